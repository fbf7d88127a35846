import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { readDashboardCounts, selectDashboardCounts } from "#app/live-feed/dashboard-counts.server.ts";
import { selectCursor, selectEvents, selectQuote } from "#app/quotes/quote-reads.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { db, planOf, savedQuote } from "../support/edge-quotes.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { aWord } from "../support/words.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

/** Saves a quote under this name and number, and returns its id. */
async function save(name: string, phone = "+15705550123", now = NOW): Promise<string> {
	const submission = aSubmission({ contact: { name, phone, contactMethod: "text" } });
	await saveQuote(db, submission, now);
	return submission.id;
}

async function found(query: string, size = 25): Promise<string[]> {
	const quotes = await selectQuotes(db, readFilter(new URLSearchParams(query)), size);
	return quotes.map(({ name }) => name);
}

async function triage(quoteId: string, intent: TriageIntent, notes: string | null = null, now = NOW) {
	return Number((await triageAs(db, { quoteId, intent, notes, now })).isChanged);
}

async function counts() {
	const counted = readDashboardCounts(await selectDashboardCounts(db, NOW), NOW);
	const { new: fresh = 0, contacted = 0, spam = 0 } = counted ?? {};
	return { new: fresh, contacted, spam };
}

test.each([
	["Łęcki", "lecki", "łęcki", "ecki"],
	["Weiß", "weiss", "weiß", "iss"],
	["Sørensen", "sorensen", "sørensen", "ren"],
])("%s is found as %s, as it is written, and by a part of it", async (written, ...typed) => {
	const word = aWord();
	await save(`${written} ${word}`);
	for (const text of typed) expect(await found(`q=${text}+${word}`), text).toEqual([`${written} ${word}`]);
});

test("a quote comes with every saved field, its services and its add-ons", async () => {
	const id = await save("Ann Example");
	await db.run(sql`insert into quote_addons values (${id}, 'Ann Example', '+15705550123', 'deck', 150)`);
	const [quote] = await selectQuote(db, id);
	expect(quote).toMatchObject({
		id,
		name: "Ann Example",
		contactMethod: "text",
		phone: "+15705550123",
		zipCode: "18411",
		homeSize: "medium",
		stories: "two",
		lastCleaned: "1-3years",
		trackCondition: "normal",
		gutterLastCleaned: "within-1-year",
		package: "deluxe",
		bundlePercent: 15,
		addons: [{ addon: "deck", price: 150 }],
		createdAt: NOW,
		stage: "new",
		contactedAt: null,
		adminNotes: null,
		spam: false,
		revision: 1,
	});
	expect(quote?.services).toEqual([
		{ service: "window-cleaning", low: 600, high: 700 },
		{ service: "gutter-cleaning", low: 200, high: 300 },
	]);
});

test("quotes are listed newest first and page by key, each exactly once", async () => {
	const word = aWord();
	// Two in the same millisecond, so that the time alone cannot tell the pages apart.
	const times = [5, 4, 3, 3, 2, 1];
	for (const [index, time] of times.entries()) await save(`${word} ${index}`, "+15705550123", NOW + time);
	const seen: string[] = [];
	let before = "";
	for (let page = 0; page < 3; page++) {
		const filter = readFilter(new URLSearchParams(`q=${word}${before}`));
		const quotes = await selectQuotes(db, filter, 2);
		seen.push(...quotes.map(({ name }) => name));
		const last = quotes.at(-1);
		before = `&before=${last?.createdAt}_${last?.id}`;
	}
	expect(seen.toSorted()).toEqual(times.map((_, index) => `${word} ${index}`));
	expect([seen[0], seen[1], seen[5]]).toEqual([`${word} 0`, `${word} 1`, `${word} 5`]);
});

test("without a search the same pages come from the list's own order", async () => {
	const later = Date.UTC(2040, 0, 1);
	const names = ["first", "second", "third"].map((name) => `${name} ${aWord()}`);
	for (const [index, name] of names.entries()) await save(name, "+15705550123", later + index);
	const top = await selectQuotes(db, readFilter(new URLSearchParams()), 2);
	expect(top.map(({ name }) => name)).toEqual([names[2], names[1]]);
	const next = await found(`before=${top[1]?.createdAt}_${top[1]?.id}`, 1);
	expect(next).toEqual([names[0]]);
});

test("each tab lists its state, and a search within it too", async () => {
	const word = aWord();
	const [fresh, contacted, spam] = [
		await save(`${word} n`),
		await save(`${word} c`),
		await save(`${word} s`),
	];
	await triage(contacted, "contacted");
	await triage(spam, "spam");
	const tabs = { all: ["c", "n"], new: ["n"], contacted: ["c"], spam: ["s"] };
	for (const [status, letters] of Object.entries(tabs)) {
		expect((await found(`status=${status}&q=${word}`)).toSorted()).toEqual(
			letters.map((l) => `${word} ${l}`),
		);
		const listed = await found(`status=${status}`, 1000);
		expect(listed.filter((name) => name.startsWith(word)).toSorted()).toEqual(
			letters.map((l) => `${word} ${l}`),
		);
	}
	expect(fresh).not.toBe(contacted);
});

test("a changed name or number is found by the new one alone", async () => {
	const [before, after] = [aWord(), aWord()];
	const submission = aSubmission({ contact: { name: before, phone: "+15705550123", contactMethod: "text" } });
	await saveQuote(db, submission, NOW);
	await saveQuote(db, { ...submission, contact: { ...submission.contact, name: after } }, NOW + 1);
	expect([await found(`q=${before}`), await found(`q=${after}`)]).toEqual([[], [after]]);
});

test("the counts follow every change of a quote", async () => {
	const start = await counts();
	const id = await save(aWord());
	expect(await counts()).toEqual({ ...start, new: start.new + 1 });
	await triage(id, "contacted");
	expect(await counts()).toEqual({ ...start, contacted: start.contacted + 1 });
	await triage(id, "undo");
	expect(await counts()).toEqual({ ...start, new: start.new + 1 });
	await triage(id, "spam");
	expect(await counts()).toEqual({ ...start, spam: start.spam + 1 });
	await settled(db, db.run(sql`delete from quote_requests where id = ${id}`));
	expect(await counts()).toEqual(start);
	expect(await db.all(sql`select * from quote_search_text where quote_id = ${id}`)).toEqual([]);
});

test("events come after their cursor, oldest first, with the quote as it is now", async () => {
	const [{ seq: start = 0 } = {}] = await selectCursor(db);
	const id = await save(aWord());
	await triage(id, "contacted", "left a message");
	const events = await selectEvents(db, start, 10);
	expect(events).toMatchObject([
		{ kind: "created", id, stage: "contacted", adminNotes: "left a message", revision: 2 },
		{ kind: "updated", id, revision: 2 },
	]);
	expect(await selectEvents(db, events[0]?.seq ?? 0, 10)).toMatchObject([{ kind: "updated" }]);
});

test("marking a quote as contacted saves when and the notes, and one event", async () => {
	const id = await save(aWord());
	expect(await triage(id, "contacted", "Tuesday at nine", NOW + 60_000)).toBe(1);
	const { rows, events } = await savedQuote(id);
	expect(rows).toMatchObject([
		{ contacted: true, contactedAt: NOW + 60_000, adminNotes: "Tuesday at nine", revision: 2 },
	]);
	expect(events.map(({ revision }) => revision)).toEqual([1, 2]);
	// A second press, or another device, changes nothing.
	expect(await triage(id, "contacted", null, NOW + 61_000)).toBe(0);
	expect((await savedQuote(id)).rows).toEqual(rows);
	expect((await savedQuote(id)).events).toHaveLength(2);
});

test("marking can be undone for ten seconds and not any more after them", async () => {
	const id = await save(aWord());
	await triage(id, "contacted", "called", NOW);
	expect(await triage(id, "undo", null, NOW + 10_001)).toBe(0);
	expect((await savedQuote(id)).rows).toMatchObject([{ contacted: true }]);
	expect(await triage(id, "undo", null, NOW + 10_000)).toBe(1);
	expect((await savedQuote(id)).rows).toMatchObject([
		{ contacted: false, contactedAt: null, adminNotes: "called", revision: 3 },
	]);
});

test.each([
	"",
	"status=new",
	"status=contacted",
	"status=spam",
	"before=1700000000000_00000000-0000-4000-8000-000000000000",
])("the list %j walks its index: no scan, no sorting", async (query) => {
	const whole = await planOf(selectQuotes(db, readFilter(new URLSearchParams(query)), 25));
	// What each quote has beside it comes after.
	const [plan = ""] = whole.split("CORRELATED");
	expect(plan).not.toMatch(/SCAN quote|TEMP B-TREE/);
	expect(plan).toMatch(/SEARCH quote_requests USING INDEX quote_requests_(stage|newest)/);
});

test("the counts scan their few rows and what is to be looked at again, the events no table", async () => {
	const plan = await planOf(selectDashboardCounts(db, NOW));
	expect(plan.match(/SCAN (?!CONSTANT|\().*/g)).toEqual(["SCAN stage_counts"]);
	for (const index of ["undecided", "reminder_due"])
		expect(plan).toMatch(
			new RegExp(`SEARCH quote_requests USING (COVERING )?INDEX quote_requests_${index} `),
		);
	const [events = ""] = (await planOf(selectEvents(db, 5, 25))).split("CORRELATED");
	expect(events).toContain("SEARCH quote_events");
	expect(events).not.toMatch(/SCAN (?!CONSTANT|\()|TEMP B-TREE/);
});
