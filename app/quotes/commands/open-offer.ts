import { hasWaitingOffer } from "#app/catalog/stage.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, unchanged } from "../decision.ts";
import { newestOffer, type Quote } from "../quote.ts";

/** Records, once, that the customer's page showed the quote's newest offer while it waits. */
export function decideOpening(
	quote: Quote | null,
	{ offerId, attempt }: { readonly offerId: string; readonly attempt: string },
	at: UtcMs,
): Decision<never> {
	if (!quote || !hasWaitingOffer(quote) || quote.offerOpenedAt !== null) return unchanged;
	if (newestOffer(quote)?.id !== offerId) return unchanged;
	return happen({ action: "opened", at, attempt });
}
