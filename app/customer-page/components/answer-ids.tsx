import type { CustomerOfferPage } from "#app/customer-page/offer-page.ts";
import type { SavedOffer } from "#app/quotes/saved-offers.server.ts";

interface AnswerIdsProps {
	page: CustomerOfferPage;
	offer: SavedOffer | null;
	intent: keyof CustomerOfferPage["attempts"];
}

/** What a form is about, and which attempt it is: a form that was not taken stays the same one. */
export function AnswerIds({ page, offer, intent }: AnswerIdsProps) {
	const kept = page.kept?.intent === intent ? page.kept.values.attempt : undefined;
	return (
		<>
			<input type="hidden" name="quote" value={page.quoteId} />
			{offer && <input type="hidden" name="offer" value={offer.id} />}
			<input type="hidden" name="attempt" value={kept ?? page.attempts[intent]} />
		</>
	);
}
