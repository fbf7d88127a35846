import type { DecisionOutcome } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import { hasNearLine } from "../near-saving.ts";
import { formatSlot, type PreferredSlot } from "../preferred-slots.ts";
import { newestOffer, type Quote, timesAhead } from "../quote.ts";

/** An offer's customer or the owner decides what becomes of it. */
export type AnswerOffer = { readonly offerId: string; readonly attempt: string } & (
	| {
			readonly outcome: "accepted";
			readonly token: string;
			readonly name: string;
			readonly signature: string | null;
			readonly wishes: readonly PreferredSlot[];
			readonly comment: string | null;
			/** Where the job is, asked of whoever did not say it before. */
			readonly address?: string | null;
			/** What the page promised to come off for these wishes, whole dollars. */
			readonly promised?: number;
	  }
	| {
			readonly outcome: "declined";
			readonly token: string;
			readonly reason: string | null;
			readonly comment: string | null;
	  }
	| { readonly outcome: "withdrawn" }
);

/** An offer is not decided so because it is not current, it was decided before, preferred slots are unavailable by now,
 * or less comes off for them than was promised. */
export type AnswerRefusal =
	| { readonly kind: "no-quote" | "not-current" }
	| { readonly kind: "decided"; readonly outcome: DecisionOutcome }
	| { readonly kind: "slot-unavailable"; readonly slots: readonly string[] }
	| { readonly kind: "saving-changed" };

/** Decides an offer: an answer that stands is not changed, and only the newest offer can be answered, while it is valid. */
export function decideAnswer(
	quote: Quote | null,
	command: AnswerOffer,
	{ isFree, saving = 0 }: { isFree: (wish: PreferredSlot) => boolean; saving?: number },
	at: UtcMs,
): Decision<AnswerRefusal> {
	const { offerId, attempt } = command;
	if (!quote || (command.outcome !== "withdrawn" && quote.customerToken !== command.token))
		return refuse({ kind: "no-quote" });
	const offer = quote.offers.find(({ id }) => id === offerId);
	if (!offer) return refuse({ kind: "not-current" });
	if (offer.decision) return refuse({ kind: "decided", outcome: offer.decision.outcome });
	// What a job that is done came to is settled.
	const isOver = quote.doneAt !== null || offer.validUntil <= at;
	if (offer !== newestOffer(quote) || isOver) return refuse({ kind: "not-current" });
	const happened = { at, attempt, offerId };
	switch (command.outcome) {
		case "accepted": {
			const { name, signature, wishes, comment, address = null, promised = 0 } = command;
			// Nothing is booked by the wishes of a quote that has a date ahead.
			const hasDate = timesAhead(quote, at) !== null;
			const unavailable = hasDate ? [] : wishes.filter((wish) => !isFree(wish));
			if (unavailable.length > 0)
				return refuse({ kind: "slot-unavailable", slots: unavailable.map(formatSlot) });
			const given = hasDate || hasNearLine(offer.lines) ? 0 : saving;
			if (promised > given) return refuse({ kind: "saving-changed" });
			const said = { name, signature, wishes, comment, address: quote.address ?? address };
			return happen({ ...happened, action: "accepted", ...said, ...(given > 0 && { saving: given }) });
		}
		case "declined": {
			const { reason, comment } = command;
			return happen({ ...happened, action: "declined", reason, comment });
		}
		case "withdrawn":
			return happen({ ...happened, action: "withdrawn" });
		default:
			return command satisfies never;
	}
}
