import { expect, test } from "vitest";
import { greetingName } from "./person-name.ts";

test.each([
	["Ann Example", "Ann"],
	["  Ann  ", "Ann"],
	["Dr. John Smith", "John"],
	["Mrs Ann-Marie O'Neil", "Ann-Marie"],
	["Smith, John", "John"],
	["Smith, Dr. John", "John"],
	["Smith,John", "John"],
	["John Smith, Jr.", "John"],
	["John Smith III", "John"],
	["Dr. Smith", "Dr. Smith"],
	["Smith, Mr.", "Mr. Smith"],
	["Smith,", "Smith"],
	["Zoë Łukasz", "Zoë"],
	["JOHN SMITH", "John"],
	["mary-ann o'neil", "Mary-Ann"],
	["DeShawn Andrews", "DeShawn"],
	["Al Orr", "Al"],
])("%j is greeted as %j", (name, greeted) => {
	expect(greetingName(name)).toBe(greeted);
});

test.each([
	"Mr and Mrs Jones",
	"Mr. & Mrs. Jones",
	"Dr. Mr. Jones",
	"Ann & Bob Lee",
	"The Smiths",
	"Smith family",
	"First Presbyterian Church",
	"Glenburn Dental LLC",
	"J.",
	"J. Smith",
	"J",
	"J.R. Ewing",
	"Dr.",
	"ann@example.com",
	"Unit 4",
	"李 明",
	"",
])("%j is greeted without a name", (name) => {
	expect(greetingName(name)).toBeNull();
});
