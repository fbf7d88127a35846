import { expect, test } from "vitest";
import { formatAgo, formatDay, formatSheetTime, formatWholeDate } from "./time-text.ts";

test("a spreadsheet's time is the company's, in summer and in winter", () => {
	expect(formatSheetTime(Date.UTC(2026, 4, 4, 12, 0, 5))).toBe("2026-05-04 08:00");
	expect(formatSheetTime(Date.UTC(2026, 0, 5, 4, 30))).toBe("2026-01-04 23:30");
	expect(formatSheetTime(Date.UTC(2026, 4, 4, 4))).toBe("2026-05-04 00:00");
});

test("a date is told in words, and so is a month", () => {
	expect(formatWholeDate("2026-11-24")).toBe("November 24, 2026");
	expect(formatWholeDate("2026-11")).toBe("November 2026");
});

test("tables sort their times as they came", () => {
	const times = [0, 3, 9, 28, 100, 200, 300].map((day) => Date.UTC(2026, 0, 1, 7) + day * 86_400_000);
	const texts = times.map(formatSheetTime);
	expect(texts.toSorted()).toEqual(texts);
});

test("a day is told as people say it, by the company's clock", () => {
	const now = Date.UTC(2026, 4, 4, 12);
	expect(formatDay(now, now)).toBe("Today");
	expect(formatDay(Date.UTC(2026, 4, 4, 3), now)).toBe("Yesterday");
	expect(formatDay(Date.UTC(2026, 4, 3, 3), now)).toBe("Saturday, May 2, 2026");
});

test("yesterday is the day before on the calendar, also where clocks change", () => {
	const inMarch = Date.parse("2027-03-15T00:30:00-04:00");
	expect(formatDay(Date.parse("2027-03-14T12:00:00-04:00"), inMarch)).toBe("Yesterday");
	expect(formatDay(Date.parse("2027-03-13T12:00:00-05:00"), inMarch)).toBe("Saturday, March 13, 2027");
	const inNovember = Date.parse("2026-11-01T23:30:00-05:00");
	expect(formatDay(Date.parse("2026-11-01T00:30:00-04:00"), inNovember)).toBe("Today");
	expect(formatDay(Date.parse("2026-10-31T12:00:00-04:00"), inNovember)).toBe("Yesterday");
});

test("how long ago it was is said as people say it", () => {
	const now = Date.UTC(2026, 4, 4, 12);
	const ago = [20_000, 4 * 60_000, 3 * 3_600_000, 50 * 3_600_000].map((age) => formatAgo(now - age, now));
	expect(ago).toEqual(["just now", "4 min ago", "3 h ago", "2 days ago"]);
});
