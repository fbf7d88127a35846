import type { QuoteView } from "#app/quotes/quote-view.ts";
import { addonWords } from "#app/quotes/search-text.ts";
import { type SearchQuery, wordsOf } from "./search-query.ts";

/** Whether the search finds a quote, exactly as the database's index decides it. */
export function matchesSearch(quote: QuoteView, query: SearchQuery): boolean {
	const searched = searchedOf(quote);
	const matches = (node: SearchQuery): boolean => {
		if ("all" in node) return node.all.every(matches);
		if ("any" in node) return node.any.some(matches);
		if ("reference" in node) return searched.reference.startsWith(node.reference.toLowerCase());
		const word = fold(node.word);
		return (
			searched.words.some((text) => text.startsWith(word)) ||
			searched.within.some((text) => text.includes(word))
		);
	};
	return matches(query);
}

/** Words found by their beginning, words found by any part, and the reference. */
function searchedOf(quote: QuoteView) {
	const texts = [
		quote.zipCode,
		quote.address,
		quote.email,
		quote.package,
		...quote.services.map(({ service }) => service),
		...quote.addons.map(({ addon }) => addonWords(addon)),
		quote.adminNotes,
	];
	const foldedWords = (text: string | null) => wordsOf(text ?? "").map(fold);
	return {
		words: texts.flatMap(foldedWords),
		within: [quote.name, quote.contactValue].flatMap(foldedWords),
		reference: quote.id.slice(0, 8),
	};
}

function fold(word: string): string {
	return word
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "");
}
