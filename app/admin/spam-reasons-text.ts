import { labelOf } from "#app/catalog/options.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { spamReasonsOf } from "#app/quotes/spam-signals.ts";

export function spamReasonLines(quote: Pick<QuoteView, "spamReason">): string[] {
	return spamReasonsOf(quote).map((reason) => labelOf(quoteCard.spamReasons, reason));
}

/** Likewise as the middle of a sentence. */
export function spamReasonsText(quote: Pick<QuoteView, "spamReason">): string {
	const [first = "", ...others] = spamReasonLines(quote);
	return [first.charAt(0).toLowerCase() + first.slice(1), ...others].join("; ");
}
