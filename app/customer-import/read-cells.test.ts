import { expect, test } from "vitest";
import { readDay, readSum } from "./read-cells.ts";

test.each([
	["2024-05-12T08:00:00Z", "2024-05-12"],
	["5/1/24 9:00 AM", "2024-05-01"],
	["Sun, May 12th, 2024", "2024-05-12"],
	["12 May 2024", "2024-05-12"],
	["2024/5/12", "2024-05-12"],
	["2/30/2024", null],
	["13/12/2024", null],
	["soon", null],
])("the date %s is %s", (typed, date) => {
	expect(readDay(typed)).toBe(date);
});

test.each([
	["$1,234.50", 1235],
	["350", 350],
	["0", 0],
	["1.234,50", null],
	["-5", null],
	["=1+1", null],
])("the sum %s is %s", (typed, sum) => {
	expect(readSum(typed)).toBe(sum);
});
