import { expect, test } from "vitest";
import { defuseCell, digitsCell, toCsv } from "./csv.ts";

test.each([
	["=1+1", "'=1+1"],
	["+1", "'+1"],
	["-1", "'-1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["＝1", "'＝1"],
	["x;=1+1", "x;'=1+1"],
	["x,=1+1", "x,'=1+1"],
	["x\t=1+1", "x\t'=1+1"],
	["x|@A1", "x|'@A1"],
	["x\n=1+1", "x\n'=1+1"],
	["x\r\n+1", "x\r\n'+1"],
	["x; =1+1", "x; '=1+1"],
	['x";"=1+1', 'x";"\'=1+1'],
	["x =1+1", "x '=1+1"],
	["a;=1;=2", "a;'=1;'=2"],
])("%j becomes %j", (text, defused) => {
	expect(defuseCell(text)).toBe(defused);
});

test.each([
	"",
	"Ann Smith-Jones",
	"ann@example.com",
	"2 + 2 windows - 1",
	"12 Elm St; call first",
	"(570) 555-0123",
])("%j stays", (text) => {
	expect(defuseCell(text)).toBe(text);
});

test.each([
	["00123456", '"=""00123456"""'],
	["123456E7", '"=""123456E7"""'],
	["12345678", "12345678"],
	["FADE9C1B", "FADE9C1B"],
])("a reference of %s stays as it is read out", (reference, cell) => {
	const columns = { Reference: () => digitsCell(reference) };
	expect(toCsv(columns, [{}], { header: false })).toBe(`${cell}\r\n`);
});

test("a ZIP code keeps its first zero in spreadsheets, and any other stays the text that it is", () => {
	const columns = { ZIP: ({ zip }: { zip: string | null }) => digitsCell(zip) };
	const rows = ["01234", "18411", null].map((zip) => ({ zip }));
	expect(toCsv(columns, rows, { header: false })).toBe('"=""01234"""\r\n18411\r\n\r\n');
});
