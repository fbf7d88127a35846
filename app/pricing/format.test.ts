import { expect, test } from "vitest";
import { formatDollars, formatRange } from "./format.ts";

test.each([
	[-1088, "−$1,088"],
	[0, "$0"],
	[50, "$50"],
	[999, "$999"],
	[1000, "$1,000"],
	[1175, "$1,175"],
	[1234567, "$1,234,567"],
])("%i dollars are shown as %s", (amount, shown) => {
	expect(formatDollars(amount)).toBe(shown);
});

test("a range is shown with a dollar sign at both ends and an en dash between them", () => {
	expect(formatRange({ low: 950, high: 1050 })).toBe("$950–$1,050");
});
