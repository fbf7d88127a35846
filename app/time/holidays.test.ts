import { expect, test } from "vitest";
import { holidayOn, holidaysAhead } from "./holidays.ts";

test("public holidays are on their dates, those that move with the calendar too", () => {
	expect(holidaysAhead("2026-11-24")).toEqual([
		"2026-11-26",
		"2026-12-25",
		"2027-01-01",
		"2027-05-31",
		"2027-07-04",
		"2027-09-06",
	]);
	expect(holidayOn("2026-11-26")).toBe("Thanksgiving");
	expect(holidayOn("2026-05-25")).toBe("Memorial Day");
	expect(holidayOn("2026-11-27")).toBeNull();
});
