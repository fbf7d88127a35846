import { expect, test } from "vitest";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { anOwner, db, savedQuote } from "../support/edge-quotes.ts";
import { askAs } from "../support/offers.ts";
import { aSubmission } from "../support/submissions.ts";
import { Visitor } from "../support/visitor.ts";

/** A quote with a question that waits. */
async function anAskedQuote() {
	const { id, ...submission } = aSubmission();
	const token = (await saveQuote(db, { ...submission, id }, Date.now() - 60_000)) ?? "";
	const question = crypto.randomUUID();
	await askAs(db, { id: question, quoteId: id, offerId: null, text: "When?" }, token, Date.now());
	return { id, question };
}

/** The answers of `aSubmission`, with another word about the home. */
const work: [string, string][] = [
	["services", "window-cleaning"],
	["services", "gutter-cleaning"],
	...Object.entries({
		...{
			homeSize: "medium",
			stories: "two",
			zip: "18411",
			lastCleaned: "1-3years",
			trackCondition: "normal",
		},
		...{ gutterLastCleaned: "within-1-year", concerns: "Mind the pond", package: "deluxe" },
	}),
];

/** The fields of a form as its page has them: the hidden ones, and what is filled in. */
function hiddenFields(html: string): [string, string][] {
	const found = html.matchAll(/<input[^>]*type="hidden"[^>]*>/g);
	return [...found].map(([input]) => {
		const [, name = ""] = /name="([^"]*)"/.exec(input) ?? [];
		const [, value = ""] = /value="([^"]*)"/.exec(input) ?? [];
		return [name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&")];
	});
}

test.each([
	[
		"a contact",
		({ id }: Awaited<ReturnType<typeof anAskedQuote>>) => ownerPaths.editContact(id),
		Object.entries({
			name: "Ann Right",
			phone: "570 555 0177",
			contactMethod: "call",
			email: "",
			address: "9 Elm St",
		}),
		["Ann Right", "570 555 0177", "9 Elm St"],
	],
	[
		"the answers about the work",
		({ id }: Awaited<ReturnType<typeof anAskedQuote>>) => ownerPaths.editAnswers(id),
		work,
		["Mind the pond"],
	],
	[
		"an answer",
		({ id, question }: Awaited<ReturnType<typeof anAskedQuote>>) =>
			`${ownerPaths.answerQuestion(id)}?question=${question}`,
		Object.entries({ answer: "On Tuesday, if it is dry" }),
		["On Tuesday, if it is dry"],
	],
])(
	"what was typed into the form of %s is still there where the session is over, and is saved once it is sent again",
	async (_name, pathOf, typed, texts) => {
		const quote = await anAskedQuote();
		const path = pathOf(quote);
		const owner = await anOwner();
		const hidden = hiddenFields((await owner.get(path)).html);
		const before = (await savedQuote(quote.id)).rows[0]?.revision;
		const { status, html } = await new Visitor().post(path, [...hidden, ...typed]);
		expect(status).toBe(401);
		for (const text of [...texts, "Your session has ended", "Sign in in a new tab"])
			expect(html).toContain(text);
		expect(html).not.toContain("When?");
		expect((await savedQuote(quote.id)).rows[0]?.revision).toBe(before);
		const again = await owner.post(path, [...hiddenFields(html), ...typed]);
		expect(again.status).toBe(303);
		expect((await savedQuote(quote.id)).rows[0]?.revision).toBe((before ?? 0) + 1);
	},
);

test("the forms of a quote that is gone say so", async () => {
	const owner = await anOwner();
	const { id } = await anAskedQuote();
	const gone = crypto.randomUUID();
	for (const path of [
		ownerPaths.editContact(gone),
		ownerPaths.editAnswers(gone),
		`${ownerPaths.answerQuestion(id)}?question=${gone}`,
	]) {
		const { status, html } = await owner.get(path);
		expect(status, path).toBe(404);
		expect(html, path).not.toContain("did not answer");
		expect(html, path).toContain("This quote does not exist");
	}
});
