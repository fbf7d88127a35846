import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { calendarFeed } from "#app/content/calendar.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { calendarFileName } from "#app/schedule/calendar-address.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests, settings } from "#db/schema.ts";
import { anOwner, db, forgetCounts, proxy } from "../support/edge-quotes.ts";
import { FRIDAY, readCalendar, setDate, TUESDAY } from "../support/jobs.ts";
import { startSession } from "../support/owner-session.ts";
import { testSecret } from "../support/secrets.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { triageAs } from "../support/triage.ts";
import { Visitor } from "../support/visitor.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");
const FROM_SITE = { SESSION_SECRET: testSecret };

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
	await forgetCounts();
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
	await db.delete(quoteEvents).where(eq(quoteEvents.action, "unscheduled"));
	await db.update(settings).set({ value: "{}", calendarVersion: 0 });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function aJob(name: string, times = TUESDAY) {
	const contact = { name, phone: "+15705550123", contactMethod: "text", address: "1 Elm St" } as const;
	const { id } = await saveAndDate(aSubmission({ contact }), times);
	return id;
}

async function saveAndDate(submission: ReturnType<typeof aSubmission>, times: typeof TUESDAY) {
	await saveQuote(db, submission, MONDAY);
	await setDate(db, submission.id, times, { now: MONDAY });
	return submission;
}

/** Where the page says that the feed is; null while it is off. */
async function feedPath(owner: Visitor): Promise<string | null> {
	const { html } = await owner.get(jobPaths.calendar);
	return html.match(/value="https?:\/\/[^/"]+(\/calendar\/[^"]+)"/)?.[1] ?? null;
}

test("the owner sees the coming jobs by day, what is free, and what was, in one round trip", async () => {
	const id = await aJob("Ann Coming");
	await aJob("Bob Earlier", { startsAt: MONDAY - 5 * DAY_MS, endsAt: MONDAY - 5 * DAY_MS + 3_600_000 });
	await db.update(settings).set({ value: sql`'{"daysOff":["2026-05-06"]}'` });
	const owner = await anOwner();
	await proxy.reset();
	const { status, html } = await owner.get(jobPaths.calendar);
	expect([status, await proxy.roundTrips()]).toEqual([200, 1]);
	const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
	for (const shown of [
		"Week of Mon, May 4",
		"Ann Coming",
		"Window Cleaning (Deluxe)",
		"1 Elm St, PA 18411",
		"Day off",
	])
		expect(text).toContain(shown);
	expect(text).toMatch(/Morning Full.*8 am – 12 pm.*Ann Coming/);
	expect(text).toMatch(/Earlier jobs.*Bob Earlier/);
	expect(html).toContain(`href="${paths.adminQuote(id)}"`);
	expect(html).toContain('href="tel:+15705550123"');
	// Each job has a heading, by which it is called.
	expect(html).toMatch(
		new RegExp(`<article aria-labelledby="job-${id}".*<h4 id="job-${id}"[^>]*><a[^>]*>Ann Coming`),
	);
});

test("later weeks are a link away, each page in one round trip, and back again; another date is today's page", async () => {
	const later = { startsAt: TUESDAY.startsAt + 56 * DAY_MS, endsAt: TUESDAY.endsAt + 56 * DAY_MS };
	await aJob("Ann Later", later);
	const owner = await anOwner();
	const read = async (address: string) => {
		await proxy.reset();
		const { html } = await owner.get(address);
		const links = [
			...html.matchAll(
				/<a[^>]*href="(\/admin\/calendar[^"]*)"[^>]*>(?:<svg[^>]*>(?:(?!<\/svg>).)*<\/svg>)?(\w+ weeks)/g,
			),
		];
		const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
		return {
			text,
			trips: await proxy.roundTrips(),
			links: Object.fromEntries(links.map(([, to, name]) => [name, to])),
		};
	};
	const first = await read(jobPaths.calendar);
	const secondAt = `${jobPaths.calendar}?from=2026-06-08`;
	expect(first.links).toEqual({ "Later weeks": secondAt });
	expect(first.text).not.toContain("Ann Later");
	const second = await read(secondAt);
	expect(second).toMatchObject({ trips: 1, links: { "Earlier weeks": jobPaths.calendar } });
	expect(second.text).toMatch(/5 weeks from Mon, Jun 8 on.*Week of Mon, Jul 6.*Ann Later/);
	expect(second.text).not.toContain("No job in these weeks");
	const third = await read(second.links["Later weeks"] ?? "");
	expect(third.links).toMatchObject({ "Earlier weeks": secondAt });
	expect(third.text).toContain("No job in these weeks");
	for (const asked of ["nonsense", "2026-05-03", "9999-01-01"])
		expect((await read(`${jobPaths.calendar}?from=${asked}`)).text).toContain("The next 5 weeks");
});

test("an empty calendar says how a job gets there", async () => {
	const { html } = await (await anOwner()).get(jobPaths.calendar);
	expect(html).toContain("No job in these weeks");
});

test("the feed has the jobs under names for good, and those that were taken back as cancelled, in one round trip", async () => {
	const owner = await anOwner();
	expect(await feedPath(owner)).toBeNull();
	const made = await owner.post(jobPaths.calendar, [["intent", "on"]]);
	expect([made.status, made.location]).toEqual([303, `${jobPaths.calendar}#feed`]);
	const path = (await feedPath(owner)) ?? "";
	const [kept, moved, taken, again, lost, spam] = [
		await aJob("Ann Kept"),
		await aJob("Bob Moved"),
		await aJob("Cy Taken", FRIDAY),
		await aJob("Di Again"),
		await aJob("Ed Lost"),
		await aJob("Flo Spam"),
	];
	await triageAs(db, { quoteId: spam, intent: "spam", now: MONDAY + 1 });
	await triageAs(db, { quoteId: lost, intent: "lost", now: MONDAY + 1 });
	await setDate(db, moved, FRIDAY, { before: TUESDAY, now: MONDAY + 1 });
	await setDate(db, taken, null, { before: FRIDAY, now: MONDAY + 1 });
	await setDate(db, again, null, { before: TUESDAY, now: MONDAY + 1 });
	await setDate(db, again, FRIDAY, { now: MONDAY + 2 });
	await proxy.reset();
	const response = await new Visitor().open(path);
	expect([response.status, await proxy.roundTrips()]).toEqual([200, 1]);
	expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
	for (const [name, value] of [
		["Cache-Control", "no-store"],
		["X-Robots-Tag", "noindex, nofollow"],
		["Referrer-Policy", "strict-origin"],
	])
		expect(response.headers.get(name ?? "")).toBe(value);
	const { events } = readCalendar(await response.text());
	const found = new Map(events.map((event) => [event.uid.split("@")[0], event]));
	expect([events.length, found.size]).toEqual([6, 6]);
	for (const off of [lost, spam])
		expect(found.get(off)).toMatchObject({ ...TUESDAY, status: "CANCELLED", sequence: 3 });
	expect(found.get(again)).toMatchObject({ ...FRIDAY, status: "CONFIRMED", sequence: 4 });
	expect(found.get(kept)).toMatchObject({ ...TUESDAY, status: "CONFIRMED", sequence: 2 });
	expect(found.get(kept)?.summary).toContain("Ann Kept: Window Cleaning (Deluxe)");
	expect(found.get(kept)?.description).toContain(paths.adminQuote(kept));
	expect(found.get(moved)).toMatchObject({ ...FRIDAY, status: "CONFIRMED", sequence: 3 });
	expect(found.get(taken)).toMatchObject({ ...FRIDAY, status: "CANCELLED", sequence: 3 });
	vi.setSystemTime(MONDAY + 80 * DAY_MS);
	expect(readCalendar((await new Visitor().get(path)).html).events).toEqual([]);
});

test("a job on the last day that the form takes is in the feed", async () => {
	const owner = await anOwner();
	await owner.post(jobPaths.calendar, [["intent", "on"]]);
	const days = [367, 732];
	for (const day of days) {
		const startsAt = MONDAY + day * DAY_MS;
		await aJob(`Ann ${day}`, { startsAt, endsAt: startsAt + 3_600_000 });
	}
	const { events } = readCalendar((await new Visitor().get((await feedPath(owner)) ?? "")).html);
	expect(events.map(({ startsAt }) => (startsAt - MONDAY) / DAY_MS)).toEqual(days);
});

test("a new address ends the old one, and turning it off ends all of them for good", async () => {
	const owner = await anOwner();
	const change = async (intent: string) => {
		await owner.post(jobPaths.calendar, [["intent", intent]]);
		return feedPath(owner);
	};
	const first = await change("on");
	const second = await change("on");
	expect(await change("off")).toBeNull();
	const statusOf = async (path: string | null) => (await new Visitor().get(path ?? "")).status;
	expect([await statusOf(first), await statusOf(second)]).toEqual([404, 404]);
	const third = await change("on");
	expect(new Set([first, second, third]).size).toBe(3);
	expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([404, 404, 200]);
});

test("a new address and turning it off are asked about before, and told after", async () => {
	const owner = await anOwner();
	const told = { on: "There is a new address", off: "The calendar’s address is turned off" };
	for (const intent of ["on", "off"] as const) {
		await owner.post(jobPaths.calendar, [["intent", intent]]);
		const { html } = await owner.get(jobPaths.calendar);
		expect(html).toContain(told[intent]);
		for (const { note, now } of calendarFeed.changes)
			expect([html.includes(note), html.includes(now)]).toEqual(Array(2).fill(intent === "on"));
	}
});

test("an address that was made up costs the database nothing, and a failure tells no secret", async () => {
	const owner = await anOwner();
	await owner.post(jobPaths.calendar, [["intent", "on"]]);
	const path = (await feedPath(owner)) ?? "";
	await proxy.reset();
	const file = path.slice(path.lastIndexOf("/") + 1);
	const changed = file.replace(/.(?=\.ics$)/, (last) => (last === "0" ? "1" : "0"));
	const made = calendarFileName(1, { SESSION_SECRET: "another secret, long enough for the tests" }) ?? "";
	for (const name of [made, "1-0.ics", changed, "jobs.ics", "2-ab.ics", "%00.ics"])
		expect((await new Visitor().get(jobPaths.calendarFeed(name))).status).toBe(404);
	expect(await proxy.roundTrips()).toBe(0);
	expect(calendarFileName(2, FROM_SITE)).toBeNull();
	const log = vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const { status } = await new Visitor().get(path);
	await proxy.reset();
	expect(status).toBe(503);
	expect(JSON.stringify(log.mock.calls)).not.toContain(path.slice(12, 40));
});

test("only an owner with an open session changes the address", async () => {
	const locked = new Visitor();
	locked.setCookie(...(await startSession(db, { locked: true })).cookie);
	for (const visitor of [new Visitor(), locked])
		expect((await visitor.post(jobPaths.calendar, [["intent", "on"]])).status).toBe(303);
	const [row] = await db.select().from(settings);
	expect(row?.calendarVersion).toBe(0);
});

test("while the database does not answer the calendar says so", async () => {
	const owner = await anOwner();
	vi.spyOn(console, "error").mockReturnValue();
	await proxy.fail({ kind: "refuse" });
	const read = await owner.get(jobPaths.calendar);
	const posted = await owner.post(jobPaths.calendar, [["intent", "on"]]);
	await proxy.reset();
	expect([read.status, posted.status]).toEqual([503, 503]);
	expect(posted.html).toContain(calendarFeed.failed);
});
