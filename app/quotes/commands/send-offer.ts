import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { changeAskedFor, newestOffer, type Quote, type SentOffer } from "../quote.ts";

/** An offer that is about to be sent, sealed with the hash of its words. */
export interface SendOffer {
	/** The id of the offer is that of the form: the same form again is the same offer. The number follows the newest that the owner has seen. */
	readonly offer: Omit<SentOffer, "sentAt" | "decision">;
	/** When the newest change that the owner has seen was made. */
	readonly seenChange: number;
}

/** Sends an offer, unless another one or a change that the owner has not seen came between, or one was accepted and nothing else is asked for. */
export function decideOffer(
	quote: Quote | null,
	{ offer, seenChange }: SendOffer,
	at: UtcMs,
): Decision<{ readonly kind: "gone" | "overtaken" }> {
	if (!quote) return refuse({ kind: "gone" });
	if (isStanding(quote, offer)) return unchanged;
	const newest = newestOffer(quote);
	const isSeen = (quote.changedAt ?? 0) <= seenChange;
	const isOver = newest?.decision?.outcome === "accepted" && !changeAskedFor(quote);
	if (isOver || !isSeen || offer.number !== (newest?.number ?? 0) + 1) return refuse({ kind: "overtaken" });
	// A clock that is behind makes no offer older than the one before.
	const sentAt = Math.max(at, (newest?.sentAt ?? 0) + 1);
	const sent = { ...offer, sentAt, decision: null };
	return happen({ action: "offered", offer: sent, at, attempt: offer.id });
}

/** Whether an offer was sent as it is, and not withdrawn since. */
export function isStanding(quote: Quote, { id, sha256 }: Pick<SentOffer, "id" | "sha256">): boolean {
	const sent = quote.offers.find((other) => other.id === id);
	return sent?.sha256 === sha256 && sent.decision?.outcome !== "withdrawn";
}
