import { isOnLaterDay, isUntold, type QuoteView, shownStateAt } from "#app/quotes/quote-view.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Returns what a quote waits for from its owner; null where it waits for nothing, or for the customer. Its page has one bold
 * button, which does that. */
export function nextStepOf(quote: QuoteView, now: UtcMs) {
	const { offerValidUntil } = quote;
	if (quote.spam) return "not-spam";
	if (quote.asks.length > 0) return "answer";
	if (quote.isUndelivered && offerValidUntil !== null && offerValidUntil > now) return "deliver";
	if (isUntold(quote, now)) return "tell";
	switch (shownStateAt(quote, now)) {
		case "new":
			return "contact";
		case "contacted":
		case "expired":
			return "offer";
		case "accepted":
			return "date";
		case "scheduled":
			return isOnLaterDay(quote, now) ? null : "done";
		default:
			return null;
	}
}

/** The parts of a quote's page in their order: the one with the next step comes first. */
export function partsFor(next: ReturnType<typeof nextStepOf>) {
	if (next === "offer" || next === "deliver") return ["offers", "details", "date"] as const;
	if (next === "date" || next === "tell") return ["date", "details", "offers"] as const;
	return ["details", "offers", "date"] as const;
}
