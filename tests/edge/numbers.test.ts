import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { paths } from "#app/config/paths.ts";
import { numbersPage } from "#app/content/numbers.ts";
import worker from "#app/entry.worker.ts";
import { selectLives } from "#app/numbers/lives.server.ts";
import { daysAhead } from "#app/numbers/range.ts";
import { selectSteps } from "#app/numbers/steps.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { DAY_MS, localTime } from "#app/time/clock.ts";
import { wizardSteps } from "#db/schema.ts";
import { anOwner, costOf, db, forgetCounts, planOf } from "../support/edge-quotes.ts";
import { anOffer, decide, send } from "../support/offers.ts";
import { startSession } from "../support/owner-session.ts";
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
	expect(html.replaceAll("<!-- -->", "")).toContain(">2 of 3 answered; ");
	expect(html).not.toContain("style=");
	expect(html).toContain(numbersPage.tables.series.text.week);
	const byMonth = await owner.get(`${ownerPaths.numbers}${days}&by=month`);
	// Other days are told by the month, too.
	expect(byMonth.html).toContain('<input type="hidden" name="by" value="month"/>');
	expect(byMonth.html).toMatch(/href="[^"]*from=[^"]*&amp;by=month"[^>]*>12 weeks/s);
	expect(byMonth.html).toContain(numbersPage.tables.series.text.month);
	for (const { text } of Object.values(numbersPage.figures)) expect(html).toContain(text);
	expect(html.match(/<(?:svg|div) [^>]*role="img"/g)?.length).toBeGreaterThanOrEqual(5);
	const csv = await owner.get(`${ownerPaths.numbersCsv}${days}&table=series`);
	expect(csv.html.replace("\uFEFF", "").split("\r\n").slice(0, 3)).toEqual([
		"Beginning,Requests,Offers,Won,Accepted,Booked,Done",
		"2019-03-04,3,2,1,0,0,0",
		"2019-03-11,0,0,0,1,612,0",
	]);
	const ahead = await owner.open(`${ownerPaths.numbersCsv}${days}&table=ahead`);
	await ahead.text();
	const { from, to } = daysAhead(Date.now());
	// It tells the weeks to come, whatever days are chosen.
	expect(ahead.headers.get("Content-Disposition")).toContain(`numbers-ahead-${from}-${to}.csv`);
	const zips = await owner.get(`${ownerPaths.numbersCsv}${days}&table=zips`);
	expect(zips.html).toContain("18411,3,2,1,1,612,0");
});

test("the columns say what they count, and one day is told once", async () => {
	const { html } = await (await anOwner()).get(`${ownerPaths.numbers}?from=2019-03-05&to=2019-03-05`);
	expect(html).toContain("Mar\u00a05,\u00a02019: ");
	expect(html).not.toContain("Mar\u00a05,\u00a02019 to");
	for (const heading of ["Beginning", "Won", "Accepted"]) expect(html).toContain(`>${heading}</th>`);
	expect(html).toContain("Won are those of these offers, whenever the customer said yes;");
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

test("answered steps are counted by day, device and scripts, but not those of owners, bots and who asks not to be", async () => {
	await db.delete(wizardSteps);
	const bindings: typeof env & Record<string, unknown> = { ...env, ANALYTICS: "on" };
	const answers = { services: "window-cleaning", homeSize: "medium", stories: "two", zip: "18411" };
	const answer = async (headers: Record<string, string>, changes: Partial<typeof answers> = {}) => {
		const context = createExecutionContext();
		const isPage = headers.Accept?.includes("text/html");
		const request = new Request(`https://glasswing.example${paths.quote}${isPage ? "" : ".data"}?index`, {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({ ...answers, ...changes }),
			headers: { Origin: "https://glasswing.example", ...headers },
		});
		const { status } = await worker.fetch(request, bindings, context);
		await waitOnExecutionContext(context);
		return status;
	};
	const page = { Accept: "text/html,*/*" };
	const phone = { "User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148" };
	const { cookie } = await startSession(db);
	expect([await answer({ ...page, ...phone }), await answer({ ...page, ...phone })]).toEqual([303, 303]);
	expect(await answer({ Accept: "*/*" })).toBe(202);
	expect(await answer({ Accept: "*/*", "Sec-CH-UA-Mobile": "?1" })).toBe(202);
	for (const uncounted of [
		{ ...page, "User-Agent": "Googlebot/2.1" },
		{ ...page, DNT: "1" },
		{ ...page, "Sec-GPC": "1" },
		{ ...page, Cookie: cookie.join("=") },
	])
		expect(await answer(uncounted)).toBe(303);
	expect(await answer(page, { zip: "none" })).toBe(400);
	const day = localTime(Date.now()).date;
	const rows = await db.select().from(wizardSteps).orderBy(wizardSteps.isPhone, wizardSteps.hasScripts);
	expect(rows).toEqual([
		{ day, step: "service", isPhone: false, hasScripts: true, count: 1 },
		{ day, step: "service", isPhone: true, hasScripts: false, count: 2 },
		{ day, step: "service", isPhone: true, hasScripts: true, count: 1 },
	]);
	const file = await (await anOwner()).get(`${ownerPaths.numbersCsv}?table=funnel`);
	expect(file.html.replace("\uFEFF", "").split("\r\n").slice(0, 3)).toEqual([
		"Step,Answered,Phones,Desktops,No scripts",
		"Your home,4,3,1,2",
		"Your details,0,0,0,0",
	]);
});

test("whatever is counted is found by an index, however many quotes there are", async () => {
	const moments = { from: MONDAY, until: MONDAY + 28 * DAY_MS };
	for (const query of [
		selectLives(db, moments, moments),
		selectSteps(db, { from: "2026-05-04", to: "2026-05-31" }),
	])
		expect(await planOf(query)).not.toMatch(/SCAN (?!json)/);
});
