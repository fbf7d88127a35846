import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FROM_TODAY, MAX_WORK } from "#app/admin/quote/triage.ts";
import { paths } from "#app/config/paths.ts";
import { queueJobReminders } from "#app/follow-ups/job-reminders.server.ts";
import { NOTHING_TO_SAY } from "#app/outbox/queued-mail.ts";
import { recordFollowUp } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { outbox, quoteRequests } from "#db/schema.ts";
import { anOwner, db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { setDate, TUESDAY } from "../support/jobs.ts";
import { mailsAt } from "../support/mails-at.ts";
import { emptyOutbox } from "../support/queued-mails.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";

const NOW = TUESDAY.startsAt + HOUR_MS;

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: NOW });
	await settled(db, db.update(quoteRequests).set({ spam: true }));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function aJob(name: string, later = 0, changes: Partial<typeof quoteRequests.$inferInsert> = {}) {
	const contact = { name, phone: "+15705550123", contactMethod: "text", address: `${name} St` } as const;
	const submission = aSubmission({ contact });
	await saveQuote(db, submission, NOW - 9 * DAY_MS);
	const { id } = submission;
	if (Object.keys(changes).length > 0)
		await settled(db, db.update(quoteRequests).set(changes).where(eq(quoteRequests.id, id)));
	const times = { startsAt: TUESDAY.startsAt + later, endsAt: TUESDAY.endsAt + later };
	await setDate(db, id, times, { now: NOW - 8 * DAY_MS });
	return id;
}

const namesIn = (html: string, section: string) => {
	const [, body = ""] = new RegExp(`<section id="${section}"(.*?)</section>`, "s").exec(html) ?? [];
	return Array.from(body.matchAll(/text-base font-bold[^"]*">([^<]*)</g), ([, name]) => name);
};

test("the plan of the day has all that is needed at the door, in one trip, and tomorrow below", async () => {
	await aJob("Ann", 0, { adminNotes: "Gate code 12" });
	await aJob("Bob", HOUR_MS);
	await aJob("Tom", DAY_MS);
	const owner = await anOwner();
	await proxy.reset();
	const { html } = await owner.get(paths.adminToday);
	expect(await proxy.roundTrips()).toBe(1);
	expect([namesIn(html, "jobs"), namesIn(html, "tomorrow")]).toEqual([["Ann", "Bob"], ["Tom"]]);
	for (const text of [
		"Gate code 12",
		"$765",
		"Ann St, PA 18411 (Waverly Township)",
		"Window Cleaning (Deluxe)",
		"(570) 555-0123",
	])
		expect(html).toContain(text);
	const texts = Array.from(html.matchAll(/href="sms:[^"]*body=([^"]*)"/g), ([, body = ""]) =>
		decodeURIComponent(body),
	);
	expect(texts.filter((text) => text.includes("I&#x27;m on my way to you now"))).toHaveLength(2);
	expect(texts.filter((text) => text.includes("half an hour late"))).toHaveLength(2);
	expect(texts.filter((text) => text.includes("A reminder: we&#x27;re coming on"))).toEqual([
		expect.stringContaining(
			"Hi Tom, this is Daniel from Glasswing Exterior Cleaning. A reminder: we&#x27;re coming on Wednesday, May 13, 2026",
		),
	]);
	const [, route = ""] = /href="(https:\/\/www\.google\.com\/maps\/dir[^"]*)"/.exec(html) ?? [];
	const query = new URL(route.replaceAll("&amp;", "&")).searchParams;
	expect([query.get("waypoints"), query.get("destination")]).toEqual([
		"Ann St, PA 18411",
		"Bob St, PA 18411",
	]);
});

test("the order is moved by hand, and stays so", async () => {
	const [ann, bob] = [await aJob("Ann"), await aJob("Bob", HOUR_MS)];
	const owner = await anOwner();
	const { html } = await owner.get(paths.adminToday);
	expect(html).toContain(`value="${bob},${ann}"`);
	const form: [string, string][] = [
		["intent", "order"],
		["date", "2026-05-12"],
		["stops", `${bob},${ann}`],
	];
	expect(await owner.post(paths.adminToday, form)).toMatchObject({ status: 303, location: paths.adminToday });
	expect(namesIn((await owner.get(paths.adminToday)).html, "jobs")).toEqual(["Bob", "Ann"]);
	const bad: [string, string][] = [
		["intent", "order"],
		["date", "soon"],
		["stops", "x"],
	];
	expect((await owner.post(paths.adminToday, bad)).status).toBe(303);
	vi.spyOn(console, "error").mockImplementation(() => {});
	await proxy.fail({ kind: "refuse" });
	const failed = await owner.post(paths.adminToday, form);
	expect([failed.status, failed.html]).toEqual([503, expect.stringContaining("The order was not saved")]);
	await proxy.reset();
});

test("a job is done with what was done, and ten seconds long not done again", async () => {
	const id = await aJob("Ann");
	const owner = await anOwner();
	const done: [string, string][] = [
		["intent", "done"],
		["from", FROM_TODAY],
		["work", "All windows, no gutters"],
	];
	const { status, location } = await owner.post(paths.adminQuote(id), done);
	expect([status, location]).toEqual([303, `${paths.adminToday}?marked=${id}#undo`]);
	const { html } = await owner.get(`${paths.adminToday}?marked=${id}`);
	expect(html).toContain("Marked as done");
	expect((await owner.get(paths.adminQuote(id))).html).toContain(
		"What was done: none → All windows, no gutters",
	);
	const undo: [string, string][] = [
		["intent", "not-done"],
		["from", FROM_TODAY],
	];
	expect(await owner.post(paths.adminQuote(id), undo)).toMatchObject({
		status: 303,
		location: paths.adminToday,
	});
	expect((await savedQuote(id)).rows).toMatchObject([{ doneAt: null, stage: "scheduled" }]);
});

test("a text of what was done that is too long is refused with that reason, and stays to be shortened", async () => {
	const work = "x".repeat(MAX_WORK + 1);
	const owner = await anOwner();
	const { status, html } = await owner.post(paths.adminQuote(await aJob("Ann")), [
		["intent", "done"],
		["from", FROM_TODAY],
		["work", work],
	]);
	expect(status).toBe(400);
	expect(html).toContain("What was done can have 500 characters at most");
	expect(html).toContain(work);
});

test("the day before, from five on, a customer with an address is reminded once, unless they stopped the mails", async () => {
	const email = "ann@example.com";
	const reminded = await aJob("Ann", DAY_MS, { email });
	const others = [
		await aJob("Bob", DAY_MS),
		await aJob("Cy", DAY_MS, { email, remindersStoppedAt: NOW }),
		await aJob("Di", 2 * DAY_MS, { email }),
		await aJob("Ed", 0, { email }),
	];
	const mailsOf = async (id: string) =>
		(await savedQuote(id)).mails.filter(({ kind }) => kind === "job-reminder");
	const five = Date.parse("2026-05-12T17:00:00-04:00");
	await queueJobReminders(db, five - 1);
	expect(await mailsOf(reminded)).toEqual([]);
	for (const later of [0, HOUR_MS]) await queueJobReminders(db, five + later);
	expect(await mailsOf(reminded)).toHaveLength(1);
	for (const id of others) expect(await mailsOf(id)).toEqual([]);
	// Whom a mail told the date on that evening is not told it once more.
	const late = await aJob("Flo", 3 * DAY_MS, { email });
	const [before] = (await savedQuote(late)).rows;
	const times = { startsAt: before?.scheduledFor ?? 0, endsAt: before?.scheduledUntil ?? 0 };
	const tomorrow = { startsAt: times.startsAt - 2 * DAY_MS, endsAt: times.endsAt - 2 * DAY_MS };
	await setDate(db, late, tomorrow, { before: times, now: five });
	await queueJobReminders(db, five + HOUR_MS);
	expect(await mailsOf(late)).toEqual([]);
	expect((await savedQuote(late)).mails.map(({ kind }) => kind)).toContain("job-date");
	// A mail that ended told nothing.
	const ended = { sentAt: five + 1, lastError: NOTHING_TO_SAY };
	await db
		.update(outbox)
		.set(ended)
		.where(and(eq(outbox.quoteId, late), eq(outbox.kind, "job-date")));
	await queueJobReminders(db, five + HOUR_MS);
	expect(await mailsOf(late)).toHaveLength(1);
	// A clock that was far ahead has purged the mail, and was set back.
	const told = { name: "job-reminder", attempt: crypto.randomUUID() } as const;
	await recordFollowUp(db, visitor(db), reminded, told, five + HOUR_MS);
	await db.delete(outbox).where(eq(outbox.quoteId, reminded));
	await queueJobReminders(db, five + 2 * HOUR_MS);
	expect(await mailsOf(reminded)).toEqual([]);
});

test("a reminder that no provider took in the evening says tomorrow until midnight, and nothing on the day itself", async () => {
	const midnight = Date.parse("2026-05-13T00:00:00-04:00");
	const remindedAt = async (now: number) => {
		await aJob("Ann", DAY_MS, { email: "ann@example.com" });
		await emptyOutbox();
		await queueJobReminders(db, midnight - HOUR_MS);
		return (await mailsAt(now)).filter(({ text }) => text.includes("We're coming tomorrow")).length;
	};
	expect(await remindedAt(midnight - 1)).toBe(1);
	await settled(db, db.update(quoteRequests).set({ spam: true }));
	expect(await remindedAt(midnight)).toBe(0);
});
