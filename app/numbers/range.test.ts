import { expect, test } from "vitest";
import { numbersPage } from "#app/content/numbers.ts";
import { defaultTimes } from "#app/time/business-hours.ts";
import { daysAhead, momentsOf, presetsAt, readRange, startsOf } from "./range.ts";
import { medianOf, openMinutes } from "./tally.ts";

/** A Wednesday's evening in Pennsylvania, and Thursday in UTC. */
const NOW = Date.parse("2026-11-25T22:00:00-05:00");
const read = (query: string) => readRange(new URLSearchParams(query), NOW);

test("without dates it is the last four weeks, with the four before", () => {
	expect(read("")).toEqual({
		...{ from: "2026-10-29", to: "2026-11-25", days: 28, unit: "week" },
		before: { from: "2026-10-01", to: "2026-10-28" },
	});
	expect(daysAhead(NOW)).toEqual({ from: "2026-11-25", to: "2026-12-22" });
	expect(presetsAt(NOW)["last-month"]).toEqual({ from: "2026-10-01", to: "2026-10-31" });
});

test("the dates of an address are its range, and what is none says why", () => {
	expect(read("from=2026-11-01&to=2026-11-01")).toMatchObject({ days: 1, before: { from: "2026-10-31" } });
	expect(read("from=2024-11-26&to=2026-11-25")).toMatchObject({ days: 730, unit: "month" });
	expect(read("from=2026-11-01&to=2026-11-30&by=month")).toMatchObject({ unit: "month" });
	expect(read("from=2026-11-02&to=2026-11-01")).toBe("turned");
	expect(read("from=2023-11-01&to=2026-11-01")).toBe("long");
	for (const query of [
		"from=2026-11-01",
		"from=&to=",
		"from=2026-02-30&to=2026-03-01",
		"from=0001-01-01&to=2026-01-01",
	])
		expect(read(query)).toBe("missing");
});

test("days last from midnight to midnight where the company is, an hour less or more where the clocks change", () => {
	const hoursOf = (date: string) => {
		const { from, until } = momentsOf({ from: date, to: date });
		return (until - from) / 3_600_000;
	};
	expect(["2026-03-08", "2026-11-01", "2026-11-02"].map(hoursOf)).toEqual([23, 25, 24]);
	expect(momentsOf({ from: "2026-05-04", to: "2026-05-04" }).from).toBe(
		Date.parse("2026-05-04T00:00:00-04:00"),
	);
});

test("weeks begin on Mondays, months on their first, and the first of both with the range", () => {
	const days = { from: "2026-10-29", to: "2026-11-10" };
	expect(startsOf({ ...days, unit: "week" })).toEqual(["2026-10-29", "2026-11-02", "2026-11-09"]);
	expect(startsOf({ ...days, unit: "month" })).toEqual(["2026-10-29", "2026-11-01"]);
});

test("only minutes inside business hours count, over nights, Sundays and days off", () => {
	const [saturday, tuesday] = [
		Date.parse("2026-05-02T16:30:00-04:00"),
		Date.parse("2026-05-05T08:15:00-04:00"),
	];
	const hours = { ...defaultTimes.hours, Saturday: { opens: "08:00", closes: "17:00" }, Sunday: null };
	const times = {
		hours: { ...hours, Tuesday: { opens: "08:00", closes: "18:00" } },
		daysOff: ["2026-05-04"],
	};
	expect(openMinutes(times, saturday, tuesday)(saturday, tuesday)).toBe(30 + 15);
	expect([medianOf([]), medianOf([5]), medianOf([9, 1, 4]), medianOf([1, 2, 4, 9])]).toEqual([null, 5, 4, 3]);
});

test("one sentence says what changed", () => {
	const now = { requests: 12, offers: 9, won: 4, booked: 4_200 };
	const before = { requests: 9, offers: 2, won: 2, booked: 4_500 };
	expect(numbersPage.summary(now, before, 28)).toBe(
		"12 requests, 3 more than in the four weeks before; you won 4 of 9 offers. $4,200 booked, $300 less than before.",
	);
	expect(
		numbersPage.summary({ requests: 1, offers: 0, won: 0, booked: 0 }, { ...before, booked: 0 }, 1),
	).toBe("1 request, 8 fewer than on the day before. $0 booked, as much as before.");
	const many = { requests: 1_825, offers: 1_553, won: 1_184, booked: 140_760 };
	expect(numbersPage.summary(many, { requests: 48, offers: 15, won: 4, booked: 3_060 }, 1_095)).toBe(
		"1,825 requests, 1,777 more than in the 1,095 days before; you won 1,184 of 1,553 offers. $140,760 booked, $137,700 more than before.",
	);
	expect(numbersPage.figures.wait.of(1_659, 1_825)).toBe("1,659 of 1,825 answered");
});
