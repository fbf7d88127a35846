import { expect, test } from "vitest";
import { takeDates } from "./dates-in-text.ts";

test.each([
	["Dec 4", "xd1204"],
	["december 4th", "xd1204"],
	["4 Dec", "xd1204"],
	["4th of December", "xd1204"],
	["Dec. 04, 2026", "xd12042026"],
	["December 4 2026", "xd12042026"],
	["4 Dec, 2026", "xd12042026"],
	["4-Dec-2026", "xd12042026"],
	["Sept 30", "xd0930"],
	["2026-12-04", "xd12042026"],
	["12/4/26", "xd12042026"],
	["12/04/2026", "xd12042026"],
	["12/4", "xd1204"],
])("%j is the date %s, alone and among words", (typed, word) => {
	expect(takeDates(typed)).toEqual({ dates: [word], rest: " " });
	expect(takeDates(`on Friday, ${typed}, 8 am`)).toEqual({ dates: [word], rest: "on Friday,  , 8 am" });
});

test.each([
	...["Dec", "December 2026", "44 Dec", "Dec 45", "Dec 4,000", "4 decks", "Mark 5", "Mayfair 12"],
	...["24/7", "13/14/2026", "5/12/1998", "570-555-0123", "1/2/3/4", "1st"],
])("%j has no date", (text) => {
	expect(takeDates(text)).toEqual({ dates: [], rest: text });
});

test("each date of a text is one, and a day is not taken for that of the month behind it", () => {
	expect(takeDates("12 May 4, 2026 and June 1\n5/4/26").dates).toEqual(["xd05042026", "xd0601"]);
});
