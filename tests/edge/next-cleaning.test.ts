import {
	createExecutionContext,
	createScheduledController,
	env,
	waitOnExecutionContext,
} from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selectVisits } from "#app/admin/today/today-reads.server.ts";
import { paths } from "#app/config/paths.ts";
import { todayPage } from "#app/content/today.ts";
import worker from "#app/entry.worker.ts";
import { queueFollowUps } from "#app/follow-ups/queue-follow-ups.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import type { Service } from "#app/services/services.ts";
import { DAY_MS, HOUR_MS, monthsBefore } from "#app/time/clock.ts";
import { customers, pastJobs, quoteRequests } from "#db/schema.ts";
import { seedQuotes } from "../bench/seed-quotes.ts";
import { customerOf } from "../support/customers.ts";
import { aDraft } from "../support/drafts.ts";
import { anOwner, db, forgetCounts, planOf, proxy, savedQuote } from "../support/edge-quotes.ts";
import { customerMailsAt } from "../support/mails-at.ts";
import { emptyOutbox, outboxRows } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import type { Visitor } from "../support/visitor.ts";

/** A Thursday at ten. */
const NOW = Date.parse("2026-11-12T10:00:00-05:00");
/** Jobs that were done by then are due for the next cleaning by now: windows and gutters, and surfaces. */
const [HALF_A_YEAR_AGO, A_YEAR_AGO] = [monthsBefore(NOW, 6), monthsBefore(NOW, 12)];

let phones = 0;
const aPhone = () => `+1570556${String(++phones).padStart(4, "0")}`;

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	await forgetCounts();
	// What other tests left waits for nobody.
	await settled(db, db.update(quoteRequests).set({ spam: true }));
	await emptyOutbox();
});
afterEach(async () => {
	vi.useRealTimers();
	await switchFollowUps(true);
	await settled(db, db.delete(quoteRequests).where(eq(quoteRequests.fingerprint, "seeded")));
});

const switchFollowUps = (followUps: boolean) =>
	db.run(sql`update settings set value = ${JSON.stringify({ followUps })} where id = 1`);
const change = (id: string, values: Partial<typeof quoteRequests.$inferInsert>) =>
	settled(db, db.update(quoteRequests).set(values).where(eq(quoteRequests.id, id)));

interface Asked {
	name?: string;
	phone?: string;
	email?: string;
	services?: Service[];
}

async function aRequest(
	createdAt: number,
	{ name = "Ida Next", phone = aPhone(), email, services }: Asked = {},
) {
	const { service, condition } = aDraft();
	const submission = aSubmission(
		{
			contact: { name, phone, email, contactMethod: email ? "email" : "text", address: "1 Elm St" },
			service: { ...service, ...(services && { services }) },
			condition: { ...condition, pressureTargets: ["house"], pressureLastCleaned: "within-1-year" },
		},
		services && !services.includes("window-cleaning") ? "standard" : "deluxe",
	);
	await saveQuote(db, submission, createdAt);
	return submission.id;
}

/** A job that was done, of windows and gutters, for somebody who gave no email address. */
async function aDone(doneAt = HALF_A_YEAR_AGO, asked: Asked = {}) {
	const id = await aRequest(doneAt - 20 * DAY_MS, asked);
	await change(id, { contacted: true, contactedAt: doneAt - 19 * DAY_MS, doneAt });
	return id;
}

/** The page, and its list of who is due for the next cleaning, as text; undefined where it has none. */
async function readVisits(owner: Visitor) {
	const { status, html } = await owner.get(paths.adminToday);
	const [, list] = /<section id="visits"(.*?)<\/section>/s.exec(html) ?? [];
	return {
		status,
		html,
		list: list
			?.replaceAll(/<!--.*?-->/g, "")
			.replaceAll(/<[^>]*>/g, " ")
			.replaceAll(/\s+/g, " "),
	};
}

const isListed = async () => (await readVisits(await anOwner())).list !== undefined;

const press = (owner: Visitor, quote: string, intent: "reminded" | "not-reminded") =>
	owner.post(paths.adminToday, Object.entries({ quote, intent }));

const toldOf = async (quoteId: string) =>
	(await savedQuote(quoteId)).events
		.filter(({ action }) => action === "reminded")
		.map((event) => event.changes);

const runAt = async (now: number) => {
	await queueFollowUps(db, now);
	return (await customerMailsAt(now)).map(({ key }) => key);
};

test("who has no email address is reminded of the next cleaning by one tap, which opens what the mail says", async () => {
	const services: Service[] = ["window-cleaning", "gutter-cleaning", "pressure-washing"];
	const quoteId = await aDone(HALF_A_YEAR_AGO - 20 * DAY_MS, { phone: "+15705569999", services });
	await aDone(HALF_A_YEAR_AGO - 21 * DAY_MS, { name: "Bob Earlier" });
	const owner = await anOwner();
	await proxy.reset();
	const { status, html, list } = await readVisits(owner);
	expect([status, await proxy.roundTrips()]).toEqual([200, 1]);
	expect(list).toMatch(
		/Due for the next cleaning 2 Ida Next Last job: Wednesday, April 22, 2026 \(570\) 556-9999 Window Cleaning \(Deluxe\), Gutter Cleaning and Pressure Washing · \$960 1 Elm St, PA 18411 \(Waverly Township\) Due: Window Cleaning and Gutter Cleaning Text a reminder Ida Next Call Ida Next Mark as reminded : Ida Next Bob Earlier /,
	);
	expect(html).toContain(`href="${paths.adminQuote(quoteId)}"`);
	expect(html).toContain('href="tel:+15705569999"');
	const [, body = ""] = /href="sms:\+15705569999\?&amp;body=([^"]*)"/.exec(html) ?? [];
	const [before = "", link = "", after] = decodeURIComponent(body).split(/(https?:\S+) /);
	expect(before).toBe(
		"Hi Ida, Daniel from Glasswing Exterior Cleaning here. About 7 months ago we finished the window cleaning and gutter cleaning at your home. We recommend window cleaning two to three times a year and gutter cleaning at least twice a year. If you&#x27;d like us to come back, a new price takes a minute: ",
	);
	expect(link).toMatch(
		new RegExp(`^https?://[^/]+${paths.quote}\\?service=window-cleaning&service=gutter-cleaning$`),
	);
	expect(after).toBe("If not, no need to reply: I&#x27;ll ask only once.");
});

const surfaces: Asked = { services: ["pressure-washing"] };
const both: Asked = { services: ["window-cleaning", "pressure-washing"] };

test.each<[string, boolean, number, Asked]>([
	["windows, at six months", true, HALF_A_YEAR_AGO, {}],
	["windows, a moment before", false, HALF_A_YEAR_AGO + 1, {}],
	["windows, thirty days late", true, monthsBefore(NOW - 30 * DAY_MS, 6) + 1, {}],
	["windows, later than that", false, monthsBefore(NOW - 30 * DAY_MS, 6), {}],
	["surfaces, at six months", false, HALF_A_YEAR_AGO, surfaces],
	["surfaces, at a year", true, A_YEAR_AGO, surfaces],
	["surfaces, a moment before", false, A_YEAR_AGO + 1, surfaces],
	["windows and surfaces, at a year", false, A_YEAR_AGO, both],
])("it is listed when its first service is due, for thirty days: %s", async (_, listed, doneAt, asked) => {
	await aDone(doneAt, asked);
	expect(await isListed()).toBe(listed);
});

test.each<[string, boolean, Partial<typeof quoteRequests.$inferInsert>]>([
	["is spam", false, { spam: true }],
	["is a test", false, { test: true }],
	["asked for no reminders", false, { remindersStoppedAt: NOW - DAY_MS }],
	["is mailed", false, { email: "ida@example.com" }],
	["was not served after all", false, { doneAt: null }],
])("whether somebody is listed who %s: %s", async (_, listed, values) => {
	await change(await aDone(), values);
	expect(await isListed()).toBe(listed);
});

test("who has an address is listed once it is too late for a mail that never went out", async () => {
	await change(await aDone(monthsBefore(NOW - 22 * DAY_MS, 6)), { email: "ida@example.com" });
	expect(await isListed()).toBe(false);
	await change(await aDone(monthsBefore(NOW - 24 * DAY_MS, 6)), { email: "bob@example.com" });
	expect(await isListed()).toBe(true);
});

test("who has an address is listed while follow-ups are switched off, unless a mail went out", async () => {
	const email = "ida@example.com";
	const mailed = await aDone();
	await change(mailed, { email });
	expect(await runAt(NOW)).toEqual([`next-visit:${mailed}`]);
	await emptyOutbox();
	const other = await aDone(HALF_A_YEAR_AGO, { name: "Bob Other" });
	await change(other, { email: "bob@example.com" });
	await switchFollowUps(false);
	const { list } = await readVisits(await anOwner());
	expect(list).toContain("Bob Other");
	expect(list).not.toContain("Ida Next");
});

test("who asked again since the job, by phone number or by email address, is not listed; before it does not count", async () => {
	await switchFollowUps(false);
	const phone = `${aPhone()};ext=12`;
	await aRequest(HALF_A_YEAR_AGO - DAY_MS, { phone });
	const again = await aRequest(HALF_A_YEAR_AGO + DAY_MS, { phone });
	await change(again, { test: true });
	const quoteId = await aDone(HALF_A_YEAR_AGO, { phone });
	await change(quoteId, { email: "ida.again@example.com" });
	expect(await isListed()).toBe(true);
	await change(again, { test: false });
	expect(await isListed()).toBe(false);
	await change(again, { spam: true });
	expect(await isListed()).toBe(true);
	await aRequest(NOW - DAY_MS, { email: "IDA.again@example.com" });
	expect(await isListed()).toBe(false);
});

test("who has changed the quote itself since the job has asked again; before it that does not count", async () => {
	const quoteId = await aDone();
	await change(quoteId, { changedAt: HALF_A_YEAR_AGO - DAY_MS });
	expect(await isListed()).toBe(true);
	await change(quoteId, { changedAt: HALF_A_YEAR_AGO + DAY_MS });
	expect(await isListed()).toBe(false);
	await change(quoteId, { email: "ida@example.com" });
	expect(await runAt(NOW)).toEqual([]);
});

test("of two jobs for one customer only the later one is listed, and none while another has its date", async () => {
	const phone = aPhone();
	const [earlier, later] = ["Ida Earlier", "Ida Later"].map((name) => ({ phone, name }));
	await aDone(HALF_A_YEAR_AGO - 10 * DAY_MS, earlier);
	await aDone(HALF_A_YEAR_AGO - 2 * DAY_MS, later);
	const { list } = await readVisits(await anOwner());
	expect(list).toContain("Due for the next cleaning 1 Ida Later");
	const times = { scheduledFor: NOW + DAY_MS, scheduledUntil: NOW + DAY_MS + HOUR_MS };
	const dated = await aRequest(HALF_A_YEAR_AGO - 30 * DAY_MS, later);
	await change(dated, times);
	expect(await isListed()).toBe(false);
	// Its date is off with it.
	await change(dated, { lostAt: NOW - DAY_MS, lostReason: "other" });
	expect(await isListed()).toBe(true);
});

test("a later job that was imported, also of a part of the customer, ends the wait for the next cleaning by list and mail", async () => {
	const quoteId = await aDone();
	const customerId = (await customerOf(db, quoteId)) ?? "";
	const part = { id: crypto.randomUUID(), name: "Ida Earlier", createdAt: NOW, updatedAt: NOW };
	await db.insert(customers).values({ ...part, primaryId: customerId });
	const imported = (id: string, doneAt: number) => ({
		...{ id: crypto.randomUUID().padEnd(64, "0"), importId: "import", customerId: id },
		...{ doneAt, work: "Windows", total: 300 },
	});
	// The same day's is this job, as another program has it.
	await db
		.insert(pastJobs)
		.values([HALF_A_YEAR_AGO - DAY_MS, HALF_A_YEAR_AGO + 2 * HOUR_MS].map((at) => imported(customerId, at)));
	expect(await isListed()).toBe(true);
	const later = imported(part.id, HALF_A_YEAR_AGO + DAY_MS);
	await db.insert(pastJobs).values(later);
	expect(await isListed()).toBe(false);
	await change(quoteId, { email: "ida@example.com" });
	expect(await runAt(NOW)).toEqual([]);
	await db.delete(pastJobs).where(eq(pastJobs.id, later.id));
	expect(await runAt(NOW + HOUR_MS)).toEqual([`next-visit:${quoteId}`]);
});

test("who was reminded by text is off the list, is reminded once, and is back on it if that is taken back", async () => {
	const quoteId = await aDone();
	const owner = await anOwner();
	await press(owner, quoteId, "not-reminded");
	expect(await toldOf(quoteId)).toEqual([]);
	await proxy.reset();
	const sent = await press(owner, quoteId, "reminded");
	expect([sent.status, sent.location, await proxy.roundTrips()]).toEqual([
		303,
		`/admin/today?reminded=${quoteId}#undo`,
		2,
	]);
	await press(owner, quoteId, "reminded");
	expect(await toldOf(quoteId)).toEqual(['[{"field":"text","from":null,"to":"next-visit"}]']);
	const { html } = await owner.get(sent.location ?? "");
	for (const text of ["Marked as reminded", "Undo", todayPage.empty.title]) expect(html).toContain(text);
	await press(owner, quoteId, "not-reminded");
	await press(owner, quoteId, "not-reminded");
	expect(await toldOf(quoteId)).toHaveLength(2);
	expect((await readVisits(owner)).list).toContain("Ida Next");
	const history = (await owner.get(paths.adminQuote(quoteId))).html.replaceAll("<!-- -->", "");
	expect(history).toContain("Text message: none → next cleaning");
	expect(history).toContain("Text message: next cleaning → taken back");
	await press(owner, quoteId, "reminded");
	expect(await isListed()).toBe(false);
});

test("thanks by text and the reminder of the next cleaning are told apart, also where one is taken back", async () => {
	const quoteId = await aDone();
	vi.setSystemTime(HALF_A_YEAR_AGO + HOUR_MS);
	await press(await anOwner(), quoteId, "reminded");
	vi.setSystemTime(NOW);
	expect(await isListed()).toBe(true);
	const owner = await anOwner();
	const { html } = await owner.get(`${paths.adminToday}?reminded=${quoteId}`);
	expect(html).not.toContain("Marked as");
	await press(owner, quoteId, "not-reminded");
	await press(owner, quoteId, "reminded");
	expect(await toldOf(quoteId)).toEqual(
		["thank-you", "next-visit"].map((to) => JSON.stringify([{ field: "text", from: null, to }])),
	);
	await press(owner, quoteId, "not-reminded");
	expect(await isListed()).toBe(true);
	// Taking back the reminder says nothing about the thanks.
	await change(quoteId, { doneAt: NOW - HOUR_MS });
	expect((await owner.get(paths.adminToday)).html).not.toContain(todayPage.groups.done);
});

test("who was reminded by text is not mailed, also where an address is known by then, unless it was taken back", async () => {
	const quoteId = await aDone();
	const owner = await anOwner();
	await press(owner, quoteId, "reminded");
	await change(quoteId, { email: "ida@example.com" });
	expect(await runAt(NOW + HOUR_MS)).toEqual([]);
	await switchFollowUps(false);
	await press(owner, quoteId, "not-reminded");
	await switchFollowUps(true);
	expect(await runAt(NOW + 2 * HOUR_MS)).toEqual([`next-visit:${quoteId}`]);
});

test("a mail that waits for the morning does not leave where its customer was reminded by text or came back", async () => {
	const [texted, back] = [await aDone(), await aDone(HALF_A_YEAR_AGO, { phone: "+15705568888" })];
	for (const id of [texted, back]) await change(id, { email: `${id}@example.com` });
	await queueFollowUps(db, NOW);
	await press(await anOwner(), texted, "reminded");
	await aRequest(NOW, { phone: "+15705568888" });
	expect(await customerMailsAt(NOW + HOUR_MS)).toEqual([]);
});

test("the cron reminds nobody while quotes of an older release have no customer: some came back", async () => {
	const [once, back] = [await aDone(), await aDone(HALF_A_YEAR_AGO, { phone: "+15705568887" })];
	for (const id of [once, back]) await change(id, { email: `${id}@example.com` });
	await aRequest(NOW, { phone: "+15705568887" });
	await seedQuotes(db, 1_100, HALF_A_YEAR_AGO - 30 * DAY_MS);
	await db.update(quoteRequests).set({ customerId: null });
	const reminded = async () => {
		const context = createExecutionContext();
		await worker.scheduled(createScheduledController({ scheduledTime: new Date(NOW) }), env, context);
		await waitOnExecutionContext(context);
		return (await outboxRows()).filter(({ kind }) => kind === "next-visit").map(({ quoteId }) => quoteId);
	};
	expect(await reminded()).toEqual([]);
	expect(await reminded()).toEqual([once]);
});

test("a list shows the first fifty, with the way to the others, and costs no more for many jobs of other times", async () => {
	const owner = await anOwner();
	await seedQuotes(db, 600, HALF_A_YEAR_AGO - 3 * DAY_MS, { offers: true });
	await proxy.reset();
	const { list, html } = await readVisits(owner);
	expect(await proxy.roundTrips()).toBe(1);
	const few = await proxy.rows();
	expect(list).toContain("Due for the next cleaning 50+ ");
	expect(html).toContain('href="/admin?status=done"');
	const others = HALF_A_YEAR_AGO - 60 * DAY_MS;
	await seedQuotes(db, 600, others, { offers: true });
	await settled(
		db,
		db.run(
			sql`update quote_requests set contact_value = '+1888' || substr(contact_value, 6), customer_id = null where created_at <= ${others} and fingerprint = 'seeded'`,
		),
	);
	await proxy.reset();
	await readVisits(owner);
	expect((await proxy.rows()).read).toBeLessThanOrEqual(few.read + 5);
});

test("the queries go by their indexes", async () => {
	for (const query of selectVisits(db, NOW)) {
		const plan = await planOf(query);
		for (const step of [
			"SEARCH quote_requests USING INDEX quote_requests_done",
			"SEARCH request USING INDEX quote_requests_customer",
			"SEARCH member USING COVERING INDEX customers_primary",
			"SEARCH past_jobs USING COVERING INDEX past_jobs_customer",
		])
			expect(plan).toContain(step);
		expect(plan).not.toMatch(/^SCAN (?!\(subquery)/m);
	}
});
