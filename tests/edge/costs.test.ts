import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DRAFT_FIELD } from "#app/quote-wizard/hidden-fields.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { seedQuotes } from "../bench/seed-quotes.ts";
import { tokenIn } from "../support/drafts.ts";
import { anOwner, costOf, db, forgetCounts } from "../support/edge-quotes.ts";
import { EventReader } from "../support/event-reader.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

// What each action costs at the database, in what Turso bills: rows read and written, those of indexes and triggers
// among them. The figures are those of "Scale on paper" in docs/operations.md, with a little room above.

const base = "/pricing-calculator-waverly-township";
const answers = [
	["?index", { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" }],
	["/contact", { name: "Cost Example", phone: "570-555-0123" }],
	["/condition", { lastCleaned: "1-3years", trackCondition: "normal" }],
] as const;

beforeEach(async () => {
	// What other tests left would be read as well.
	await settled(db, db.delete(quoteRequests));
	await db.update(settings).set({ value: "{}", calendarVersion: 0 });
});
afterEach(() => settled(db, db.delete(quoteRequests).where(eq(quoteRequests.fingerprint, "seeded"))));

async function aVisitorAtStepFour(): Promise<Visitor> {
	await forgetCounts();
	const visitor = new Visitor();
	for (const [path, fields] of answers) await post(visitor, path, fields);
	return visitor;
}

async function post(visitor: Visitor, path: string, fields: Record<string, string>): Promise<void> {
	expect((await visitor.post(`${base}${path}`, Object.entries(fields))).status).toBe(303);
}

test("steps 1 to 3 ask the database nothing once this part of the Worker knows the prices", async () => {
	await aVisitorAtStepFour();
	const { trips } = await costOf(aVisitorAtStepFour);
	expect(trips).toBe(0);
});

test("saving a quote, choosing an add-on and confirming are two round trips and few rows each", async () => {
	const visitor = await aVisitorAtStepFour();
	const { html } = await visitor.get(`${base}/package`);
	const choice = { package: "deluxe", [DRAFT_FIELD]: tokenIn(html) };
	const save = await costOf(() => post(visitor, "/package", choice));
	const choose = await costOf(() => post(visitor, "/confirmation", { intent: "update", addons: "deck" }));
	const confirm = await costOf(() => post(visitor, "/confirmation", { intent: "confirm", addons: "deck" }));
	expect([save.trips, choose.trips, confirm.trips]).toEqual([2, 2, 2]);
	// Its row, a service, an event, a mail, its network, their indexes, what it is judged by, what the triggers keep (its stage too),
	// the secret of the customer's page, and a customer with a number.
	expect(save.read).toBeLessThanOrEqual(48);
	expect(save.written).toBeLessThanOrEqual(37);
	// What changed is compared and told, and the earlier mails of the quote are counted.
	for (const { read, written } of [choose, confirm]) {
		expect(read).toBeLessThanOrEqual(45);
		// What is searched of the quote among them.
		expect(written).toBeLessThanOrEqual(18);
	}
});

test("the dashboard costs the same with a thousand quotes as with a hundred", async () => {
	const owner = await anOwner();
	const open = (query: string) =>
		costOf(async () => expect((await owner.get(`/admin${query}`)).status).toBe(200));
	/** The pages, with the matches a hundred quotes have: a search reads a row for each, to count them, and three of one
	 * that is past New, whose stage the index does not know. */
	const pages = { "": 0, "?status=new": 0, "?status=contacted": 0, "?q=baker": 10 };
	const costs = async () => {
		const found: Awaited<ReturnType<typeof open>>[] = [];
		for (const page of Object.keys(pages)) found.push(await open(page));
		return found;
	};
	// Enough for a full page of each.
	await seedQuotes(db, 300, Date.now());
	const few = await costs();
	await seedQuotes(db, 700, Date.now() - 40 * DAY_MS);
	const many = await costs();
	const matches = Object.values(pages);
	for (const [index, { trips, read, written }] of many.entries()) {
		const counted = matches[index] ?? 0;
		expect(trips).toBe(1);
		// Quotes with an add-on cost a row more, and each page has its share of them. The seven hundred are of the same people
		// as those on the page, whose earlier request is told: two rows of each.
		const returning = 2 * 26;
		expect(Math.abs(read - (few[index]?.read ?? 0))).toBeLessThanOrEqual(5 + returning + 20 * counted);
		expect(written).toBe(0);
	}
});

test("a triage is two round trips and few rows, and a wake is one of all open streams", async () => {
	const visitor = await aVisitorAtStepFour();
	const owner = await anOwner();
	const response = await owner.open("/admin/quotes/stream");
	if (!response.body) throw new Error("The stream has no body");
	const reader = new EventReader(response.body);
	const wake = () => env.QUOTE_FEED.getByName("quotes").wake();
	await reader.next("heartbeat");
	// The heartbeat's own reading ends with it: its rows would be counted as well.
	await wake();
	const idle = await costOf(wake, "live-feed");
	await post(visitor, "/package", { package: "deluxe" });
	await reader.next("quote");
	// A second quote, saved past the Worker, which would wake the feed itself.
	await reader.next("heartbeat");
	await wake();
	await saveQuote(db, aSubmission(), Date.now());
	const news = await costOf(wake, "live-feed");
	await reader.cancel();
	const triage = await costOf(() =>
		owner.post(`/admin/quotes/${visitor.draftId()}`, [
			["intent", "contacted"],
			["notes", "called"],
			["from", ""],
		]),
	);
	expect(idle.trips).toBe(1);
	expect(news.trips).toBe(1);
	expect(triage.trips).toBe(2);
	// The counts of the tabs and the stages, and whatever of the new ones is a test, are read where there is news.
	expect(idle.read).toBeLessThanOrEqual(12);
	expect(news.read).toBeLessThanOrEqual(36);
	expect([idle.written, news.written]).toEqual([0, 0]);
	// One of these is the outbox's row in sqlite_sequence, where it stands before that of the events.
	expect(triage.read).toBeLessThanOrEqual(30);
	expect(triage.written).toBeLessThanOrEqual(18);
});
