import { expect, test } from "vitest";
import { defaultTimes } from "#app/time/business-hours.ts";
import { monthsBefore } from "#app/time/clock.ts";
import { oldestDue } from "./follow-up-times.ts";

const at = (local: string) => Date.parse(local);
/** A Monday. */
const MONDAY = at("2026-05-11T10:00:00-04:00");

test("what fell due within the last five working days is still sent, Sundays not counted", () => {
	expect(oldestDue(MONDAY, defaultTimes)).toBe(at("2026-05-05T00:00:00-04:00"));
});

test("days off are not counted, so that a vacation loses nothing", () => {
	const daysOff = ["2026-05-05", "2026-05-06", "2026-05-07", "2026-05-08", "2026-05-09"];
	expect(oldestDue(MONDAY, { ...defaultTimes, daysOff })).toBe(at("2026-04-29T00:00:00-04:00"));
});

test("however long nobody worked, nothing is sent that may have been sent and forgotten", () => {
	const hours = { Monday: { opens: "10:00", closes: "11:00" } };
	expect(oldestDue(MONDAY, { hours, daysOff: [] })).toBe(at("2026-04-18T10:00:00-04:00"));
});

test.each([
	["2026-11-12T20:00:00Z", 6, "2026-05-12T20:00:00Z"],
	["2026-08-29T00:00:00Z", 6, "2026-02-28T23:59:59.999Z"],
	["2026-08-31T12:00:00Z", 6, "2026-02-28T23:59:59.999Z"],
	["2026-09-01T00:00:00Z", 6, "2026-03-01T00:00:00Z"],
	["2027-01-15T12:00:00Z", 12, "2026-01-15T12:00:00Z"],
	["2028-02-29T12:00:00Z", 12, "2027-02-28T23:59:59.999Z"],
])("%s less %i months is %s", (time, months, before) => {
	expect(new Date(monthsBefore(at(time), months)).toISOString()).toBe(new Date(before).toISOString());
});

test("what was due once stays so, also where months end", () => {
	const hours = Array.from({ length: 24 * 400 }, (_, hour) => MONDAY + hour * 3_600_000);
	for (const months of [6, 12]) {
		const times = hours.map((time) => monthsBefore(time, months));
		expect(times).toEqual(times.toSorted((a, b) => a - b));
	}
});
