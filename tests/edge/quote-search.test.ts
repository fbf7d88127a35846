import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { selectFoundCounts } from "#app/admin/dashboard/search-index.server.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { answerQuestion } from "#app/quotes/commands.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { db, planOf } from "../support/edge-quotes.ts";
import { anOffer, askAs, decide, send } from "../support/offers.ts";
import { settled } from "../support/settled.ts";
import { aSubmission } from "../support/submissions.ts";
import { aWord } from "../support/words.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

const filterOf = (search: string, status = "all") => readFilter(new URLSearchParams({ q: search, status }));

async function findIds(search: string, status = "all", size = 200): Promise<string[]> {
	const quotes = await selectQuotes(db, filterOf(search, status), size);
	return quotes.map(({ id }) => id);
}

/** Saves a quote under this name and number, and returns its id. */
async function save(name: string, phone = "+15705550123"): Promise<string> {
	const submission = aSubmission({ contact: { name, phone, contactMethod: "text" } });
	await saveQuote(db, submission, NOW);
	return submission.id;
}

/** One quote with something in every field that is searched, and its id's first half. */
let full = "";
beforeAll(async () => {
	const submission = aSubmission(
		{
			id: "fade9c1b-4b7e-4c7a-8f66-0d6b8f3e5a21",
			service: {
				services: ["window-cleaning", "pressure-washing"],
				homeSize: "medium",
				stories: "two",
				zip: "18447",
			},
			contact: {
				name: "Zoë O’Brien-Smith",
				phone: "+15708764321;ext=77",
				contactMethod: "email",
				email: "z.ob@cottage.example",
				address: "1184 N. D'Artagnan Road",
			},
			condition: { lastCleaned: "1-3years", trackCondition: "normal", pressureTargets: ["house"] },
		},
		"luxury",
	);
	full = submission.id;
	await saveQuote(db, submission, NOW);
	await saveAddons(db, { quoteId: full, addons: ["deck"], priced: rateCard, confirmed: false }, NOW + 1);
	await settled(
		db,
		db
			.update(quoteRequests)
			.set({ adminNotes: "Gate code 9182.\nAllergic to café fumes" })
			.where(eq(quoteRequests.id, full)),
	);
});

test.each([
	["zoe", "the name, its accents folded"],
	["o'brien", "the name, its apostrophes folded"],
	["o brien", "the name, an apostrophe read as a space"],
	["O’BRIEN", "the name in capitals"],
	["mith", "a part of the name"],
	["smith zoe", "the name's words in any order"],
	["18447", "the ZIP"],
	["1184 dartagnan", "the street"],
	["d’artagnan", "the street with an apostrophe"],
	["z.ob@cottage.example", "the e-mail"],
	["cottage.ex", "a part of the e-mail"],
	["luxury", "the package"],
	["pressure washing zoe", "a service"],
	["deck zoe", "an add-on"],
	["gate code 9182", "the notes"],
	["cafe", "the notes, their accents folded"],
	["ext. 77", "the extension as shown"],
	["(570) 876-4321 ext. 77", "the number as shown"],
	["570 876-4321 x77", "the number as it may be typed"],
	["8764321", "the number's digits"],
	["FADE9C1B", "the reference as the customer sees it"],
	["fade9c1b", "the reference in lower case"],
	["fade 9c1b", "the reference in two parts"],
	["FADE9C", "the reference's beginning"],
	["fade zoe", "the reference's beginning and another word"],
	["zo", "two letters"],
	["lu brien dart 9182 cott", "beginnings of words of different fields"],
])("%j finds a quote by %s", async (search) => {
	expect(await findIds(search)).toContain(full);
});

test.each([
	"zoe jones",
	"18448",
	"ext. 78",
	"8764322",
	"9c1b",
	"fade9c1c",
	"fad",
	"basic zoe",
	"18447 18448",
	"%",
	"'",
])("%j does not find it", async (search) => {
	expect(await findIds(search)).not.toContain(full);
});

test.each([
	["a part of the name in another case", "o'MALLEY", "O'Malley"],
	["letters with accents in another case", "éLODIE", "Élodie"],
	["a quotation mark", 'the "roof"', 'Bo the "Roof" Lee'],
	["signs that a pattern could use", "100%_", "100%_sure"],
	["two letters", "zß", "Zß"],
	["two letters within a word", "ßł", "Zßł"],
	["one letter", "ł", "Ł"],
	["the end of a name in another script", "太郎", "山田太郎"],
	["letters that Unicode got lately", "𞤀𞤣", "𞤀𞤣𞤤"],
])("the search finds %s", async (_, search, part) => {
	const id = await save(`${aWord()} ${part}`);
	expect(await findIds(search)).toContain(id);
});

test.each(["(570) 555-9876", "570-555-9876", "555 9876", "+1 570 555 9876", "+15705559876", "9876"])(
	"the search finds the number +15705559876 by %s",
	async (typed) => {
		const id = await save(aWord(), "+15705559876");
		expect(await findIds(typed)).toContain(id);
	},
);

test("the search finds nothing else, and what looks like the index's language is text", async () => {
	const word = aWord();
	// With a digit, because letters alone may be within the word.
	const id = await save(`${word} Ann`, "+15705550001");
	for (const search of [
		`${word} Bo7`,
		`${word} OR Bo7`,
		`${word} NOT Bo7`,
		`state : "new" ${word}`,
		"name : Ann",
		"5550002%",
		"NOT",
		"%%",
		"_",
	]) {
		expect(await findIds(search), search).not.toContain(id);
	}
});

test("no character makes a search fail", async () => {
	// Cut in two by the index, a word could not be looked for: letters that are kept together here must be there too.
	const letters = Array.from({ length: 0x600 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
		/[\p{L}\p{N}\p{M}\p{S}]/u.test(letter),
	);
	for (let start = 0; start < letters.length; start += 200) {
		const words = letters.slice(start, start + 200).map((letter) => `a${letter}b`);
		await selectQuotes(db, { status: "all", search: words.join(" "), before: null }, 1);
	}
});

test("a quote is found by its town, by its beginning and with other words, and by its community", async () => {
	const name = aWord();
	const ids = ["18444", "18411"].map(async (zip) => {
		const submission = aSubmission({
			service: { services: ["window-cleaning"], homeSize: "medium", stories: "two", zip },
			contact: { name, phone: "+15705550123", contactMethod: "text" },
		});
		await saveQuote(db, submission, NOW);
		return submission.id;
	});
	const [glenburn = "", summit = ""] = await Promise.all(ids);
	for (const town of ["glenburn", "Glenburn Township", "glenb"]) {
		expect(await findIds(town), town).toContain(glenburn);
		expect(await findIds(`${name} ${town}`), town).toEqual([glenburn]);
		expect(await findIds(town), town).not.toContain(summit);
	}
	expect(await findIds("Clarks Summit")).toContain(summit);
	// As a name may be.
	expect(await findIds("Green")).not.toContain(summit);
});

test("a changed quote is found by its new words alone", async () => {
	const [before, after] = [aWord(), aWord()];
	const submission = aSubmission({
		service: {
			services: ["window-cleaning", "gutter-cleaning"],
			homeSize: "medium",
			stories: "two",
			zip: "18411",
		},
		contact: { name: "Ann", phone: "+15705550123", contactMethod: "text", address: `1 ${before} St` },
	});
	await saveQuote(db, submission, NOW);
	expect(await findIds(`gutter ${before}`)).toEqual([submission.id]);
	const changed = aSubmission({
		id: submission.id,
		service: { services: ["window-cleaning"], homeSize: "medium", stories: "two", zip: "18411" },
		contact: { name: "Ann", phone: "+15705550123", contactMethod: "text", address: `1 ${after} St` },
	});
	await saveQuote(db, changed, NOW + 1);
	expect([await findIds(before), await findIds(`gutter ${after}`), await findIds(`window ${after}`)]).toEqual(
		[[], [], [submission.id]],
	);
});

test("the search counts what each tab has of it", async () => {
	const word = aWord();
	const ids: string[] = [];
	for (const name of ["Abe", "Bea", "Cy", "Di"]) ids.push(await save(`${word} ${name}`));
	const [first = "", second = ""] = ids;
	await settled(
		db,
		db.run(sql`update quote_requests set contacted = 1, contacted_at = 1 where id = ${first}`),
	);
	await settled(
		db,
		db.run(sql`update quote_requests set spam = 1, spam_reason = 'too-fast' where id = ${second}`),
	);
	expect(await selectFoundCounts(db, word)).toEqual([{ past: 1, new: 2, contacted: 1, spam: 1, changed: 0 }]);
	expect(await selectFoundCounts(db, `${word} Bea`)).toEqual([
		{ past: 0, new: 0, contacted: 0, spam: 1, changed: 0 },
	]);
	expect(await selectFoundCounts(db, "%%")).toEqual([{ past: 0, new: 0, contacted: 0, spam: 0, changed: 0 }]);
});

test.each(["ann", "an", "a", "18411", "window elm"])(
	"a search for %j walks the index, newest first",
	async (search) => {
		const plan = await planOf(selectQuotes(db, filterOf(search, "new"), 25));
		// What each quote that is found has beside it comes after.
		const [walk = ""] = plan.split("CORRELATED");
		expect(walk).toMatch(/^SCAN quote_search VIRTUAL TABLE INDEX/);
		expect(walk).not.toMatch(/SCAN quote_requests|SCAN quote_search_text|TEMP B-TREE/);
	},
);

test("a search among those to look at again finds what was changed since, and counts it, until it is marked anew", async () => {
	const word = aWord();
	const [id, other] = [await save(`Ann ${word}`), await save(`Bo ${word}`)];
	const changedCount = async () => (await selectFoundCounts(db, word))[0]?.changed;
	for (const quote of [id, other])
		await settled(
			db,
			db.run(sql`update quote_requests set contacted = 1, contacted_at = ${NOW} where id = ${quote}`),
		);
	expect([await findIds(word, "changed"), await changedCount()]).toEqual([[], 0]);
	await settled(db, db.run(sql`update quote_requests set changed_at = ${NOW + 1} where id = ${id}`));
	expect([await findIds(word, "changed"), await changedCount()]).toEqual([[id], 1]);
	expect(await findIds(word, "contacted")).toHaveLength(2);
	await settled(db, db.run(sql`update quote_requests set contacted_at = ${NOW + 2} where id = ${id}`));
	expect([await findIds(word, "changed"), await changedCount()]).toEqual([[], 0]);
	await settled(
		db,
		db.run(sql`update quote_requests set changed_at = ${NOW + 3}, spam = 1 where id = ${other}`),
	);
	expect(await findIds(word, "changed")).toEqual([]);
	await settled(db, db.run(sql`update quote_requests set spam = 0 where id = ${other}`));
	expect(await findIds(word, "changed")).toEqual([other]);
});

test("what the customer and the owner tell each other of a quote is found, and stays so after later changes", async () => {
	const word = aWord();
	const submission = aSubmission({
		contact: { name: word, phone: "+15705550123", contactMethod: "text" },
		condition: { lastCleaned: "1-3years", trackCondition: "normal", concerns: "The skylights leak" },
	});
	const token = (await saveQuote(db, submission, NOW)) ?? "";
	const quoteId = submission.id;
	const lines = [{ label: "Windows", amount: 1_437, kind: "work" as const }];
	const validUntil = NOW + 30 * DAY_MS;
	const offer = anOffer(quoteId, { lines, validUntil });
	await send(db, offer, NOW + 1);
	const questionId = crypto.randomUUID();
	const ask = { id: questionId, quoteId, offerId: offer.id, text: "And the chandeliers?" };
	expect(await askAs(db, ask, token, NOW + 2)).toBe(true);
	await answerQuestion(
		db,
		visitor(db),
		quoteId,
		{ attempt: crypto.randomUUID(), questionId, text: "Gladly, by ladder" },
		NOW + 3,
	);
	// Two days later: what was asked and answered before is not lost from the index.
	await decide(db, { quoteId, token, offer }, "accepted", { now: NOW + 2 * DAY_MS });
	for (const told of [
		"skylight",
		"skylights",
		"chandelier",
		"chandeliers",
		"ladders",
		"$1,437",
		"1437",
		"1,437.00",
		"May 4",
		"2026-05-04",
		"05/04/2026",
		"Ann Example",
	])
		expect(await findIds(`${word} ${told}`), told).toEqual([quoteId]);
	for (const told of ["cobwebs", "$1,438", "2027-05-04"])
		expect(await findIds(`${word} ${told}`), told).toEqual([]);
});

test("a search for a day finds what is told of that day, also in a note, and not what has its words and numbers apart", async () => {
	const name = aWord();
	const save = async (now: number, contact: object = {}) => {
		const submission = aSubmission({
			contact: { name, phone: "+15705550123", contactMethod: "text", address: "44 Oak Lane", ...contact },
		});
		await saveQuote(db, submission, now);
		return submission.id;
	};
	const asked = await save(Date.UTC(2026, 11, 4, 17));
	// Of the same month and year, with an address that begins with the day.
	await save(Date.UTC(2026, 11, 23, 17), { address: "4 Oak Lane" });
	const earlier = await save(Date.UTC(2025, 11, 4, 17));
	const noted = await save(NOW, { address: "12 May Street" });
	await settled(
		db,
		db
			.update(quoteRequests)
			.set({ adminNotes: "Call again on Dec 4, after 5" })
			.where(eq(quoteRequests.id, noted)),
	);
	for (const day of ["Dec 4", "4 dec", "December 4th", "12/4"])
		expect((await findIds(`${name} ${day}`)).toSorted(), day).toEqual([asked, earlier, noted].toSorted());
	for (const day of ["Dec 4, 2026", "4th December 2026", "2026-12-04", "12/4/26", "Friday, Dec 4, 2026"])
		expect(await findIds(`${name} ${day}`), day).toEqual([asked]);
	expect(await findIds(`${name} 12 May Street`)).toEqual([noted]);
	expect(await findIds(`${name} Dec`)).toHaveLength(4);
});

test("the tab Contacted has that stage alone, in the list and in the count of a search", async () => {
	const word = aWord();
	const [called = "", offered = ""] = [await save(`${word} Abe`), await save(`${word} Bea`)];
	await settled(
		db,
		db.run(
			sql`update quote_requests set contacted = 1, contacted_at = 1 where id in (${called}, ${offered})`,
		),
	);
	await settled(db, db.run(sql`update quote_requests set offered_at = ${NOW} where id = ${offered}`));
	expect(await selectFoundCounts(db, word)).toMatchObject([{ past: 2, new: 0, contacted: 1 }]);
	expect(await findIds(word, "contacted")).toEqual([called]);
	expect(await findIds(word)).toEqual([offered, called]);
});
