import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test.each([
	["0", 0],
	["17", 17],
	["1795624989123", 1_795_624_989_123],
	["", null],
	["-1", null],
	["1.5", null],
	["1e3", null],
	["Infinity", null],
	["9".repeat(400), null],
	[" 7", null],
	[null, null],
])("%j says %j", (text, number) => {
	expect(wholeNumber(text)).toBe(number);
});
