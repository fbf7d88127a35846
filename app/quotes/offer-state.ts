import type { DecisionOutcome } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatSlot } from "./preferred-slots.ts";
import type { OfferDecision } from "./quote.ts";

/** What an offer is at a moment: what became of it, or whether it can still be decided. */
export type OfferState = DecisionOutcome | "open" | "expired" | "replaced";

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

/** What an offer is at `now`; `newest` is the number of the quote's newest one. */
export function offerStateAt(
	{ number, validUntil, outcome }: { number: number; validUntil: UtcMs; outcome: DecisionOutcome | null },
	newest: number,
	now: UtcMs,
): OfferState {
	if (outcome !== null) return outcome;
	if (number < newest) return "replaced";
	return validUntil <= now ? "expired" : "open";
}
