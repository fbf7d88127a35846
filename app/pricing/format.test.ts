import { expect, test } from "vitest";
import { formatDollars, formatRange, formatSaving } from "./format.ts";

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

test("a range with the same ends is one price, and a saving that one end lacks has no zero", () => {
	expect(formatRange({ low: 400, high: 400 })).toBe("$400");
	expect(formatRange({ low: 400, high: 400 }, " to ")).toBe("$400");
	expect(formatRange({ low: 950, high: 1050 }, " to ")).toBe("$950 to $1,050");
	expect(formatSaving({ low: 85, high: 100 })).toBe("−$85 to −$100");
	expect(formatSaving({ low: 85, high: 85 })).toBe("−$85");
	expect(formatSaving({ low: 0, high: 150 })).toBe("up to −$150");
});
