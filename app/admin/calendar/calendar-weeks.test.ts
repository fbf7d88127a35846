import { expect, test } from "vitest";
import { calendarWeeks } from "./calendar-weeks.ts";

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
