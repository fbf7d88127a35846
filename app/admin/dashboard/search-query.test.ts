import { expect, test } from "vitest";
import { parseSearch, wordsOf } from "./search-query.ts";

test("every word is looked for, in any order", () => {
	expect(parseSearch("Elm  Smith")).toEqual({ all: [{ word: "Elm" }, { word: "Smith" }] });
	expect(parseSearch("Smith")).toEqual({ word: "Smith" });
});

test.each(["", "  ", "%%", "_", "-"])("%j has no word", (search) => {
	expect(parseSearch(search)).toBeNull();
});

test("apostrophes of all kinds are left out, other signs part words", () => {
	expect(wordsOf("O’Brien o'brien OʼBrien")).toEqual(["OBrien", "obrien", "OBrien"]);
	expect(wordsOf("ann@example.com, Smith-Jones")).toEqual(["ann", "example", "com", "Smith", "Jones"]);
});

test("accents stay for the index to fold, written as one character or as two", () => {
	expect(wordsOf("Zoe\u0308 Zoë")).toEqual(["Zoë", "Zoë"]);
});

test("each letter of a script that the index may not know is a word of its own", () => {
	expect(wordsOf("Яна 山田 a𞤀b")).toEqual(["Яна", "山", "田", "a", "𞤀", "b"]);
});

test("a number is looked for with and without its punctuation", () => {
	expect(parseSearch("555-0123")).toEqual({
		any: [
			{
				any: [
					{ all: [{ word: "555" }, { any: [{ word: "0123" }, { reference: "0123" }] }] },
					{ word: "5550123" },
				],
			},
			{ reference: "5550123" },
		],
	});
});

test("a whole phone number is looked for as it is saved, with its extension", () => {
	expect(parseSearch("(570) 555-0123 x12")).toMatchObject({
		any: [{}, { all: [{ word: "15705550123" }, { word: "12" }] }],
	});
});

test.each(["3F2A9C1B", "3f2a9c1b", "3F2A 9C1B", "3f 2a 9c 1b", "#3F2A-9C1B"])(
	"%s is a reference as a customer reads it out",
	(typed) => {
		const query = parseSearch(typed);
		expect(JSON.stringify(query).toLowerCase()).toContain('{"reference":"3f2a9c1b"}');
	},
);

test.each([
	["3f2a9c1b-4b7e-4c7a-8f66-0d6b8f3e5a21", "3f2a9c1b"],
	["#3f2a9c1b4b7e4c7a8f660d6b8f3e5a21", "3f2a9c1b"],
	[" 01A21A4B-CA25-7847-AE24-F9008E9D315B ", "8e9d315b"],
])("a quote's whole id %s is looked for by its reference", (id, reference) => {
	expect(parseSearch(id)).toMatchObject({ any: [{}, { reference }] });
});

test.each([
	["gutters", "gutter"],
	["Porches", "Porch"],
	["driveways", "driveway"],
	["Jennings", "Jenning"],
	["Hayes", "Haye"],
	["glasses", "glass"],
	["12th", "12"],
	["Ross", "Ross"],
	["gas", "gas"],
])("%s is looked for by the beginning %s, which its singular or a name has as well", (typed, word) => {
	expect(parseSearch(typed)).toEqual({ word });
});

test.each([
	["properties", ["property", "propertie"]],
	["Davies", ["Davy", "Davie"]],
])("%s is looked for with both its singulars", (typed, [first, second]) => {
	expect(parseSearch(typed)).toEqual({ any: [{ word: first }, { word: second }] });
});

test.each(["$1,250", "1,250.00", "$1250.00", "$1,250.00"])("%s is an amount of 1250", (typed) => {
	expect(JSON.stringify(parseSearch(typed))).toContain('{"word":"1250"}');
});

test.each(["1,250", "$1,250", "1,250.00"])("%s is looked for as nothing but 1250", (typed) => {
	expect(parseSearch(typed)).toEqual({ word: "1250" });
});

test.each(["May 12, 2026", "12th May 2026", "05/12/2026", "5/12/26", "05/12/26"])(
	"%s is looked for as one date, and not by its numbers",
	(typed) => {
		const date = { word: "xd05122026" };
		expect(parseSearch(typed)).toEqual(date);
		expect(parseSearch(`${typed} Smith`)).toEqual({ all: [{ word: "Smith" }, date] });
	},
);

test("2026-05-12 is a date, or a reference", () => {
	expect(parseSearch("2026-05-12")).toEqual({ any: [{ word: "xd05122026" }, { reference: "20260512" }] });
});
