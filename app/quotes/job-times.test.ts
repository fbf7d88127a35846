import { expect, test } from "vitest";
import { dayAround, formatJobTime } from "./job-times.ts";

const at = (local: string) => Date.parse(local);

test.each([
	["2026-05-04T00:00:00-04:00", "2026-05-04T00:00:00-04:00", "2026-05-05T00:00:00-04:00"],
	["2026-05-04T23:59:00-04:00", "2026-05-04T00:00:00-04:00", "2026-05-05T00:00:00-04:00"],
	["2026-03-08T12:00:00-04:00", "2026-03-08T00:00:00-05:00", "2026-03-09T00:00:00-04:00"],
	["2026-11-01T12:00:00-05:00", "2026-11-01T00:00:00-04:00", "2026-11-02T00:00:00-05:00"],
])("the day of %s is the company's own, also when clocks change", (now, from, until) => {
	expect(dayAround(at(now))).toEqual({ from: at(from), until: at(until) });
});

const from = (startsAt: string, endsAt: string) =>
	formatJobTime({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) });

test("a job's time is said in the company's own time, in summer as in winter, and a half day by its name", () => {
	expect(from("2026-11-24T13:00:00Z", "2026-11-24T17:00:00Z")).toBe(
		"Tuesday, November 24, 2026, morning (8 am to 12 pm)",
	);
	expect(from("2026-05-12T16:00:00Z", "2026-05-12T22:00:00Z")).toBe(
		"Tuesday, May 12, 2026, afternoon (12 pm to 6 pm)",
	);
	expect(from("2026-05-12T13:00:00Z", "2026-05-12T15:00:00Z")).toBe("Tuesday, May 12, 2026, 9 am to 11 am");
	expect(from("2026-07-01T16:30:00Z", "2026-07-01T22:00:00Z")).toBe(
		"Wednesday, July 1, 2026, 12:30 pm to 6 pm",
	);
});
