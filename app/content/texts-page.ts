import { labelOf } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { services } from "#app/services/services.ts";
import { ownTexts, placeholdersOf, type TextName, writeText } from "./own-texts.ts";

/** Characters of a text, before it is filled in. */
export const MAX_OWN_TEXT = 600;
/** And then: a note has no more. */
const MAX_FILLED_IN = 600;

const [first] = services.values;
const service = labelOf(services.labels, first).toLowerCase();

export const sampleValues = {
	customer: "Ann Example",
	service,
	work: "Windows and Gutters",
	total: "$650",
	lastDay: "June 2, 2026",
	sentDay: "May 19, 2026",
	link: `${business.siteUrl}/quote/…`,
	time: "Tuesday, May 12, 2026, morning",
	answer: "Yes, your dog may stay in the yard.",
	months: "6",
	did: `the ${service} at your home`,
	advice: `We recommend ${service} twice a year.`,
} as const;

export const textsPage = {
	title: "Texts",
	intro: "What you text and mail again and again, in your own words. Leave one empty to use ours.",
	groups: { messages: "Text messages", mails: "Mails and notes" },
	preview: "How it reads",
	canSay: "It can say",
	save: "Save texts",
	saving: "Saving…",
	faults: {
		title: "The texts were not saved",
		text: "Please look at these once more:",
		tooLong: `Use at most ${MAX_OWN_TEXT} characters.`,
		unknown: (place: string) =>
			`This text cannot fill in {${place}}. Write it without braces, or choose from the list.`,
		brace: "A brace is left over. Braces stand around what is filled in, such as {hello}.",
		missing: (place: string) => `The message needs {${place}}.`,
		company: "Say who writes: {company}.",
	},
	conflict: {
		title: "Somebody else saved the settings meanwhile",
		text: "Nothing was overwritten. What you typed is below: save it again to replace what was saved.",
	},
	unreachable: {
		title: "The texts were not saved",
		text: "The database did not answer. Nothing that you typed is lost: please save it again.",
	},
} as const;

/** Returns what is wrong with the owners' own words; null where nothing is. */
export function findTextFault(name: TextName, words: string): string | null {
	const { needs, isMessage } = ownTexts[name];
	const used = Array.from(words.matchAll(/\{([^{}]*)\}/g), ([, place = ""]) => place);
	const known: readonly string[] = placeholdersOf(name);
	const unknown = used.find((place) => !known.includes(place));
	const missing = needs.find((place: string) => !used.includes(place));
	const filledIn = writeText(name, sampleValues, { [name]: words });
	if (words.length > MAX_OWN_TEXT || filledIn.length > MAX_FILLED_IN) return textsPage.faults.tooLong;
	if (unknown !== undefined) return textsPage.faults.unknown(unknown);
	if (/[{}]/.test(words.replace(/\{[^{}]*\}/g, ""))) return textsPage.faults.brace;
	if (missing !== undefined) return textsPage.faults.missing(missing);
	if (isMessage && !used.includes("company") && !words.includes(business.name))
		return textsPage.faults.company;
	return null;
}
