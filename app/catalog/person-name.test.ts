import { expect, test } from "vitest";
import { calledName } from "./person-name.ts";

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
	["Dr.", "Dr."],
	["Zoë Łukasz", "Zoë"],
	["李 明", "李"],
	["", ""],
])("%j is called %j", (name, called) => {
	expect(calledName(name)).toBe(called);
});
