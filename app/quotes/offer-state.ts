import type { DecisionOutcome } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** What an offer is at a moment: what became of it, or whether it can still be decided. */
export type OfferState = DecisionOutcome | "open" | "expired" | "replaced";

interface StatedOffer {
	number: number;
	validUntil: UtcMs;
	outcome: DecisionOutcome | null;
}

/** What an offer is at `now`; `newest` is the number of the quote's newest one. */
export function offerStateAt(
	{ number, validUntil, outcome }: StatedOffer,
	newest: number,
	now: UtcMs,
): OfferState {
	if (outcome !== null) return outcome;
	if (number < newest) return "replaced";
	return validUntil <= now ? "expired" : "open";
}
