import { dashboard } from "#app/content/dashboard.ts";
import { isChangedSinceContact, type QuoteView, type StateCounts, stateOf } from "#app/quotes/quote-view.ts";
import type { QuoteFilter } from "./quote-filter.ts";
import { matchesSearch } from "./search-match.ts";
import { parseSearch } from "./search-query.ts";

/** A count that reaches it means "at least so many". */
export const MAX_COUNTED = 1_000;

export interface FoundCounts extends StateCounts {
	changed: number;
}

export function showFound(count: number): string {
	return count < MAX_COUNTED ? String(count) : dashboard.atLeast(MAX_COUNTED);
}

interface QuoteNews {
	/** The quote as the page knew it; without it a changed quote's counts stay. */
	before: QuoteView | undefined;
	after: QuoteView;
	created: boolean;
}

/** The counts of a search after news of a quote; null without a search. */
export function recountFound(
	found: FoundCounts | null,
	{ search }: Pick<QuoteFilter, "search">,
	{ before, after, created }: QuoteNews,
): FoundCounts | null {
	const query = parseSearch(search);
	if (!found || !query) return found;
	const counts = { ...found };
	const count = (quote: QuoteView, step: number) => {
		if (!matchesSearch(quote, query)) return;
		const state = stateOf(quote);
		if (counts[state] < MAX_COUNTED) counts[state] += step;
		if (isChangedSinceContact(quote) && counts.changed < MAX_COUNTED) counts.changed += step;
	};
	if (before) count(before, -1);
	if (before || created) count(after, 1);
	return counts;
}
