import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { readFreeHalfDays, selectAvailability } from "#app/quotes/free-half-days.server.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { calendarFileName } from "#app/schedule/calendar-address.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { anOwner, db, forgetCounts, proxy } from "../support/edge-quotes.ts";
import { readCalendar, setDate, TUESDAY } from "../support/jobs.ts";
import { testSecret } from "../support/secrets.ts";
import { aSettingsForm } from "../support/settings-form.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** A Monday at ten in Pennsylvania. */
const MONDAY = Date.parse("2026-05-04T10:00:00-04:00");
const DENTIST = { date: "2026-05-12", half: "morning", title: "Dentist" };

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
	await forgetCounts();
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
	await db.update(settings).set({ value: "{}", calendarVersion: 0 });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const press = (owner: Visitor, fields: Record<string, string>) =>
	owner.post(jobPaths.calendar, Object.entries(fields));
const keep = (owner: Visitor, fields = DENTIST) => press(owner, { intent: "keep", ...fields });
const saved = async () => settingsOf(await selectSettings(db));

/** Whether customers may wish for a half day. */
async function isFree({ date, half }: Pick<typeof DENTIST, "date" | "half">): Promise<boolean> {
	const [rows, jobs] = await db.batch([...selectAvailability(db, MONDAY)]);
	const free = readFreeHalfDays(settingsOf(rows).settings, jobs, { now: MONDAY });
	return free.some((other) => other.date === date && other.half === half);
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

test("a half day that is kept is no customer's to wish for, stands in calendar, plan and feed, and is given back by one press", async () => {
	await db.update(settings).set({ calendarVersion: 1 });
	const owner = await anOwner();
	expect(await isFree(DENTIST)).toBe(true);
	await proxy.reset();
	expect((await keep(owner)).location).toBe(jobPaths.calendar);
	expect(await proxy.roundTrips()).toBe(2);
	expect([await isFree(DENTIST), await isFree({ ...DENTIST, half: "afternoon" })]).toEqual([false, true]);

	const kept = textOf((await owner.get(jobPaths.calendar)).html);
	expect(kept).toMatch(/Tue, May 12.*Morning Full Dentist/);
	expect(kept).toContain("Blocked: Tue, May 12, 2026, morning Customers cannot choose it any more.");
	vi.setSystemTime(TUESDAY.startsAt);
	expect(textOf((await (await anOwner()).get(paths.adminToday)).html)).toMatch(/Morning Dentist/);
	vi.setSystemTime(MONDAY);
	const file = calendarFileName(1, { SESSION_SECRET: testSecret });
	const { html } = await new Visitor().get(jobPaths.calendarFeed(file ?? ""));
	expect(readCalendar(html).events).toMatchObject([{ summary: "Dentist", ...TUESDAY }]);

	const { date, half } = DENTIST;
	expect((await press(owner, { intent: "free", date, half })).status).toBe(303);
	expect(await isFree(DENTIST)).toBe(true);
	const free = textOf((await owner.get(jobPaths.calendar)).html);
	expect(free).toContain("Given back: Tue, May 12, 2026, morning Customers can choose it again.");
	expect(free).not.toContain("Dentist");
});

test("whoever looks at later weeks stays there with each form of the calendar", async () => {
	const owner = await anOwner();
	const page = `${jobPaths.calendar}?from=2026-06-01`;
	expect((await owner.get(page)).html).not.toMatch(/<form method="post" action/);
	const { date, half } = DENTIST;
	const press = async (fields: object) => (await owner.post(page, Object.entries(fields))).location;
	expect(await press({ intent: "keep", ...DENTIST })).toBe(page);
	expect(await press({ intent: "free", date, half })).toBe(page);
	expect(await press({ intent: "on" })).toBe(`${page}#feed`);
});

test("a job is booked there only where the owner says so once more", async () => {
	const owner = await anOwner();
	await keep(owner);
	const submission = aSubmission();
	await saveQuote(db, submission, MONDAY);
	const fields = { before: formatTimes(null), date: DENTIST.date, half: DENTIST.half };
	const book = (more: Record<string, string>) =>
		owner.post(jobPaths.quoteDate(submission.id), Object.entries({ ...fields, ...more }));
	const warned = await book({});
	expect(warned.status).toBe(409);
	expect(warned.html).toContain("Your calendar has “Dentist” there");
	expect((await book({ anyway: "on" })).status).toBe(303);
	const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, submission.id));
	expect(row?.scheduledFor).toBe(TUESDAY.startsAt);
});

test("a half day with jobs is kept only where the owner says so once more, and the jobs stay", async () => {
	const owner = await anOwner();
	const submission = aSubmission();
	await saveQuote(db, submission, MONDAY);
	await setDate(db, submission.id, TUESDAY, { now: MONDAY });
	for (const half of ["morning", "day"]) {
		const warned = await keep(owner, { ...DENTIST, half });
		expect(warned.status).toBe(409);
		for (const text of ["There is 1 job in that time", "Block it anyway", 'value="Dentist"'])
			expect(warned.html).toContain(text);
	}
	expect((await saved()).settings.ownEntries).toEqual([]);
	expect((await keep(owner, { ...DENTIST, half: "afternoon" })).status).toBe(303);
	expect((await press(owner, { intent: "keep", ...DENTIST, anyway: "yes" })).status).toBe(303);
	const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, submission.id));
	expect(row?.scheduledFor).toBe(TUESDAY.startsAt);
	expect((await saved()).settings.ownEntries).toHaveLength(2);
});

test("two owners at once both keep theirs, and the settings' page takes none away, nor is stopped by them", async () => {
	const [ann, bob] = [await anOwner(), await anOwner()];
	const { revision } = await saved();
	const answers = await Promise.all([
		keep(ann),
		keep(bob, { date: "2026-05-13", half: "day", title: "Away" }),
	]);
	expect(answers.map(({ status }) => status)).toEqual([303, 303]);
	const kept = [
		DENTIST,
		...["morning", "afternoon"].map((half) => ({ date: "2026-05-13", half, title: "Away" })),
	];
	expect((await saved()).settings.ownEntries).toEqual(kept);

	const form = aSettingsForm(revision, { capacity: "4" });
	expect((await ann.post(paths.adminSettings, form)).status).toBe(303);
	expect((await saved()).settings).toMatchObject({ capacity: 4, ownEntries: kept });
	// Sent twice, it is saved.
	expect((await ann.post(paths.adminSettings, form)).status).toBe(303);
});

test("what is wrong is said above the form with what was typed, without a database too", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const owner = await anOwner();
	const past = await keep(owner, { ...DENTIST, date: "2026-05-01" });
	expect(past.status).toBe(400);
	for (const text of ["Enter a day from today on", 'value="Dentist"', 'value="2026-05-01"'])
		expect(past.html).toContain(text);
	await proxy.fail({ kind: "refuse" });
	const dead = await keep(owner);
	await proxy.reset();
	expect(dead.status).toBe(503);
	for (const text of ["The database did not answer", 'value="Dentist"']) expect(dead.html).toContain(text);
});

test("a form that is sent after the session's end comes back with what was typed", async () => {
	const { status, html } = await keep(new Visitor());
	expect(status).toBe(401);
	for (const text of ["Your session has ended", 'value="Dentist"', 'value="2026-05-12"'])
		expect(html).toContain(text);
});
