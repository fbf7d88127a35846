import { changeRequest } from "#app/content/quote-changes.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { describeChanges } from "../change-text.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { type OfferLine, prefillOffer } from "../offer.ts";
import { changeAskedFor, newestOffer, type Quote } from "../quote.ts";
import { answerChanges, totalChanges } from "../tell-changes.ts";
import { isFullOfQuestions } from "./ask-question.ts";

/** While an offer stands, other answers are a request to the owner: in words, and as the lines of an offer with them. */
export function askForChange(
	quote: Quote,
	wanted: Quote,
	attempt: string,
	at: UtcMs,
): Decision<{ readonly kind: "too-many" }> {
	const changes = describeChanges([...answerChanges(quote, wanted), ...totalChanges(quote, wanted)]);
	const text = changes
		.map(({ label, from, to }) => changeRequest.change(label, from, to))
		.join("\n")
		.slice(0, 1_000);
	if (text === "" || changeAskedFor(quote)?.text === text) return unchanged;
	if (isFullOfQuestions(quote, at)) return refuse({ kind: "too-many" });
	const offer = newestOffer(quote);
	const lines = linesWith(offer?.lines ?? [], prefill(quote), prefill(wanted));
	return happen({ action: "asked", offerId: offer?.id ?? null, text, lines, at, attempt });
}

function prefill(quote: Quote): OfferLine[] {
	return prefillOffer({
		package: quote.package,
		totalPrice: quote.totalPrice,
		services: quote.services.map(({ service, priceLow: low, priceHigh: high }) => ({ service, low, high })),
		addons: quote.addons.map(({ addonName: addon, price }) => ({ addon, price })),
	});
}

/** The offered lines, where what is asked for differs from what was: an owner's own prices stay for what stays. */
function linesWith(
	offered: readonly OfferLine[],
	before: readonly OfferLine[],
	after: readonly OfferLine[],
): OfferLine[] {
	const isIn = (lines: readonly OfferLine[], line: OfferLine) =>
		lines.some(
			({ label, amount, kind }) => label === line.label && amount === line.amount && kind === line.kind,
		);
	const gone = before.filter((line) => !isIn(after, line)).map(({ label }) => label);
	const kept = offered.filter(({ label }) => !gone.includes(label));
	return [...kept, ...after.filter((line) => !isIn(before, line))];
}
