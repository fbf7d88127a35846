import type { Addon } from "#app/catalog/options.ts";
import type { AddonLine, QuoteRow, ServiceLine } from "./quote.ts";
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
> & {
	readonly services: readonly Pick<ServiceLine, "service">[];
	readonly addons: readonly Pick<AddonLine, "addonName">[];
};

/**
 * What is searched of a quote. The name and the number are there once from each of their characters on, so that what
 * begins a word is also what is found within one.
 */
export function searchText(quote: SearchedQuote): SearchText {
	const { name, phone, zipCode, address, email, serviceType, services, addons } = quote;
	const texts = [
		...Array.from(name, (_, at) => Array.from(name).slice(at).join("")),
		...Array.from(phone, (_, at) => phone.slice(at)).slice(1),
		...[zipCode, address ?? "", email ?? "", quote.package, serviceType],
		...services.map(({ service }) => service).filter((service) => service !== serviceType),
		...addons.map(({ addonName }) => addonWords(addonName)),
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

function stateWords(quote: SearchedQuote): string {
	const state = stateOf(quote);
	return state === "contacted" && hasChangedSince(quote) ? "contacted changed" : state;
}

function withoutApostrophes(text: string): string {
	return text.replace(APOSTROPHES, "");
}
