import fc from "fast-check";
import { expect, test } from "vitest";
import { type WorkingTimes, weekdayOf } from "#app/time/business-hours.ts";
import { localTime } from "#app/time/clock.ts";
import { freeHalfDays, freeSameTimes, isWithin } from "./half-days.ts";
import type { JobTimes } from "./job-times.ts";

const at = (local: string) => Date.parse(local);
const free = { daysOff: [], capacity: 1, scheduled: [] };
const aJobAt = (local: string) => ({ startsAt: at(local), endsAt: at(local) + 2 * 3_600_000 });
const names = (found: ReturnType<typeof freeHalfDays>) => found.map(({ date, half }) => `${date} ${half}`);

test("who looks at night is offered no next morning, and who looks on Saturday night no Monday morning", () => {
	const first = (now: string) => names(freeHalfDays({ ...free, now: at(now), days: 5 }))[0];
	expect(first("2026-05-04T10:00:00-04:00")).toBe("2026-05-05 morning");
	expect(first("2026-05-04T17:30:00-04:00")).toBe("2026-05-05 afternoon");
	expect(first("2026-05-04T22:00:00-04:00")).toBe("2026-05-05 afternoon");
	expect(first("2026-05-09T22:00:00-04:00")).toBe("2026-05-11 afternoon");
});

test("public holidays are not offered, unless somebody works", () => {
	const now = at("2026-11-24T10:00:00-05:00");
	const dates = (worked: string[]) => freeHalfDays({ ...free, now, days: 3, worked }).map(({ date }) => date);
	expect(dates([])).not.toContain("2026-11-26");
	expect(dates(["2026-11-26"])).toContain("2026-11-26");
});

test("from Friday on there are Saturday's and Monday's halves, in the company's own time", () => {
	const found = freeHalfDays({ ...free, now: at("2026-05-08T10:30:00-04:00"), days: 3 });
	expect(names(found)).toEqual([
		"2026-05-09 morning",
		"2026-05-09 afternoon",
		"2026-05-11 morning",
		"2026-05-11 afternoon",
	]);
	expect(found[0]).toMatchObject({
		startsAt: at("2026-05-09T08:00:00-04:00"),
		endsAt: at("2026-05-09T12:00:00-04:00"),
	});
	expect(found[1]).toMatchObject({
		startsAt: at("2026-05-09T12:00:00-04:00"),
		endsAt: at("2026-05-09T18:00:00-04:00"),
	});
});

test("the hours stay the same when the clocks change", () => {
	const [first] = freeHalfDays({ ...free, now: at("2026-10-31T12:00:00-04:00"), days: 2 });
	expect(first).toMatchObject({ date: "2026-11-02", startsAt: at("2026-11-02T08:00:00-05:00") });
});

test("days off and full halves are not offered, and a job takes its own half alone", () => {
	const now = at("2026-05-04T10:00:00-04:00");
	const scheduled = ["2026-05-06T09:00:00-04:00", "2026-05-06T13:00:00-04:00"].map(aJobAt);
	const found = names(freeHalfDays({ ...free, now, days: 3, daysOff: ["2026-05-05"], scheduled }));
	expect(found).toEqual(["2026-05-07 morning", "2026-05-07 afternoon"]);
	const wholeAfternoon = {
		startsAt: at("2026-05-05T12:00:00-04:00"),
		endsAt: at("2026-05-05T18:00:00-04:00"),
	};
	expect(names(freeHalfDays({ ...free, now, days: 1, scheduled: [wholeAfternoon] }))).toEqual([
		"2026-05-05 morning",
	]);
	const roomy = names(freeHalfDays({ ...free, now, days: 2, scheduled, capacity: 2 }));
	expect(roomy).toHaveLength(4);
});

test("a job that takes all day fills both halves", () => {
	const now = at("2026-05-04T10:00:00-04:00");
	const scheduled = [{ startsAt: at("2026-05-05T09:00:00-04:00"), endsAt: at("2026-05-05T16:00:00-04:00") }];
	const found = freeHalfDays({ ...free, now, days: 2, scheduled });
	expect(names(found)).toEqual(["2026-05-06 morning", "2026-05-06 afternoon"]);
});

test("where two jobs fit into a half day, one of the whole day fits beside one in each half, and beside no two in one", () => {
	const now = at("2026-05-04T10:00:00-04:00");
	const [morning, noon, afternoon] = ["08:00", "10:00", "13:00"].map((time) =>
		aJobAt(`2026-05-05T${time}:00-04:00`),
	);
	const job = { startsAt: at("2026-05-12T08:00:00-04:00"), endsAt: at("2026-05-12T18:00:00-04:00") };
	const fits = (...scheduled: readonly (JobTimes | undefined)[]) => {
		const booked = scheduled.flatMap((times) => times ?? []);
		return freeSameTimes({ ...free, now, days: 1, capacity: 2, scheduled: booked }, job).length === 1;
	};
	expect(fits(morning, afternoon)).toBe(true);
	expect(fits(morning, noon, afternoon)).toBe(false);
});

test("a job of the whole day that is longer than every day by now is offered the longest days, another one its own times alone", () => {
	const now = at("2026-05-04T10:00:00-04:00");
	const long = { opens: "09:00", closes: "17:00" };
	const hours = { Monday: long, Tuesday: long, Saturday: { opens: "09:00", closes: "14:00" } };
	const fits = (from: string, until: string, working: WorkingTimes["hours"] = hours) => {
		const job = { startsAt: at(`2026-05-04T${from}:00-04:00`), endsAt: at(`2026-05-04T${until}:00-04:00`) };
		return freeSameTimes({ ...free, now, days: 7, hours: working }, job).map(
			({ date, startsAt, endsAt }) =>
				`${date} ${[startsAt, endsAt].map((time) => localTime(time).time).join("-")}`,
		);
	};
	expect(fits("08:00", "18:00")).toEqual(["2026-05-05 09:00-17:00", "2026-05-11 09:00-17:00"]);
	expect(fits("08:00", "12:00")).toEqual([]);
	expect(fits("10:00", "12:00")).toHaveLength(3);
	const longer = { ...hours, Saturday: { opens: "08:00", closes: "18:00" } };
	expect(fits("08:00", "18:00", longer)).toEqual(["2026-05-09 08:00-18:00"]);
});

test("a job is in the half day that was picked where it takes time of that alone, whatever the hours", () => {
	const [early, long] = [aJobAt("2026-05-05T06:00:00-04:00"), aJobAt("2026-05-05T11:00:00-04:00")];
	const picked = [{ date: "2026-05-05", half: "morning" as const }];
	expect(isWithin(early, picked)).toBe(true);
	expect(isWithin(long, picked)).toBe(false);
	expect(isWithin(aJobAt("2026-05-05T12:00:00-04:00"), picked)).toBe(false);
	expect(isWithin(aJobAt("2026-05-06T10:00:00-04:00"), picked)).toBe(false);
	expect(isWithin(early, [])).toBe(false);
});

test("hours that end before noon have no afternoon", () => {
	const hours = { Tuesday: { opens: "08:30", closes: "11:00" } };
	const found = freeHalfDays({ ...free, now: at("2026-05-05T09:00:00-04:00"), days: 7, hours });
	expect(names(found)).toEqual(["2026-05-12 morning"]);
	expect(found[0]?.endsAt).toBe(at("2026-05-12T11:00:00-04:00"));
});

test("whatever the moment and the jobs, every half is in the hours, later than today, and has room", () => {
	const moments = fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });
	const hoursAhead = fc.array(fc.nat(14 * 24), { maxLength: 30 });
	fc.assert(
		fc.property(moments, hoursAhead, fc.integer({ min: 1, max: 3 }), (now, ahead, capacity) => {
			const scheduled = ahead.map((hours) => {
				const startsAt = now + hours * 3_600_000;
				return { startsAt, endsAt: startsAt + 2 * 3_600_000 };
			});
			for (const half of freeHalfDays({ daysOff: [], now, days: 14, capacity, scheduled })) {
				const local = localTime(half.startsAt);
				expect(local.midnight).toBeGreaterThan(localTime(now).midnight);
				expect(new Date(local.midnight).toISOString().slice(0, 10)).toBe(half.date);
				expect(weekdayOf(local.midnight)).not.toBe("Sunday");
				expect(["08:00", "12:00"]).toContain(local.time);
				const jobs = scheduled.filter((job) => job.endsAt > half.startsAt && job.startsAt < half.endsAt);
				expect(jobs.length).toBeLessThan(capacity);
			}
		}),
	);
});
