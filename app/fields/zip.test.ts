import { expect, test } from "vitest";
import { readZip } from "./zip.ts";

test.each([
	["18411", "18411"],
	[" 18411 ", "18411"],
	["18411-1234", "18411"],
	["18411 1234", "18411"],
	["Waverly, PA 18411", "18411"],
	["12345 Elm Street, Waverly, PA 18411-1234, USA", "18411"],
	["PA18411", "18411"],
	["１８４１１", "18411"],
	["\u200e18411", "18411"],
])("the ZIP code in %j is %s", (typed, zip) => {
	expect(readZip(typed)).toBe(zip);
});

test.each(["", "   ", "abc", "1841", "184111", "18 411", "570-555-0148"])(
	"there is no ZIP code in %j",
	(typed) => {
		expect(readZip(typed)).toBeNull();
	},
);
