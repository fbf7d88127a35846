import { expect, test } from "vitest";
import { answerTexts } from "#app/content/customer-offer.ts";
import { MAX_COMMENT, readAnswer } from "./answer-forms.ts";

const ids = { quote: crypto.randomUUID(), offer: crypto.randomUUID(), attempt: crypto.randomUUID() };
const yes = { ...ids, intent: "accept", name: "Ann Example", terms: "on" };

function read(fields: Record<string, string>, wishes: readonly string[] = []) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const wish of wishes) form.append("wish", wish);
	return readAnswer(form);
}

test("a yes is read with its name, its wishes, each once, and its signature", () => {
	const wishes = ["2026-11-24 morning", "2026-11-25 afternoon", "2026-11-24 morning"];
	expect(read({ ...yes, name: "  Ann\u202e Example ", signature: "M1,2 L3.5,-4" }, wishes)).toEqual({
		answer: {
			...yes,
			wish: [
				{ date: "2026-11-24", half: "morning" },
				{ date: "2026-11-25", half: "afternoon" },
			],
			signature: "M1,2 L3.5,-4",
		},
	});
});

test("names of other scripts, with marks and emoji, are taken as they are", () => {
	for (const name of ["Зоя Иванова", "شهرزاد", "Nguyễn Thị Ánh", "🧽 Ann", "O’Neil-Ångström"])
		expect(read({ ...yes, name })).toMatchObject({ answer: { name } });
});

test.each<[string, Record<string, string>, string]>([
	["no name", { name: "" }, "name"],
	["a blank name", { name: " \u200b " }, "name"],
	["a name without end", { name: "a".repeat(61) }, "name"],
	["a single letter as the name", { name: "A." }, "name"],
	["terms that are not ticked", { terms: "" }, "terms"],
	["an offer that is none", { offer: "1" }, "offer"],
	["an attempt that is none", { attempt: "x" }, "attempt"],
	["a signature that is a script", { signature: '"><script>' }, "signature"],
	["a signature without end", { signature: "M1,1 ".repeat(4_001) }, "signature"],
	["an intent of its own", { intent: "withdraw" }, "intent"],
])("an answer with %s is refused, and all that was typed comes back", (_, changes, field) => {
	const sent = { ...yes, ...changes };
	const result = read(sent, ["2026-11-24 morning"]);
	if (!("refused" in result)) throw new Error("It was taken");
	expect(Object.keys(result.refused.errors)).toContain(field);
	expect(result.refused.wishes).toEqual(["2026-11-24 morning"]);
	const typed = Object.entries(sent).filter(([, value]) => value !== "");
	expect(result.refused.values).toEqual({ ...Object.fromEntries(typed), wish: "2026-11-24 morning" });
});

test("a signature that is too long is refused in words, one of the greatest length is taken", () => {
	const longest = "M1 1".repeat(5_000);
	expect(read({ ...yes, signature: longest })).toMatchObject({ answer: { signature: longest } });
	const refused = read({ ...yes, signature: `${longest}L` });
	expect(refused).toHaveProperty("refused.errors", { signature: answerTexts.longSignature });
});

test("more wishes than three, and what is no half day, are refused", () => {
	const days = ["24", "25", "26", "27"].map((day) => `2026-11-${day} morning`);
	expect(read(yes, days)).toMatchObject({ refused: { errors: { wish: answerTexts.tooManyWishes } } });
	for (const wish of ["2026-02-30 morning", "2026-11-24 night", "soon"])
		expect(read(yes, [wish])).toHaveProperty("refused.errors.wish");
});

test("a no needs no reason, a question needs words, and neither goes on without end", () => {
	expect(read({ ...ids, intent: "decline" })).toHaveProperty("answer.intent", "decline");
	expect(read({ ...ids, intent: "decline", reason: "no-answer" })).toHaveProperty("refused.errors.reason");
	const long = "a".repeat(MAX_COMMENT + 1);
	expect(read({ ...ids, intent: "decline", comment: long })).toHaveProperty("refused.errors.comment");
	expect(read({ ...ids, intent: "ask", question: long })).toHaveProperty("refused.errors.question");
	expect(read({ ...ids, intent: "ask", question: "\n " })).toHaveProperty("refused.errors.question");
	const { offer: _, ...withoutOffer } = ids;
	expect(read({ ...withoutOffer, intent: "ask", question: "When?" })).toHaveProperty("answer.question");
});
