import type { DecisionOutcome } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatSlot } from "./preferred-slots.ts";
import type { OfferDecision } from "./quote.ts";

/** What an offer is at a moment: what became of it, or whether it can still be decided. */
export type OfferState = DecisionOutcome | "open" | "expired" | "replaced";

interface StatedOffer {
	number: number;
	validUntil: UtcMs;
	outcome: DecisionOutcome | null;
}

type SaidAnswer = Pick<OfferDecision, "comment" | "reason" | "wishes">;

/** Whether an answer says all that the same one says which was sent again, as from a second tab: what is added there is not taken. */
export function isSaidBy(
	saved: SaidAnswer,
	{ comment, reason, wishes }: Pick<SaidAnswer, "comment" | "reason"> & { wishes: readonly string[] },
): boolean {
	const savedWishes = (saved.wishes ?? []).map(formatSlot);
	return (
		(!comment || comment === saved.comment) &&
		(!reason || reason === saved.reason) &&
		wishes.every((wish) => savedWishes.includes(wish))
	);
}

/** Returns offers (newest first) with what each is at `now`. What was agreed to stands until a later one is, which replaces it. */
export function stateOffers<Offer extends StatedOffer>(offers: readonly Offer[], now: UtcMs) {
	const newest = offers[0]?.number ?? 0;
	const agreed = offers.find(({ outcome }) => outcome === "accepted");
	return offers.map((offer) => {
		const state = offerStateAt(offer, newest, now);
		return { offer, state: state === "accepted" && offer !== agreed ? "replaced" : state };
	});
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
