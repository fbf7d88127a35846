import { inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerOffer } from "#app/quotes/commands.server.ts";
import { readFreeHalfDays, selectAvailability } from "#app/quotes/free-half-days.server.ts";
import type { JobTimes } from "#app/quotes/job-times.ts";
import { formatSlot, type PreferredSlot } from "#app/quotes/preferred-slots.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { defaultSettings, MAX_DAYS_OFF, MAX_VACATION_TEXT } from "#app/settings/settings.ts";
import { byWeekday } from "#app/time/business-hours.ts";
import { DAY_MS, dateOf, localTime, MINUTE_MS, toUtc } from "#app/time/clock.ts";
import { quoteRequests, settings } from "#db/schema.ts";
import { db, forgetCounts } from "../support/edge-quotes.ts";
import { anOffer, send } from "../support/offers.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";

// What the page offers and what an acceptance takes must never differ.

const at = (local: string) => Date.parse(local);
/** A Monday. */
const MAY = at("2026-05-04T10:00:00-04:00");

const quoteIds: string[] = [];
let [token, offerId] = ["", ""];

beforeAll(async () => {
	await forgetCounts();
	await settled(db, db.update(quoteRequests).set({ scheduledFor: null, scheduledUntil: null }));
	for (let quotes = 0; quotes < 5; quotes++) {
		const submission = aSubmission();
		const saved = await saveQuote(db, submission, MAY);
		if (quotes === 0) token = saved ?? "";
		quoteIds.push(submission.id);
	}
	const offer = anOffer(quoteIds[0] ?? "", { validUntil: MAY + 5_000 * DAY_MS });
	await send(db, offer, MAY);
	offerId = offer.id;
});
beforeEach(() => {
	vi.spyOn(console, "error").mockReturnValue();
});
afterEach(async () => {
	vi.restoreAllMocks();
	await save({});
	await book([]);
});
afterAll(() => settled(db, db.delete(quoteRequests).where(inArray(quoteRequests.id, quoteIds))));

/** Stores settings, right or wrong ones; null removes their row. */
async function save(value: unknown): Promise<void> {
	await db.delete(settings);
	if (value !== null)
		await db.insert(settings).values({ id: 1, revision: 1, value: JSON.stringify(value), updatedAt: 0 });
}

/** Books other jobs, the fourth of which is lost. */
async function book(jobs: readonly JobTimes[]): Promise<void> {
	for (const [index, id] of quoteIds.slice(1).entries()) {
		const { startsAt = null, endsAt = null } = jobs[index] ?? {};
		await db
			.update(quoteRequests)
			.set({ scheduledFor: startsAt, scheduledUntil: endsAt, lostAt: index === 3 ? MAY : null })
			.where(sql`id = ${id}`);
	}
}

/** The halves of days around `now`: those that the page offers, and those that an acceptance takes. */
async function halvesAt(now: number) {
	const { midnight } = localTime(now);
	const wishes = Array.from({ length: 26 }, (_, index) => dateOf(midnight + (index - 2) * DAY_MS)).flatMap(
		(date): PreferredSlot[] => [
			{ date, half: "morning" },
			{ date, half: "afternoon" },
		],
	);
	const [quoteId = ""] = quoteIds;
	const [saved, scheduled] = await db.batch(selectAvailability(db, now));
	const { settings: used } = settingsOf(saved);
	// All at once, of which some are never free: nothing is accepted, and those are named.
	const answer = { outcome: "accepted", offerId, token, attempt: crypto.randomUUID(), wishes } as const;
	const command = { ...answer, name: "Ann Example", signature: null, comment: null };
	const answered = await answerOffer(db, visitor(db), quoteId, command, now);
	if (answered.kind !== "refused" || answered.refusal.kind !== "slot-unavailable")
		throw new Error("It was accepted");
	const taken = new Set(answered.refusal.slots);
	return {
		offered: readFreeHalfDays(used, scheduled, { now }).map(formatSlot),
		free: wishes.map(formatSlot).filter((wish) => !taken.has(wish)),
	};
}

const minutes = fc.oneof(
	fc.constantFrom(0, 60, 119, 120, 121, 179, 180, 480, 719, 720, 721, 1_080, 1_439),
	fc.nat(1_439),
);
const timeOf = (minute: number) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16);
const hours = fc.record(
	byWeekday(() =>
		fc.option(
			fc
				.uniqueArray(minutes, { minLength: 2, maxLength: 2 })
				.map((ends) => ends.toSorted((one, other) => one - other).map(timeOf))
				.map(([opens, closes]) => ({ opens, closes })),
			{ freq: 6 },
		),
	),
);
/** The weeks before the clocks change, and any. */
const moments = fc.oneof(
	fc.integer({ min: at("2026-02-14T12:00:00Z"), max: at("2026-03-09T12:00:00Z") }),
	fc.integer({ min: at("2026-10-10T12:00:00Z"), max: at("2026-11-02T12:00:00Z") }),
	fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") }),
);
const daysAhead = fc.nat(23);
const cases = fc.record({
	now: moments,
	kept: fc.record(
		{ hours, daysOff: fc.array(daysAhead, { maxLength: 6 }), capacity: fc.integer({ min: 1, max: 3 }) },
		{ requiredKeys: [] },
	),
	jobs: fc.array(fc.record({ day: daysAhead, minute: minutes, length: fc.integer({ min: 1, max: 600 }) }), {
		maxLength: 4,
	}),
});

test("whatever the moment, the settings and the jobs, those halves can be accepted that the page offers", async () => {
	const property = fc.asyncProperty(cases, async ({ now, kept: { daysOff, ...kept }, jobs }) => {
		const { midnight } = localTime(now);
		await save({
			...kept,
			...(daysOff && { daysOff: daysOff.map((day) => dateOf(midnight + day * DAY_MS)) }),
		});
		await book(
			jobs.map(({ day, minute, length }) => {
				const startsAt = toUtc(midnight + day * DAY_MS + minute * MINUTE_MS);
				const nextDay = toUtc(midnight + (day + 1) * DAY_MS);
				return { startsAt, endsAt: Math.min(startsAt + length * MINUTE_MS, nextDay) };
			}),
		);
		const { offered, free } = await halvesAt(now);
		expect(free).toEqual(offered);
	});
	await fc.assert(property, { numRuns: 60 });
});

test.each([
	["in May", "2026-05-08T12:00:00-04:00", "2026-05-10T05:00:00Z", "2026-05-10T07:30:00Z"],
	["as summer time begins", "2026-03-06T12:00:00-05:00", "2026-03-08T06:00:00Z", "2026-03-08T07:30:00Z"],
	["as it ends", "2026-10-30T12:00:00-04:00", "2026-11-01T05:00:00Z", "2026-11-01T08:30:00Z"],
])(
	"a Sunday morning from 1 to 3:30 is free until a job takes a minute of it, %s",
	async (_when, now, from, until) => {
		await save({ hours: { ...defaultSettings.hours, Sunday: { opens: "01:00", closes: "03:30" } } });
		const isFreeBeside = async (startsAt: number, endsAt: number) => {
			await book([{ startsAt, endsAt }]);
			const { offered, free } = await halvesAt(at(now));
			expect(free).toEqual(offered);
			return free.includes(`${from.slice(0, 10)} morning`);
		};
		const [start, end] = [at(from), at(until)];
		expect(await isFreeBeside(start - 90 * MINUTE_MS, start)).toBe(true);
		expect(await isFreeBeside(start - 90 * MINUTE_MS, start + MINUTE_MS)).toBe(false);
		expect(await isFreeBeside(end, end + 90 * MINUTE_MS)).toBe(true);
		expect(await isFreeBeside(end - MINUTE_MS, end + 90 * MINUTE_MS)).toBe(false);
	},
);

test("a job at the end of the last day counts, also where that day comes an hour later by the clock", async () => {
	await save({ hours: { ...defaultSettings.hours, Monday: { opens: "08:00", closes: "23:59" } } });
	await book([{ startsAt: at("2026-11-02T23:30:00-05:00"), endsAt: at("2026-11-02T23:50:00-05:00") }]);
	const { offered, free } = await halvesAt(at("2026-10-12T00:10:00-04:00"));
	expect(free).toEqual(offered);
	expect([free.at(-1), free.includes("2026-11-02 afternoon")]).toEqual(["2026-11-02 morning", false]);
});

const openFrom = (opens: unknown, closes: unknown) => ({
	...defaultSettings.hours,
	Tuesday: { opens, closes },
});
const changed = { hours: openFrom("13:00", "17:00"), daysOff: ["2026-05-06"], capacity: 2 };

test("without a row the defaults apply, and unknown keys change nothing", async () => {
	await save({});
	const byDefault = await halvesAt(MAY);
	// Memorial Day is within the three weeks.
	expect(byDefault.free).toHaveLength(34);
	await save(null);
	expect(await halvesAt(MAY)).toEqual({ offered: byDefault.free, free: byDefault.free });
	// As long as can be: inputs count pictures otherwise than the database.
	const vacationText = "😀".repeat(MAX_VACATION_TEXT);
	await save({ ...changed, vacationText, color: "red", hours: { ...changed.hours, Someday: 5 } });
	const { offered, free } = await halvesAt(MAY);
	expect(free).toEqual(offered);
	expect(free).not.toContain("2026-05-06 morning");
	expect(free).not.toContain("2026-05-05 morning");
});

test.each([
	...["many", "2", 0, 21, 1.5, null, true, [2], {}].map((capacity) => ({ capacity })),
	...["2026-05-05", null, {}, [1], [null], ["soon"], ["2026-02-30"], ["2026-5-5"], ["now"]].map(
		(daysOff) => ({ daysOff }),
	),
	{ daysOff: Array(MAX_DAYS_OFF + 1).fill("2026-05-05") },
	...[null, "09:00", [], {}, { Monday: null }, byWeekday(() => null)].map((hours) => ({ hours })),
	...["closed", [], {}, 8, true, ["08:00", "12:00"], "{}"].map((Tuesday) => ({
		hours: { ...defaultSettings.hours, Tuesday },
	})),
	{ hours: openFrom("9:00", "17:00") },
	{ hours: openFrom("09:00", "24:00") },
	{ hours: openFrom("09:00", "16:60") },
	{ hours: openFrom("17:00", "09:00") },
	{ hours: openFrom("09:00", "09:00") },
	{ hours: openFrom(9, 17) },
	{ hours: openFrom(null, "17:00") },
	{ hours: openFrom("09:00", undefined) },
	...[5, null, "x".repeat(MAX_VACATION_TEXT + 1)].map((vacationText) => ({ vacationText })),
	...["yes", 1, null].map((followUps) => ({ followUps })),
	...["yes", 0, null].map((paused) => ({ paused })),
])("settings with %o, which no form saves, break no acceptance", async (wrong) => {
	await save({});
	const byDefault = await halvesAt(MAY);
	await save({ ...changed, ...wrong });
	const { offered } = await halvesAt(MAY);
	expect(offered).toEqual(byDefault.free);
});
