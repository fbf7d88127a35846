import { expect, test } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { anOwner, costOf, db, forgetCounts } from "../support/edge-quotes.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { aSubmission } from "../support/submissions.ts";

/** A Monday of a month that no other test knows. */
const MONDAY = Date.parse("2019-03-04T10:00:00-05:00");
const days = "?from=2019-03-04&to=2019-03-31";

async function saveRequests(count: number, at: number) {
	const saved: { quoteId: string; token: string }[] = [];
	for (let number = 0; number < count; number++) {
		await forgetCounts();
		const submission = aSubmission();
		const token = (await saveQuote(db, submission, at + number)) ?? "";
		saved.push({ quoteId: submission.id, token });
	}
	return saved;
}

test("the numbers of a range are told with those before, in one round trip, as pictures, tables and files", async () => {
	const owner = await anOwner();
	await saveRequests(1, MONDAY - DAY_MS);
	const [first, second] = await saveRequests(3, MONDAY + DAY_MS);
	for (const quote of [first, second]) {
		const offer = anOffer(quote?.quoteId ?? "", { validUntil: MONDAY + 20 * DAY_MS });
		expect(await send(db, offer, MONDAY + 2 * DAY_MS)).toBe(true);
		if (!quote || quote === second) continue;
		expect(await decide(db, { ...quote, offer }, "accepted", { now: MONDAY + 9 * DAY_MS })).not.toBeNull();
	}
	let html = "";
	const { trips } = await costOf(async () => {
		const page = await owner.get(`${ownerPaths.numbers}${days}`);
		html = page.html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
	});
	expect(trips).toBe(1);
	expect(html).toContain(
		"3 requests, 2 more than in the four weeks before; you won 1 of 2 offers. $612 booked, $612 more than before.",
	);
	expect(html).not.toContain("style=");
	for (const { text } of Object.values(numbersPage.figures)) expect(html).toContain(text);
	expect(html.match(/<svg [^>]*role="img"/g)?.length).toBeGreaterThanOrEqual(5);
	const csv = await owner.get(`${ownerPaths.numbersCsv}${days}&table=series`);
	expect(csv.html.replace("\uFEFF", "").split("\r\n").slice(0, 3)).toEqual([
		"From,Requests,Offers,Won,Accepted,Booked,Done",
		"2019-03-04,3,2,1,0,0,0",
		"2019-03-11,0,0,0,1,612,0",
	]);
	const zips = await owner.get(`${ownerPaths.numbersCsv}${days}&table=zips`);
	expect(zips.html).toContain("18411,3,2,1,1,612,0");
});

test("dates that are none are said to be none, with what was typed", async () => {
	const owner = await anOwner();
	for (const [query, fault] of [
		["?from=2026-02-30&to=2026-03-01", "missing"],
		["?from=2026-03-02&to=2026-03-01", "turned"],
		["?from=2020-03-02&to=2026-03-01", "long"],
		["?from=2026-03-02", "missing"],
	] as const) {
		const { status, html } = await owner.get(`${ownerPaths.numbers}${query}`);
		expect([status, html.includes(numbersPage.range.faults[fault])]).toEqual([400, true]);
		for (const date of new URLSearchParams(query).values()) expect(html).toContain(`value="${date}"`);
		const file = await owner.get(`${ownerPaths.numbersCsv}${query}`);
		expect([file.status, file.html]).toEqual([400, numbersPage.range.faults[fault]]);
	}
});

test("days without anything say so, and three years are told by the month", async () => {
	const owner = await anOwner();
	const { html } = await owner.get(`${ownerPaths.numbers}?from=2001-01-01&to=2001-01-07`);
	expect(html).toContain(numbersPage.empty.title);
	expect(html).toContain("0 requests, as many as in the 7 days before.");
	const file = await owner.get(`${ownerPaths.numbersCsv}?from=2018-01-01&to=2020-12-31&table=series`);
	expect(file.html.trim().split("\r\n")).toHaveLength(1 + 36);
	expect(file.html).toContain("2019-03-01,");
});
