import { APOSTROPHES } from "#app/fields/fold-text.ts";
import { normalizePhone } from "#app/fields/phone.ts";
import { quoteReference } from "#app/fields/text.ts";
import { zipsNamed } from "#app/service-areas/zip-lookup.ts";
import { takeDates } from "#app/time/dates-in-text.ts";

/** What a quote must have to be found: a word by its beginning, a reference, or all or any of several. */
export type SearchQuery =
	| { word: string }
	| { reference: string }
	| { all: readonly SearchQuery[] }
	| { any: readonly SearchQuery[] };

const COMBINING_MARKS = /[\u0300-\u036f]/g;

/** Words as the index splits them. Its Unicode is old: a letter added since is a word of its own. */
const WORDS = /(?:(?=[\p{L}\p{N}])[\0-\u024f\u0386-\u0527])+|[\p{L}\p{N}]/gu;

const NUMBER = /^[\d().+\-–/]*\d[\d().+\-–/]*$/;

/** Whole dollars, however they are written; a total may be open upwards. */
const AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?\+?$/;

/** A quote's reference, or as much of its beginning as tells it from other words. */
const REFERENCE = /^[\da-f]{4,8}$/i;

/** The typed search: each word and date in any order, numbers in their other spellings, a reference, or a community. Null without a word. */
export function parseSearch(search: string): SearchQuery | null {
	const { dates, rest } = takeDates(search);
	const typed = rest.split(/[\s–]+/).map(queryOfChunk);
	const words = [...typed.filter((query) => query !== null), ...dates.map((word) => ({ word }))];
	if (words.length === 0) return null;
	const phone = normalizePhone(search)?.match(/\d+/g);
	const compact = search.replace(/[\s#-]/g, "");
	const whole = compact.length === 32 ? quoteReference(compact).toLowerCase() : compact;
	return oneOf([
		allOf(words),
		...(phone ? [allOf(phone.map((word) => ({ word })))] : []),
		...(REFERENCE.test(whole) ? [{ reference: whole }] : []),
		...zipsNamed(search.trim()).map((word) => ({ word })),
	]);
}

export function wordsOf(text: string): string[] {
	return text.normalize("NFC").replace(APOSTROPHES, "").replace(COMBINING_MARKS, "").match(WORDS) ?? [];
}

function queryOfChunk(chunk: string): SearchQuery | null {
	const amount = AMOUNT.exec(chunk)?.[1]?.replaceAll(",", "");
	// Its digits before and after the comma begin some word of nearly every quote.
	if (amount && chunk.includes(",")) return { word: amount };
	const words = wordsOf(chunk).map((word) =>
		oneOf([
			...beginningsOf(word).map((beginning) => ({ word: beginning })),
			...(REFERENCE.test(word) ? [{ reference: word }] : []),
		]),
	);
	if (words.length === 0) return null;
	const number = NUMBER.test(chunk) ? chunk.replace(/\D/g, "") : amount;
	const spellings = words.length === 1 ? [] : [...new Set([number, amount])];
	return oneOf([allOf(words), ...spellings.flatMap((word) => (word === undefined ? [] : [{ word }]))]);
}

/** Words are found by their beginning, so the singular finds both, and a name that ends in "s" as well. */
function beginningsOf(word: string): string[] {
	const [, stem] = /^(\p{L}+)ies$/iu.exec(word) ?? [];
	if (stem) return [`${stem}y`, `${stem}ie`];
	if (/[^aeiou]y$/i.test(word)) return [word, `${word.slice(0, -1)}ie`];
	const plain = word.replace(/^(\d+)(?:st|nd|rd|th)$/i, "$1");
	return [plain.replace(/^([a-z]{2,}(?:ch|sh|ss|x|z))es$|^([a-z]{2,}[a-rt-z])s$/i, "$1$2")];
}

const allOf = (queries: readonly SearchQuery[]) => onlyOf(queries) ?? { all: queries };
const oneOf = (queries: readonly SearchQuery[]) => onlyOf(queries) ?? { any: queries };

function onlyOf(queries: readonly SearchQuery[]): SearchQuery | undefined {
	return queries.length === 1 ? queries[0] : undefined;
}
