import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { changeAskedFor, newestOffer, type Quote, type SentOffer } from "../quote.ts";

/** An offer that is about to be sent, sealed with the hash of its words. */
export interface SendOffer {
	/** The id of the offer is that of the form: the same form again is the same offer. The number follows the newest that the owner has seen. */
	readonly offer: Omit<SentOffer, "sentAt" | "changeId" | "decision">;
	/** The customer's newest word that the owner has seen, as `lastWordOf` has it, was at this time. */
	readonly seen: number;
}

/** Sends an offer, unless another one, or a word of the customer that the owner has not seen, came between, or the job is done. Whoever is
 * offered something is a customer: the quote leaves Spam. */
export function decideOffer(
	quote: Quote | null,
	{ offer, seen }: SendOffer,
	at: UtcMs,
): Decision<{ readonly kind: "gone" | "overtaken" }> {
	if (!quote) return refuse({ kind: "gone" });
	if (isStanding(quote, offer)) return unchanged;
	const newest = newestOffer(quote);
	const isSeen = lastWordOf(quote) <= seen;
	const isNext = offer.number === (newest?.number ?? 0) + 1;
	if (quote.doneAt !== null || !isSeen || !isNext) return refuse({ kind: "overtaken" });
	// A clock that is behind makes no offer older than the one before, or than its acceptance.
	const sentAt = Math.max(at, (newest?.sentAt ?? 0) + 1, (quote.acceptedAt ?? 0) + 1);
	const sent = { ...offer, sentAt, changeId: changeOf(quote, offer), decision: null };
	const happened = { at, attempt: offer.id };
	const offered = { action: "offered", offer: sent, ...happened } as const;
	return quote.spam ? happen(offered, { action: "not-spam", ...happened }) : happen(offered);
}

/** The change that the next offer is made of: the one that waits, else that of an offer which it takes the place of beside an accepted one;
 * after a no it has to be of the same work. Without an accepted one the answers of that are the quote's since it was sent. */
function changeOf(quote: Quote, next: SendOffer["offer"]): string | null {
	const newest = newestOffer(quote);
	const outcome = newest?.decision?.outcome;
	const isReplaced =
		quote.acceptedAt !== null &&
		outcome !== "accepted" &&
		(outcome !== "declined" || workIn(next) === workIn(newest));
	return changeAskedFor(quote)?.id ?? (isReplaced && newest ? newest.changeId : null);
}

function workIn(offer: Pick<SentOffer, "lines"> | undefined): string | undefined {
	return offer?.lines
		.filter(({ kind }) => kind === "work")
		.map(({ label }) => label)
		.join("\n");
}

/** Returns when the customer last changed the quote, accepted an offer, or asked for a change or took it back; 0 for never. */
export function lastWordOf(quote: Pick<Quote, "changedAt" | "acceptedAt" | "questions">): UtcMs {
	const asked = quote.questions.filter(({ lines }) => lines !== null);
	const times = asked.flatMap(({ askedAt, answer }) => [askedAt, answer?.answeredAt ?? 0]);
	return Math.max(quote.changedAt ?? 0, quote.acceptedAt ?? 0, ...times);
}

/** Whether an offer was sent as it is, and not withdrawn since. */
export function isStanding(quote: Quote, { id, sha256 }: Pick<SentOffer, "id" | "sha256">): boolean {
	const sent = quote.offers.find((other) => other.id === id);
	return sent?.sha256 === sha256 && sent.decision?.outcome !== "withdrawn";
}
