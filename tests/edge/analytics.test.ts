import { createExecutionContext, env, SELF } from "cloudflare:test";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/config/paths.ts";
import worker from "#app/entry.worker.ts";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { tokenIn } from "../support/drafts.ts";
import { Visitor } from "../support/visitor.ts";

type Site = typeof env & Record<string, unknown>;

// The local runtime throws data points away, so these tests take them before it does.
const written: unknown[] = [];
const bindings = {
	...env,
	ANALYTICS: "on",
	ANALYTICS_DATA: { writeDataPoint: (point: unknown) => void written.push(point) },
};

beforeEach(() => void written.splice(0));

async function send(path: string, init: RequestInit = {}, site: Site = bindings): Promise<Response> {
	const headers = { Host: "glasswing.example", Origin: "https://glasswing.example", ...init.headers };
	const request = new Request(`https://glasswing.example${path}`, { ...init, headers });
	return worker.fetch(request, site, createExecutionContext());
}

const beacon = (body: string, headers: Record<string, string> = {}, site?: Site) =>
	send(
		"/analytics",
		{
			method: "POST",
			body,
			headers: { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8", ...headers },
		},
		site,
	);
const pageView = "event=page_view&page=homepage";

test.each(["form_submit", "phone_call", "email_click", "service_area_view", "estimate_click", "page_view"])(
	"%s is written with the page's type and nothing else",
	async (event) => {
		const response = await beacon(`event=${event}&page=location_page`);
		expect([response.status, await response.text()]).toEqual([204, ""]);
		expect(written).toEqual([{ indexes: [event], blobs: [event, "location_page"], doubles: [1] }]);
	},
);

test.each([
	["nothing", ""],
	["JSON", '{"event":"page_view","page":"homepage"}'],
	["an unknown event", "event=purchase&page=homepage"],
	["an unknown page", "event=page_view&page=/thank-you?name=Ann"],
	["no page", "event=page_view"],
	["more than an event", `${pageView}&name=Ann`],
])("%s is refused with 400 and not written", async (_, body) => {
	const response = await beacon(body);
	expect(response.status).toBe(400);
	await response.text();
	expect(written).toEqual([]);
});

test("whatever is sent is answered with 204, 400 or 413, and never with a failure", async () => {
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.string({ maxLength: 400 }), fc.json()), async (body) => {
			const response = await beacon(body);
			await response.text();
			expect([204, 400, 413]).toContain(response.status);
		}),
		{ numRuns: 50 },
	);
	expect(written).toEqual([]);
});

test("a body longer than any event is refused with 413", async () => {
	expect((await beacon(`${pageView}&padding=${"x".repeat(200)}`)).status).toBe(413);
	expect((await beacon("x".repeat(100_000))).status).toBe(413);
	expect(written).toEqual([]);
});

test("a beacon of another site is refused", async () => {
	expect((await beacon(pageView, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
	expect(written).toEqual([]);
});

test.each(["DNT", "Sec-GPC"])("with %s nothing is written", async (header) => {
	expect((await beacon(pageView, { [header]: "1" })).status).toBe(204);
	expect(written).toEqual([]);
});

test("the address takes nothing but a POST", async () => {
	expect((await send("/analytics")).status).toBe(405);
	expect((await send("/analytics", { method: "PUT", body: pageView })).status).toBe(405);
	expect(written).toEqual([]);
});

test("a form of the wizard is counted once it is accepted, and not when it is refused or must not be counted", async () => {
	const form = (body: string, headers: Record<string, string> = {}) =>
		send(`${paths.quote}?index`, {
			method: "POST",
			body,
			headers: {
				"Content-Type": "application/x-www-form-urlencoded",
				Cookie: "__Host-cookies=on",
				...headers,
			},
		});
	const answered = "services=window-cleaning&homeSize=medium&stories=two&zip=18411";
	expect((await form("services=window-cleaning")).status).toBe(400);
	expect((await form(answered, { DNT: "1" })).status).toBe(303);
	expect(written).toEqual([]);
	expect((await form(answered)).status).toBe(303);
	expect(written).toEqual([
		{ indexes: ["form_submit"], blobs: ["form_submit", "estimate_form"], doubles: [1] },
	]);
});

test("each step of the wizard is counted once, and neither its add-ons nor what leads back to an earlier step", async () => {
	const visitor = new Visitor((request) => worker.fetch(request, bindings, createExecutionContext()));
	const post = async (path: string, fields: Record<string, string>) => {
		const { status } = await visitor.post(path, Object.entries(fields));
		return [status, written.splice(0).length];
	};
	const service = { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" };
	const condition = { lastCleaned: "1-3years", trackCondition: "normal" };
	expect(await post(`${paths.quote}?index`, service)).toEqual([303, 1]);
	expect(await post(paths.quotePackage, { package: "deluxe" })).toEqual([303, 0]);
	expect(await post(paths.quoteContact, { name: "Ann", phone: "570-555-0123" })).toEqual([303, 1]);
	expect(await post(paths.quoteCondition, condition)).toEqual([303, 1]);
	const { html } = await visitor.get(paths.quotePackage);
	const chosen = { package: "deluxe", [DRAFT_FIELD]: tokenIn(html) };
	expect(await post(paths.quotePackage, chosen)).toEqual([303, 1]);
	for (const addons of ["deck", "siding"])
		expect(await post(paths.quoteConfirmation, { intent: "update", addons })).toEqual([303, 0]);
	expect(await post(paths.quoteConfirmation, { intent: "confirm", addons: "siding" })).toEqual([303, 1]);
});

test("the runtime's own data set takes an event", async () => {
	const failed = vi.spyOn(console, "error");
	expect((await beacon(pageView, {}, { ...env, ANALYTICS: "on" })).status).toBe(204);
	expect(failed).not.toHaveBeenCalled();
	failed.mockRestore();
});

test("a data set that is missing costs the visitor nothing", async () => {
	expect((await beacon(pageView, {}, { ...bindings, ANALYTICS_DATA: undefined })).status).toBe(204);
});

test("a page says its type where analytics is on, and the owner's pages never do", async () => {
	expect(await (await send("/zip-locator")).text()).toContain('data-analytics="service_areas"');
	expect(await (await send("/no/such-page")).text()).toContain('data-analytics="other"');
	expect(await (await send("/admin")).text()).not.toContain("data-analytics");
});

test("analytics is off unless it is switched on: no page says anything, and a beacon finds nothing", async () => {
	const page = await SELF.fetch("https://glasswing.example/zip-locator");
	expect(await page.text()).not.toContain("data-analytics");
	expect((await beacon(pageView, {}, { ...bindings, ANALYTICS: undefined })).status).toBe(404);
	expect(written).toEqual([]);
});
