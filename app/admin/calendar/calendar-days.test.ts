import { expect, test } from "vitest";
import { defaultTimes } from "#app/time/business-hours.ts";
import { calendarDays, calendarWeeks } from "./calendar-days.ts";

const at = (local: string) => Date.parse(local);
/** A Friday evening. */
const now = at("2026-05-08T20:00:00-04:00");
const aJob = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });
const calendar = { now, hours: defaultTimes.hours, days: 4, daysOff: [], capacity: 1, jobs: [] };
const freeOf = (days: ReturnType<typeof calendarDays>) =>
	days.map(({ date, halves }) => [date, ...halves.map(({ free }) => free)]);

test("today and the working days after it have what is free, a Sunday without jobs is left out", () => {
	expect(freeOf(calendarDays(calendar))).toEqual([
		["2026-05-08", 1, 1],
		["2026-05-09", 1, 1],
		["2026-05-11", 1, 1],
	]);
});

test("a job is in the half in which it begins, and takes what it lasts", () => {
	const jobs = [
		aJob("2026-05-09T08:00:00-04:00", "2026-05-09T16:00:00-04:00"),
		aJob("2026-05-10T13:00:00-04:00", "2026-05-10T15:00:00-04:00"),
	];
	const days = calendarDays({ ...calendar, capacity: 2, jobs });
	expect(freeOf(days)).toEqual([
		["2026-05-08", 2, 2],
		["2026-05-09", 1, 1],
		["2026-05-10", null, null],
		["2026-05-11", 2, 2],
	]);
	expect(days[1]?.halves.map((half) => half.jobs)).toEqual([[jobs[0]], []]);
	expect(days[1]?.halves.map((half) => half.lasting)).toEqual([[], [jobs[0]]]);
	expect(days[2]).toMatchObject({ closed: "weekday", halves: [{ jobs: [] }, { jobs: [jobs[1]] }] });
});

test("a half day that is over is not free", () => {
	const morning = at("2026-05-08T12:00:00-04:00");
	const days = calendarDays({ ...calendar, now: at("2026-05-08T00:00:00-04:00"), since: morning });
	expect(freeOf(days)[0]).toEqual(["2026-05-08", null, 1]);
	expect(days[0]).toMatchObject({ closed: null, halves: [{ isOver: true }, { isOver: false }] });
});

test("a day off says so, and nothing of it is free", () => {
	const days = calendarDays({ ...calendar, daysOff: ["2026-05-09"] });
	expect(days[1]).toMatchObject({ date: "2026-05-09", closed: "day-off" });
	expect(freeOf(days)[1]).toEqual(["2026-05-09", null, null]);
});

test("more jobs than fit leave nothing free, and not less", () => {
	const job = aJob("2026-05-09T08:00:00-04:00", "2026-05-09T12:00:00-04:00");
	expect(freeOf(calendarDays({ ...calendar, jobs: [job, job] }))[1]).toEqual(["2026-05-09", 0, 1]);
});
/** A Wednesday. */
const TODAY = Date.parse("2026-05-06");

test("the calendar begins today and ends with the fifth week", () => {
	const weeks = calendarWeeks(null, TODAY);
	expect(weeks).toEqual({ from: TODAY, days: 33, isFirst: true, earlier: null, later: "2026-06-08" });
});

test("pages follow each other without a gap or an overlap, up to the last day that a job may have, and back to today", () => {
	const starts: string[] = [];
	let page = calendarWeeks(null, TODAY);
	while (page.later !== null) {
		const next = calendarWeeks(page.later, TODAY);
		expect(next.from).toBe(page.from + page.days * 86_400_000);
		expect(next.days).toBe(35);
		expect(next.earlier).toBe(starts.at(-1) ?? null);
		starts.push(page.later);
		page = next;
	}
	expect(starts.length).toBe(20);
});

test.each(["", "tomorrow", "2026-02-30", "2026-05-05", "1999-01-01", "2999-01-01"])(
	"asked for %j, the calendar begins today",
	(asked) => {
		expect(calendarWeeks(asked, TODAY)).toEqual(calendarWeeks(null, TODAY));
	},
);
