import type { Addon } from "#app/catalog/options.ts";
import { dateFormat, type UtcMs } from "#app/time/clock.ts";
import type { AddonLine, Question, QuoteRow, SentOffer, ServiceLine } from "./quote.ts";
import { hasChangedSince, stateOf } from "./quote-view.ts";

/** Removed from words: "o'brien" finds O’Brien. */
export const APOSTROPHES = /['’‘ʼ`´]/g;

/** What is searched of a quote, by the columns of the index. */
export interface SearchText {
	readonly state: string;
	readonly words: string;
	readonly notes: string;
	readonly reference: string;
}

/** Of a quote what its search text is made of. */
export type SearchedQuote = Pick<
	QuoteRow,
	| "id"
	| "name"
	| "phone"
	| "zipCode"
	| "address"
	| "email"
	| "package"
	| "serviceType"
	| "adminNotes"
	| "spam"
	| "stage"
	| "contactedAt"
	| "changedAt"
	| "askedAt"
	| "concerns"
	| "totalPrice"
	| "estimatedPriceLow"
	| "estimatedPriceHigh"
	| "createdAt"
	| "scheduledFor"
> & {
	readonly services: readonly Pick<ServiceLine, "service">[];
	readonly addons: readonly Pick<AddonLine, "addonName">[];
	readonly offers: readonly Pick<SentOffer, "lines" | "total" | "note" | "decision">[];
	readonly questions: readonly Pick<Question, "text" | "answer">[];
};

/**
 * What is searched of a quote. The name and the number are there once from each of their characters on, so that what
 * begins a word is also what is found within one.
 */
export function searchText(quote: SearchedQuote): SearchText {
	const { name, phone, zipCode, address, email, serviceType, services, addons, offers } = quote;
	const texts = [
		...Array.from(name, (_, at) => Array.from(name).slice(at).join("")),
		...Array.from(phone, (_, at) => phone.slice(at)).slice(1),
		...[zipCode, address ?? "", email ?? "", quote.package, serviceType],
		...services.map(({ service }) => service).filter((service) => service !== serviceType),
		...addons.map(({ addonName }) => addonWords(addonName)),
		quote.concerns ?? "",
		...[quote.totalPrice, quote.estimatedPriceLow, quote.estimatedPriceHigh].map(String),
		...offers.flatMap(({ lines, total, note, decision }) => [
			...lines.map(({ label, amount }) => `${label} ${amount}`),
			...[String(total), note ?? "", decision?.name ?? "", decision?.reason ?? "", decision?.comment ?? ""],
		]),
		...quote.questions.flatMap(({ text, answer }) => [text, answer?.text ?? ""]),
		...[quote.createdAt, quote.scheduledFor].flatMap((time) => (time === null ? [] : [dateWords(time)])),
	];
	return {
		state: stateWords(quote),
		words: withoutApostrophes(texts.filter((text) => text.trim() !== "").join(" ")),
		notes: withoutApostrophes(quote.adminNotes ?? ""),
		reference: quote.id.slice(0, 8),
	};
}

/** The words by which an add-on is searched: all but gutters are pressure washing. */
function addonWords(addon: Addon): string {
	return addon === "gutter-cleaning" ? addon : `pressure washing ${addon}`;
}

/** A date in words and in numbers, as owners type it. */
export const dateInWords = dateFormat({ dateStyle: "long" });
const dateInNumbers = dateFormat({ dateStyle: "short" });

function dateWords(time: UtcMs): string {
	return `${dateInWords(time)} ${dateInNumbers(time)}`;
}

function stateWords(quote: SearchedQuote): string {
	const state = stateOf(quote);
	const isChanged = state === "contacted" && hasChangedSince(quote);
	return isChanged || (state !== "spam" && quote.askedAt !== null) ? `${state} changed` : state;
}

function withoutApostrophes(text: string): string {
	return text.replace(APOSTROPHES, "");
}
