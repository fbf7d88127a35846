import { createExecutionContext, env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { customerFailures } from "#app/content/customer-page.ts";
import { stopPage } from "#app/content/stop-reminders.ts";
import worker from "#app/entry.worker.ts";
import { stopReminders } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { anOwner, db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { startSession } from "../support/owner-session.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

const site = "https://glasswing.example";
const ONE_CLICK = [["List-Unsubscribe", "One-Click"]] as const;

afterEach(() => vi.restoreAllMocks());

/** All that is sent to customers by itself. */
const whatStops =
	/no more reminders about this quote, no thank-you email .* no reminder of the next cleaning/;

async function aQuote(submission = aSubmission()) {
	const token = (await saveQuote(db, submission, Date.now())) ?? "";
	return { id: submission.id, token, path: jobPaths.customerReminders(token) };
}

const stoppedAt = async (id: string) => (await savedQuote(id)).rows[0]?.remindersStoppedAt ?? null;
const actionsOf = async (id: string) => (await savedQuote(id)).events.map(({ action }) => action);

function inParts(fields: typeof ONE_CLICK): FormData {
	const form = new FormData();
	for (const [name, value] of fields) form.set(name, value);
	return form;
}

/** As a mail program posts, whose request comes from no page. */
async function postFromOutside(path: string, body: BodyInit, headers: Record<string, string> = {}) {
	const request = new Request(`${site}${path}`, {
		method: "POST",
		body,
		headers: { Host: new URL(site).host, ...headers },
		redirect: "manual",
	});
	const response = await worker.fetch(request, { ...env }, createExecutionContext());
	return { status: response.status, headers: response.headers, html: await response.text() };
}

test("an owner switches one quote's reminders off and on from the quote's page, until the customer ends them", async () => {
	const { id, path } = await aQuote();
	const customer = new Visitor();
	const owner = await anOwner();
	const page = paths.adminQuote(id);
	const press = (intent: string) =>
		owner.post(page, [
			["intent", intent],
			["from", "quote"],
		]);
	expect((await owner.get(page)).html).toContain("Send no reminders");
	expect((await press("reminders-off")).status).toBe(303);
	expect(await stoppedAt(id)).not.toBeNull();
	const off = (await owner.get(page)).html;
	for (const text of [
		"no more reminders for this quote",
		"Switched off for this quote.",
		"Send reminders again",
	])
		expect(off).toContain(text);
	expect((await customer.get(path)).html).toContain(`>${stopPage.ask.stop}</button>`);
	expect((await press("reminders-on")).status).toBe(303);
	expect(await stoppedAt(id)).toBeNull();
	expect((await press("reminders-off")).status).toBe(303);
	expect((await customer.post(path, [])).status).toBe(303);
	expect((await customer.get(path)).html).toContain(stopPage.stopped.title);
	const ended = await owner.get(page);
	expect(ended.html).toContain("The customer ended them");
	expect((await press("reminders-on")).status).toBe(409);
	expect(await stoppedAt(id)).not.toBeNull();
	const actions = ["submitted", "reminders-off", "reminders-on", "reminders-off", "reminders-stopped"];
	expect(await actionsOf(id)).toEqual(actions);
});

test("who gave no email address is said to be texted, who gave one to be mailed, unless the settings have mails off", async () => {
	const owner = await anOwner();
	const contact = { name: "Tess Text", phone: "+15705550148", contactMethod: "text" } as const;
	const told = async (email?: string) => {
		const { id } = await aQuote(aSubmission({ contact: { ...contact, ...(email && { email }) } }));
		const { html } = await owner.get(paths.adminQuote(id));
		const off = `href="${paths.adminSettings}">Switched off in the settings</a>`;
		const texts = ["gets them for this quote", "Today shows when a text is due", off];
		return texts.map((text) => html.includes(text));
	};
	expect(await told()).toEqual([false, true, false]);
	expect(await told("tess@example.com")).toEqual([true, false, false]);
	await db.run(sql`update settings set value = '{"followUps":false}'`);
	expect(await told()).toEqual([false, true, false]);
	expect(await told("tess@example.com")).toEqual([false, false, true]);
	await db.run(sql`update settings set value = '{}'`);
});

test("the link in a mail asks first, and its button stops the reminders, once, in two round trips", async () => {
	const { id, path } = await aQuote();
	const another = await aQuote();
	const customer = new Visitor();
	await proxy.reset();
	const asked = await customer.get(path);
	expect(await proxy.roundTrips()).toBe(1);
	expect(asked.status).toBe(200);
	expect(asked.html).toContain(stopPage.ask.title);
	expect(asked.html).toMatch(whatStops);
	expect(asked.html).toContain(`>${stopPage.ask.stop}</button>`);
	await customer.head(path);
	expect(await stoppedAt(id)).toBeNull();
	await proxy.reset();
	const posted = await customer.post(path, []);
	expect(await proxy.roundTrips()).toBe(2);
	expect([posted.status, posted.location]).toEqual([303, path]);
	const first = await stoppedAt(id);
	expect(first).not.toBeNull();
	expect((await customer.post(path, [])).status).toBe(303);
	expect(await stoppedAt(id)).toBe(first);
	expect(await actionsOf(id)).toEqual(["submitted", "reminders-stopped"]);
	expect(await stoppedAt(another.id)).toBeNull();
	const { html } = await customer.get(path);
	expect(html).toContain(stopPage.stopped.title);
	expect(html).toMatch(whatStops);
	expect(html).toContain(`>${stopPage.stopped.resume}</button>`);
	expect(html).not.toContain(`>${stopPage.ask.stop}</button>`);
});

test("who stopped the reminders can have them again, which a mail program never asks for, and stop them once more", async () => {
	const { id, path } = await aQuote();
	const customer = new Visitor();
	const owner = await anOwner();
	const again = [["intent", "resume"]] as const;
	await customer.post(path, []);
	await customer.post(path, ONE_CLICK);
	expect(await stoppedAt(id)).not.toBeNull();
	for (const press of [again, again]) expect((await customer.post(path, press)).status).toBe(303);
	expect(await stoppedAt(id)).toBeNull();
	expect((await customer.get(path)).html).toContain(stopPage.ask.title);
	const { html } = await owner.get(paths.adminQuote(id));
	for (const text of ["Send no reminders", "Reminders wanted again"]) expect(html).toContain(text);
	await customer.post(path, []);
	expect((await customer.get(path)).html).toContain(stopPage.stopped.title);
	expect(await actionsOf(id)).toEqual([
		...["submitted", "reminders-stopped", "reminders-resumed"],
		"reminders-stopped",
	]);
});

test("stopped several times at once they are stopped once", async () => {
	const { id, token } = await aQuote();
	const now = Date.now();
	const stopped = await Promise.all([1, 2, 3].map((after) => stopReminders(db, token, now + after)));
	expect(stopped).toEqual([true, true, true]);
	expect(await actionsOf(id)).toEqual(["submitted", "reminders-stopped"]);
	expect(await stopReminders(db, "A".repeat(22), now)).toBe(false);
});

test("a mail program's page may have any origin or none: the press stops the reminders, and an unknown link is no failure of ours", async () => {
	for (const origin of ["null", "https://mail.example"]) {
		const { id, path } = await aQuote();
		const body = new URLSearchParams([...ONE_CLICK].map(([name, value]) => [name, value]));
		expect((await postFromOutside(path, body, { Origin: origin })).status).toBe(200);
		expect(await stoppedAt(id)).not.toBeNull();
		const log = vi.spyOn(console, "error");
		const unknown = jobPaths.customerReminders("A".repeat(22));
		expect((await postFromOutside(unknown, body, { Origin: origin })).status).toBe(404);
		expect(log).not.toHaveBeenCalled();
	}
});

test.each([
	["a form", new URLSearchParams(ONE_CLICK.map(([name, value]) => [name, value]))],
	["a form in parts", inParts(ONE_CLICK)],
])(
	"a mail program stops them by one click, %s without an origin, and is led nowhere else",
	async (_, body) => {
		const { id, path } = await aQuote();
		const { status, html } = await postFromOutside(path, body);
		expect(status).toBe(200);
		expect(html).toContain(stopPage.stopped.title);
		expect(await stoppedAt(id)).not.toBeNull();
	},
);

test("nothing else of a customer takes a form that comes from no page of the site", async () => {
	const { token } = await aQuote();
	const body = new URLSearchParams({ intent: "change" });
	for (const path of [`/quote/${token}`, `/quote/${token}/reminders/more`, jobPaths.customerCalendar(token)])
		expect((await postFromOutside(path, body)).status).toBe(403);
});

test("a link that opens no quote says so, whatever is posted to it", async () => {
	const wrong = ["A".repeat(22), "a", "A".repeat(400)];
	const customer = new Visitor();
	for (const path of wrong.map((token) => jobPaths.customerReminders(token))) {
		for (const { status, html } of [await customer.get(path), await customer.post(path, ONE_CLICK)]) {
			expect(status).toBe(404);
			expect(html).toContain(customerFailures.unknown.title);
		}
	}
});

test("the page is kept by nobody, found by nobody, and tells nobody its address", async () => {
	const { token, path } = await aQuote();
	const logged = vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const failed = await postFromOutside(path, new URLSearchParams());
	await proxy.reset();
	expect(failed.status).toBe(503);
	expect(failed.html).toContain(stopPage.unreachable.title);
	expect(failed.html).toContain(`>${stopPage.ask.stop}</button>`);
	expect(logged.mock.calls.length).toBeGreaterThan(0);
	expect(logged.mock.calls.flat().join()).not.toContain(token);
	const { headers } = await postFromOutside(
		path,
		new URLSearchParams(ONE_CLICK.map(([name, value]) => [name, value])),
	);
	for (const of of [failed.headers, headers]) {
		expect(of.get("Cache-Control")).toBe("no-store");
		expect(of.get("X-Robots-Tag")).toBe("noindex, nofollow");
		expect(of.get("Referrer-Policy")).toBe("strict-origin");
		expect(of.get("Content-Security-Policy")).not.toContain("report-uri");
	}
});

test("the owner reads in the history that the customer stopped them", async () => {
	const { id, path } = await aQuote();
	await new Visitor().post(path, []);
	const owner = new Visitor();
	owner.setCookie(...(await startSession(db)).cookie);
	const { html } = await owner.get(`/admin/quotes/${id}`);
	expect(html.replaceAll("<!-- -->", "")).toMatch(/Reminders stopped<span[^>]*> · the customer</);
});
