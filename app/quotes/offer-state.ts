import type { DecisionOutcome } from "#app/catalog/quote-enums.ts";

/** What an offer is at a moment: what became of it, or whether it can still be decided. */
export type OfferState = DecisionOutcome | "open" | "expired" | "replaced";

interface StatedOffer {
	number: number;
	/** UTC milliseconds. */
	validUntil: number;
	outcome: DecisionOutcome | null;
}

/** `newest` is the number of the quote's newest offer, `now` UTC milliseconds. */
export function offerStateAt(
	{ number, validUntil, outcome }: StatedOffer,
	newest: number,
	now: number,
): OfferState {
	if (outcome !== null) return outcome;
	if (number < newest) return "replaced";
	return validUntil <= now ? "expired" : "open";
}
