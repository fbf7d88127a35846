import type { AcceptanceWay } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import { newestOffer, type Quote } from "../quote.ts";
import type { AnswerRefusal } from "./answer-offer.ts";

/** A customer said this to an offer by phone or on paper, as an owner enters it. */
export interface EnterAcceptance {
	readonly attempt: string;
	readonly offerId: string;
	readonly way: AcceptanceWay;
	/** The name is that of who accepted; null for the quote's customer. */
	readonly name: string | null;
}

/** Enters that the newest offer is accepted. An owner may still let one hold that has expired. */
export function decideAcceptance(
	quote: Quote | null,
	{ attempt, offerId, way, name }: EnterAcceptance,
	at: UtcMs,
): Decision<AnswerRefusal> {
	if (!quote) return refuse({ kind: "no-quote" });
	const offer = newestOffer(quote);
	if (offer?.id !== offerId || quote.doneAt !== null) return refuse({ kind: "not-current" });
	if (offer.decision) return refuse({ kind: "decided", outcome: offer.decision.outcome });
	return happen({ action: "acceptance-entered", at, attempt, offerId, way, name: name ?? quote.name });
}
