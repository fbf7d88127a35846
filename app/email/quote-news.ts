import type { QuoteAction, QuoteActor, QuoteChange } from "#app/catalog/quote-enums.ts";
import { mergeChanges } from "#app/quotes/change-text.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

interface QuoteEventView {
	action: QuoteAction;
	actor: QuoteActor;
	changes: readonly QuoteChange[];
	createdAt: number;
}

export interface QuoteNews {
	quote: QuoteView;
	history: readonly QuoteEventView[];
	since: number;
}

export interface NewsSummary extends QuoteNews {
	occasion: "submitted" | "submittedAndConfirmed" | "confirmed" | "changed";
	changes: readonly QuoteChange[];
}

/** What a mail to the owner says of this news; null where nothing is left to say. */
export function summarizeNews(found: QuoteNews): NewsSummary | null {
	const { quote, history, since } = found;
	if (quote.spam) return null;
	const news = history.filter(({ createdAt }) => createdAt >= since);
	const isNew = news.some(({ action }) => action === "submitted" || action === "not-spam");
	// An offer takes the place of what was confirmed before it.
	const isConfirmed =
		quote.offer === null && quote.confirmedAt !== null && news.some(({ action }) => action === "confirmed");
	if (isNew) return { ...found, occasion: isConfirmed ? "submittedAndConfirmed" : "submitted", changes: [] };
	const changes = mergeChanges(
		news
			.filter(({ actor, action }) => actor === "visitor" && !withOwnMail.includes(action))
			.flatMap((event) => event.changes),
	);
	if (isConfirmed) return { ...found, occasion: "confirmed", changes };
	return changes.length > 0 ? { ...found, occasion: "changed", changes } : null;
}

const withOwnMail: readonly QuoteAction[] = ["accepted", "declined", "asked", "change-withdrawn"];
