import fc from "fast-check";
import { expect, test } from "vitest";
import { proxy } from "../support/edge-quotes.ts";
import { Visitor } from "../support/visitor.ts";

const base = "/pricing-calculator-waverly-township";
const answers = {
	service: [
		["services", "window-cleaning"],
		["homeSize", "medium"],
		["stories", "two"],
		["zip", "18411"],
	],
	contact: [
		["name", "Ann Example"],
		["phone", "570-555-0123"],
	],
	condition: [
		["lastCleaned", "1-3years"],
		["trackCondition", "normal"],
	],
	package: [["package", "deluxe"]],
} as const;

async function visitorAt(step: "contact" | "condition" | "package" | "confirmation"): Promise<Visitor> {
	const visitor = new Visitor();
	const order = [
		["contact", base, "?index", answers.service],
		["condition", `${base}/contact`, "", answers.contact],
		["package", `${base}/condition`, "", answers.condition],
		["confirmation", `${base}/package`, "", answers.package],
	] as const;
	for (const [next, path, query, fields] of order) {
		const response = await visitor.post(`${path}${query}`, fields);
		expect([response.status, response.location]).toEqual([303, `${base}/${next}`]);
		if (next === step) break;
	}
	return visitor;
}

test("steps 1 to 4 and their forms use no database, the save one round trip, the last step at most one", async () => {
	const visitor = await visitorAt("package");
	// A new isolate reads the settings for it, once.
	await visitor.get(`${base}/package`);
	await proxy.reset();
	for (const path of ["", "/contact", "/condition", "/package"]) {
		expect((await visitor.get(`${base}${path}`)).status).toBe(200);
	}
	expect(await proxy.roundTrips()).toBe(0);

	expect((await visitor.post(`${base}/package`, answers.package)).status).toBe(303);
	expect(await proxy.roundTrips()).toBe(2);

	await proxy.reset();
	expect((await visitor.get(`${base}/confirmation`)).status).toBe(200);
	expect(await proxy.roundTrips()).toBeLessThanOrEqual(1);
});

test("changing the add-ons and confirming take two round trips each", async () => {
	const visitor = await visitorAt("confirmation");
	for (const intent of ["update", "confirm"]) {
		await proxy.reset();
		const response = await visitor.post(`${base}/confirmation`, [
			["addons", "deck"],
			["intent", intent],
		]);
		expect(response.status).toBe(303);
		expect(await proxy.roundTrips()).toBe(2);
	}
});

test("the confirmed total leads to the thank-you page with exactly the parameters that it reads", async () => {
	const visitor = await visitorAt("confirmation");
	const response = await visitor.post(`${base}/confirmation`, [
		["addons", "deck"],
		["addons", "siding"],
		["intent", "confirm"],
	]);
	const url = new URL(response.location ?? "", "https://glasswing.example");
	expect(url.pathname).toBe("/thank-you");
	expect(Object.fromEntries(url.searchParams)).toEqual({
		name: "Ann",
		package: "deluxe",
		price: "650",
		homeSize: "medium",
		services: "window-cleaning",
		extras: "Pressure Washing Deck: $150,Pressure Washing Siding: $250",
	});
});

test("whoever skips ahead is sent to the first step that is not answered", async () => {
	const stranger = new Visitor();
	for (const path of ["contact", "condition", "package", "confirmation"]) {
		const response = await stranger.get(`${base}/${path}`);
		expect([response.status, response.location]).toEqual([303, `${base}?draft=missing`]);
		stranger.setCookie("__Host-quote", "");
	}
	const visitor = await visitorAt("condition");
	const response = await visitor.post(`${base}/package`, answers.package);
	expect([response.status, response.location]).toEqual([303, `${base}/condition`]);
});

test.each([
	["cut short", (value: string) => value.slice(0, -8)],
	["changed", (value: string) => value.replace(/^./, (first) => (first === "A" ? "B" : "A"))],
	["emptied", () => ""],
	["replaced", () => "%7B%22id%22%3A1%7D.signature"],
])("a draft cookie that was %s is a fresh start and no error", async (_, forge) => {
	const visitor = await visitorAt("package");
	visitor.setCookie("__Host-quote", forge(visitor.cookie("__Host-quote")));
	const skipped = await visitor.get(`${base}/package`);
	expect([skipped.status, skipped.location]).toEqual([303, `${base}?draft=missing`]);
	expect((await visitor.get(base)).status).toBe(200);
});

test("while the database is down step 4 stays and says that it was not saved, and then the same submit succeeds", async () => {
	const visitor = await visitorAt("package");
	await proxy.fail({ kind: "refuse" });
	const failed = await visitor.post(`${base}/package`, answers.package);
	expect(failed.status).toBe(503);
	expect(failed.html).toContain("Error Saving Quote");
	expect(failed.html).toContain("Something went wrong. Please call us at (570) 555-0148");
	await proxy.reset();
	const response = await visitor.post(`${base}/package`, answers.package);
	expect([response.status, response.location]).toEqual([303, `${base}/confirmation`]);
});

const anyFields = fc.array(
	fc.tuple(
		fc.oneof(
			fc.constantFrom("services", "homeSize", "stories", "zip", "name", "phone", "contactMethod", "email"),
			fc.constantFrom("address", "lastCleaned", "trackCondition", "concerns", "package", "addons", "intent"),
			fc.constantFrom(
				"services[0]",
				"name.first",
				"package[]",
				"__proto__",
				"constructor",
				"__intent__",
				"__state__",
			),
			fc.string({ maxLength: 8 }),
		),
		fc.oneof(
			fc.constantFrom("window-cleaning", "medium", "two", "18411", "570-555-0123", "deluxe", "confirm", ""),
			fc.string({ unit: "binary", maxLength: 400 }),
		),
	),
	{ maxLength: 8 },
);
const forms = ["?index", "/contact", "/condition", "/package", "/confirmation"];

test("no form makes an action fail: every answer is a redirect, a page or a refusal", async () => {
	const visitor = await visitorAt("confirmation");
	const draft = visitor.cookie("__Host-quote");
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...forms), anyFields, async (form, fields) => {
			visitor.setCookie("__Host-quote", draft);
			const { status } = await visitor.post(`${base}${form}`, fields);
			expect([303, 400]).toContain(status);
		}),
		{ numRuns: 150 },
	);
});

test.each([
	"zip",
	"homeSize",
	"stories",
	"services",
	"name",
	"phone",
	"contactMethod",
	"email",
	"address",
	"lastCleaned",
	"trackCondition",
	"concerns",
	"package",
	"addons",
	"intent",
])("the field %s sent twice makes no action fail", async (name) => {
	const visitor = await visitorAt("confirmation");
	const draft = visitor.cookie("__Host-quote");
	for (const form of forms) {
		visitor.setCookie("__Host-quote", draft);
		const { status } = await visitor.post(`${base}${form}`, [
			[name, "window-cleaning"],
			[name, "window-cleaning"],
		]);
		expect([303, 400], form).toContain(status);
	}
});

test.each(forms)("a body that is no form is refused by %s", async (form) => {
	const visitor = await visitorAt("confirmation");
	expect((await visitor.postText(`${base}${form}`, "{}", "application/json")).status).toBe(415);
	expect((await visitor.postText(`${base}${form}`, "x", "multipart/form-data; boundary=y")).status).toBe(400);
});

test.each(forms)("a file where a text belongs is refused by %s", async (form) => {
	const visitor = await visitorAt("confirmation");
	const part = (name: string) =>
		`--y\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nx\r\n`;
	const draft = `--y\r\nContent-Disposition: form-data; name="draft"\r\n\r\n${visitor.cookie("__Host-quote")}\r\n`;
	const body = `${draft}${["services", "zip", "name", "concerns", "package", "addons", "intent"].map(part).join("")}--y--\r\n`;
	expect((await visitor.postText(`${base}${form}`, body, "multipart/form-data; boundary=y")).status).toBe(
		400,
	);
});
