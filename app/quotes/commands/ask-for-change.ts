import { changeRequest } from "#app/content/change-labels.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { changeLines } from "../change-lines.ts";
import { type ChangeText, describeChanges } from "../change-text.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { type OfferLine, prefillOffer, totalOf } from "../offer.ts";
import { changeAskedFor, type Quote, standingOffer, termsOf } from "../quote.ts";
import { answerChanges, changeOf, totalChanges } from "../tell-changes.ts";
import { asOffered, wantedOf } from "../wanted-work.ts";
import { isFullOfQuestions } from "./ask-question.ts";

const MAX_TEXT = 1_000;
/** A longer line tells only what is wanted, so that all lines fit. */
const MAX_LINE = 200;

/** While an offer stands, other answers are a request to the owner: in words, and as the lines of an offer with them. Their total is told
 * beside the offer's, unless the owner offered what goes in other words, which is for the owner to take out then, or at a price of the
 * owner's own, which no list tells for what comes in its place. What was offered, wanted again, takes back a request that waits. */
export function askForChange(
	quote: Quote,
	wanted: Quote,
	attempt: string,
	at: UtcMs,
): Decision<{ readonly kind: "too-many" }> {
	const before = asOffered(quote, at);
	const changes = [...answerChanges(before, wanted), ...totalChanges(before, wanted)];
	const standing = changeAskedFor(quote);
	const offer = standingOffer(quote, at);
	const happened = { offerId: offer?.id ?? null, at, attempt };
	if (changes.length === 0) {
		const text = changeRequest.takenBack(standing?.text ?? "").slice(0, MAX_TEXT);
		return standing ? happen({ ...happened, action: "change-withdrawn", text }) : unchanged;
	}
	const asked = describeChanges(changes.filter(({ field }) => field !== "total")).map(toLine);
	const offered = offer ? termsOf(offer).lines : prefill(before);
	const { lines, isTotalKnown } = changeLines(offered, prefill(before), prefill(wanted));
	const total = describeChanges(changeOf("total", totalOf(offered), totalOf(lines))).map(toLine);
	const text = [...asked, ...(isTotalKnown ? total : [])].join("\n").slice(0, MAX_TEXT);
	if (asked.length === 0 || text === standing?.text) return unchanged;
	if (isFullOfQuestions(quote, at)) return refuse({ kind: "too-many" });
	return happen({ ...happened, action: "asked", text, lines, wanted: wantedOf(quote, wanted) });
}

function toLine({ label, from, to }: ChangeText): string {
	const line = changeRequest.change(label, from, to);
	return (line.length > MAX_LINE ? changeRequest.wanted(label, to) : line).replaceAll(/\s*\n\s*/g, " ");
}

function prefill(quote: Quote): OfferLine[] {
	return prefillOffer({
		...quote,
		services: quote.services.map(({ service, priceLow: low, priceHigh: high }) => ({ service, low, high })),
		addons: quote.addons.map(({ addonName: addon, price }) => ({ addon, price })),
	});
}
