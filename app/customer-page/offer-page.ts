import type { FormField } from "#app/components/ui/field-error.tsx";
import { type OfferState, offerStateAt } from "#app/offers/offer-state.ts";
import type { SavedOffer, SavedQuestion } from "#app/offers/saved-offers.server.ts";
import type { HalfDay } from "#app/schedule/half-days.ts";
import type { KeptAnswer } from "./answer-request.server.ts";

interface StatedOffer {
	offer: SavedOffer;
	state: OfferState;
}

export interface CustomerOfferPage {
	quoteId: string;
	newest: StatedOffer | null;
	/** Newest first. */
	earlier: readonly StatedOffer[];
	questions: readonly SavedQuestion[];
	halfDays: readonly Pick<HalfDay, "date" | "half">[];
	/** One for each form and showing of the page: the same form again is the same attempt. */
	attempts: { accept: string; decline: string; ask: string };
	/** The form that was sent and not taken. */
	kept: KeptAnswer | null;
}

/** The offers (newest first) of a page shown at `now`, UTC milliseconds. */
export function stateOffers(offers: readonly SavedOffer[], now: number) {
	const newest = offers[0]?.number ?? 0;
	const [first = null, ...earlier] = offers.map((offer) => ({
		offer,
		state: offerStateAt(offer, newest, now),
	}));
	return { newest: first, earlier };
}

/** A field of one of the page's forms, with what was typed into it and what is wrong with it. */
export function answerField(kept: KeptAnswer | null, intent: string, name: string): FormField {
	const own = kept?.intent === intent ? kept : null;
	const id = `${intent}-${name}`;
	const error = own?.errors[name];
	return {
		id,
		name,
		errorId: `${id}-error`,
		descriptionId: `${id}-hint`,
		errors: error === undefined ? undefined : [error],
		initialValue: own?.values[name] ?? "",
	};
}
