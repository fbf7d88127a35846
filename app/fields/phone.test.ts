import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, lacksAreaCode, normalizePhone } from "./phone.ts";

test.each([
	["5705550148", "+15705550148"],
	["570-555-0148", "+15705550148"],
	["(570) 555-0148", "+15705550148"],
	["(570)555-0148", "+15705550148"],
	["570.555.0148", "+15705550148"],
	["570 555 0148", "+15705550148"],
	["  570 555 0148 ", "+15705550148"],
	["570/555/0148", "+15705550148"],
	["570–555–0148", "+15705550148"],
	["1 570 555 0148", "+15705550148"],
	["1-570-555-0148", "+15705550148"],
	["+1 (570) 555-0148", "+15705550148"],
	["+15705550148", "+15705550148"],
	["+44 20 7946 0018", "+442079460018"],
	["+49 (30) 901820", "+4930901820"],
	["570-555-0148 x12", "+15705550148;ext=12"],
	["570-555-0148 ext. 12", "+15705550148;ext=12"],
	["570-555-0148 extension 1234", "+15705550148;ext=1234"],
	["570-555-0148, ext 12", "+15705550148;ext=12"],
	["570-555-0148 #12", "+15705550148;ext=12"],
	["570‑555‑0148", "+15705550148"],
	["570‐555−0148", "+15705550148"],
	["\u202a(570) 555-0148\u202c", "+15705550148"],
	["570\u00a0555\u00a00148", "+15705550148"],
	["５７０-５５５-０１４８", "+15705550148"],
	["tel:+1-570-555-0148", "+15705550148"],
	["Phone: 570-555-0148", "+15705550148"],
	["570-555-0148 (cell)", "+15705550148"],
	["570-555-0148 x12 work", "+15705550148;ext=12"],
	["(570) 555-0148 [mobile]", "+15705550148"],
	["011 44 20 7946 0018", "+442079460018"],
	["0044 20 7946 0018", "+442079460018"],
	["011-1-570-555-0148", "+15705550148"],
	["+44 (0)20 7946 0018", "+442079460018"],
	["0049 (0) 30 901820", "+4930901820"],
	["+44(0)2079460018 x7", "+442079460018;ext=7"],
])("%j is saved as %s", (typed, saved) => {
	expect(normalizePhone(typed)).toBe(saved);
});

test.each([
	"",
	" ",
	"555-0148",
	"570555014",
	"57055501489",
	"070 555 0148",
	"170 555 0148",
	"+1 170 555 0148",
	"+0 570 555 0148",
	"+1 570 555 014",
	"+1234567890123456",
	"call me",
	"570-555-CALL",
	"570-555-0148 or 0149",
	"<script>5705550148</script>",
	"5705550148; drop table",
	"+",
	"x12",
	"570-055-0100",
	"(570) 155-0148",
])("%j is no phone number", (typed) => {
	expect(normalizePhone(typed)).toBeNull();
});

test.each(["555-0148", "5550148", "555 0148 (home)", "555‑0148"])("%j lacks its area code", (typed) => {
	expect(lacksAreaCode(typed)).toBe(true);
	expect(normalizePhone(typed)).toBeNull();
});

test.each(["570-555-0148", "555-014", "+5550148", "call me"])(
	"%j does not lack an area code alone",
	(typed) => {
		expect(lacksAreaCode(typed)).toBe(false);
	},
);

test.each([
	["+15705550148", "(570) 555-0148"],
	["+15705550148;ext=12", "(570) 555-0148 ext. 12"],
	["+442079460018", "+442079460018"],
	["+442079460018;ext=7", "+442079460018 ext. 7"],
])("%s is shown as %s", (saved, shown) => {
	expect(formatPhone(saved)).toBe(shown);
});

const anySaved = fc
	.tuple(
		fc.constantFrom("+1", "+44", "+49", "+61"),
		fc
			.integer({ min: 2_002_000_000, max: 9_999_999_999 })
			.filter((number) => /^\d{3}[2-9]/.test(`${number}`)),
		fc.option(fc.integer({ min: 0, max: 999_999 })),
	)
	.map(([country, number, extension]) =>
		extension === null ? `${country}${number}` : `${country}${number};ext=${extension}`,
	);

test("a saved number stays itself when normalised again, and when typed as it is shown", () => {
	fc.assert(
		fc.property(anySaved, (saved) => {
			expect(normalizePhone(saved)).toBe(saved);
			expect(normalizePhone(formatPhone(saved))).toBe(saved);
		}),
	);
});

test("whatever is typed, the answer is null or a number the database accepts", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d\s().x#-]{0,32}$/)), (typed) => {
			const saved = normalizePhone(typed);
			if (saved !== null) expect(saved).toMatch(/^\+[1-9]\d{7,14}(;ext=\d{1,6})?$/);
		}),
	);
});
