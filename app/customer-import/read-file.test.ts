import fc from "fast-check";
import { expect, test } from "vitest";
import { cutFile, decodeFile } from "./read-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
	["UTF-8", utf8("Zoë,1\r\nAnn,2\r"), "Zoë,1\nAnn,2\n"],
	["UTF-8 with a byte order mark", utf8("\ufeffZoë"), "Zoë"],
	["Windows-1252", Uint8Array.from([0x5a, 0x6f, 0xeb, 0x2c]), "Zoë,"],
	["UTF-16, little end first", Uint8Array.from([0xff, 0xfe, 0x5a, 0, 0xeb, 0]), "Zë"],
	["UTF-8 with a line for spreadsheets", utf8("\ufeffsep=;\r\nName;Phone\r\n"), "\nName;Phone\n"],
	["UTF-16, big end first", Uint8Array.from([0xfe, 0xff, 0, 0x5a, 0, 0xeb]), "Zë"],
])("a file in %s is read", (_, bytes, text) => {
	expect(decodeFile(bytes)).toBe(text);
});

test("a spreadsheet's own file and other binary ones are no text", () => {
	expect(decodeFile(utf8("PK\u0003\u0004 rest"))).toBeNull();
	expect(decodeFile(Uint8Array.from([1, 0, 2, 0]))).toBeNull();
});

test("parts are the whole file, end with whole records, and know their first lines", () => {
	const cell = fc.stringMatching(/^[a-z "\n]{0,12}$/);
	fc.assert(
		fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 })), fc.nat(80), (records, size) => {
			const text = records.map((cells) => `${cells.map(quoted).join(",")}\n`).join("");
			const parts = cutFile(text, size);
			expect(parts.map((part) => part.text).join("")).toBe(text);
			let before = "";
			for (const part of parts) {
				expect(part.line).toBe(before.split("\n").length);
				before += part.text;
				expect((part.text.match(/"/g) ?? []).length % 2).toBe(0);
			}
		}),
	);
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test("a quotation mark that nobody closes does not make one part of the rest", () => {
	const lines = Array.from({ length: 2_000 }, (_, index) => `name ${index},5705550100\n`).join("");
	const parts = cutFile(`a,"b\n${lines}`, 5_000);
	expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThan(15_000);
});
