import { type QuoteView, shownStateAt } from "#app/quotes/quote-view.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Returns what a quote waits for from its owner; null where it waits for nothing, or for the customer. Its page has one bold
 * button, which does that. */
export function nextStepOf(quote: QuoteView, now: UtcMs) {
	const { email, offerValidUntil } = quote;
	const isAhead = quote.scheduledFor !== null && quote.scheduledFor > now;
	if (quote.spam) return "not-spam";
	if (quote.asks) return "answer";
	if (quote.isUndelivered && offerValidUntil !== null && offerValidUntil > now) return "deliver";
	switch (shownStateAt(quote, now)) {
		case "new":
			return "contact";
		case "contacted":
		case "expired":
			return "offer";
		case "accepted":
			return "date";
		case "scheduled":
			return email === null && isAhead ? "text-date" : "done";
		case "lost":
			return email === null && isAhead ? "text-off" : null;
		default:
			return null;
	}
}

/** The parts of a quote's page in their order: the one with the next step comes first. */
export function partsFor(next: ReturnType<typeof nextStepOf>) {
	if (next === "offer" || next === "deliver") return ["offers", "details", "date"] as const;
	if (next === "date" || next === "text-date" || next === "text-off")
		return ["date", "details", "offers"] as const;
	return ["details", "offers", "date"] as const;
}
