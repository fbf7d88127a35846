import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { isolated, normalizeText, optionalText, quoteReference, requiredText } from "./text.ts";

test.each([
	["surrounding white space", "  Ann \n", "Ann"],
	["line breaks of every system", "a\r\nb\rc\nd", "a\nb\nc\nd"],
	["a tab", "a\tb", "a b"],
	["control characters", "A\u0000n\u0007n\u007f\u009f", "Ann"],
	["bidirectional overrides", "gpj\u202eexe\u202c", "gpjexe"],
	["bidirectional isolates", "\u2066a\u2069", "a"],
	["zero-width characters", "\ufeffA\u200bnn\u200e", "Ann"],
	["a decomposed letter", "Ame\u0301lie", "Amélie"],
	["a lone surrogate", "a\ud800b", "a\ufffdb"],
	["letters of other scripts and a picture", " Zoë Łukasz 李 👋 ", "Zoë Łukasz 李 👋"],
	["what nobody can see", "\u3164 \u2060\u200d\u00ad\u2800", ""],
	["the joiner inside a family picture", "👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"],
])("%s: %j is saved as %j", (_, typed, saved) => {
	expect(normalizeText(typed)).toBe(saved);
});

test("what is written from right to left does not change places with the number after it, and other text stays as it is", () => {
	expect(`${isolated("רחוב הרצל 12")}, 18411`).toBe("\u2068רחוב הרצל 12\u2069, 18411");
	expect(isolated("12 شارع النيل")).toBe("\u206812 شارع النيل\u2069");
	expect(isolated("1 Élm St, 李")).toBe("1 Élm St, 李");
});

test("normalising twice changes nothing more, and the result is well-formed", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (typed) => {
			const once = normalizeText(typed);
			expect(normalizeText(once)).toBe(once);
			expect(once.isWellFormed()).toBe(true);
		}),
	);
});

test.each([undefined, null, "", "   ", "\u200b", "\u2060\u3164", 5, ["Ann"], { name: "Ann" }])(
	"a required text is missing when the form sends %j",
	(sent) => {
		const { success, error } = requiredText(10, "Enter your name").safeParse(sent);
		expect(success).toBe(false);
		expect(error?.issues.map(({ message }) => message)).toEqual(["Enter your name"]);
	},
);

test("a text as long as allowed passes, and a longer one is told the limit", () => {
	expect(requiredText(3, "Missing").parse(" abc ")).toBe("abc");
	expect(requiredText(3, "Missing").safeParse("abcd").error?.issues[0]?.message).toContain("3 characters");
	expect(optionalText(3).parse("abc")).toBe("abc");
	expect(optionalText(3).safeParse("abcd").error?.issues[0]?.message).toContain("3 characters");
});

test("a text is as long as a browser's input counts it: of what is accepted nothing has more units", () => {
	const max = 5;
	for (const schema of [requiredText(max, "Missing"), optionalText(max)]) {
		expect(schema.safeParse("👋👋👋").error?.issues[0]?.message).toContain("5 characters");
		expect(schema.safeParse("👋👋!").data).toBe("👋👋!");
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 8 }), (typed) => {
				const { length } = normalizeText(typed);
				expect(schema.safeParse(typed).success).toBe(
					length <= max && (length > 0 || schema.safeParse("").success),
				);
			}),
		);
	}
});

test.each([undefined, "", "  ", "\u200b\n"])("an optional text %j counts as not given", (sent) => {
	expect(optionalText(10).parse(sent)).toBeUndefined();
});

test("of a run of combining marks no more are kept than any script writes", () => {
	expect(normalizeText(`e${"\u0301".repeat(30)}!`)).toBe(`é${"\u0301".repeat(9)}!`);
	expect(normalizeText("Nguye\u0302\u0303n")).toBe("Nguyễn");
});

test("a text far longer than allowed is refused as it was typed, before anything is made of it", () => {
	const normalize = vi.spyOn(String.prototype, "normalize");
	for (const schema of [requiredText(5, "Missing"), optionalText(5)])
		expect(schema.safeParse("\u0315".repeat(31_000)).error?.issues[0]?.message).toContain("5 characters");
	expect(normalize).not.toHaveBeenCalled();
	normalize.mockRestore();
});

test("a quote's reference is random, whichever kind of id it has", () => {
	expect(quoteReference("3f2a9c1b-4b7e-4c7a-8f66-0d6b8f3e5a21")).toBe("3F2A9C1B");
	expect(quoteReference("019ac1f0-4b7e-7c7a-8f66-0d6b8f3e5a21")).toBe("8F3E5A21");
});
