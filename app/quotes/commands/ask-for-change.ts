import { changedFields, changeRequest } from "#app/content/quote-changes.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type ChangeText, describeChanges } from "../change-text.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { type OfferLine, prefillOffer } from "../offer.ts";
import { changeAskedFor, newestOffer, type Quote, termsOf } from "../quote.ts";
import { answerChanges, totalChanges } from "../tell-changes.ts";
import { isFullOfQuestions } from "./ask-question.ts";

const MAX_TEXT = 1_000;

/** While an offer stands, other answers are a request to the owner: in words, and as the lines of an offer with them. The answers
 * that are saved, sent again, take back a request that waits. */
export function askForChange(
	quote: Quote,
	wanted: Quote,
	attempt: string,
	at: UtcMs,
): Decision<{ readonly kind: "too-many" }> {
	const changes = describeChanges([...answerChanges(quote, wanted), ...totalChanges(quote, wanted)]);
	const standing = changeAskedFor(quote);
	const offer = newestOffer(quote);
	const happened = { offerId: offer?.id ?? null, at, attempt };
	if (changes.length === 0) {
		const text = changeRequest.takenBack(standing?.text ?? "").slice(0, MAX_TEXT);
		return standing ? happen({ ...happened, action: "change-withdrawn", text }) : unchanged;
	}
	const earlier = splitEarlier(standing?.text ?? "", changes);
	const told = changes.filter(({ label }) => label !== changedFields.total || earlier.others.length === 0);
	const asked = told.map(toLine);
	if (asked.every((line) => earlier.lines.includes(line))) return unchanged;
	const text = [...earlier.others, ...asked].join("\n").slice(0, MAX_TEXT);
	if (isFullOfQuestions(quote, at)) return refuse({ kind: "too-many" });
	const offered = offer ? termsOf(offer).lines : [];
	const asIs = linesWith(standing?.lines ?? offered, prefill(quote), prefill(wanted));
	const lines = earlier.isOverridden ? withoutOverridden(asIs, offered, prefill(wanted)) : asIs;
	return happen({ ...happened, action: "asked", text, lines });
}

/** A message of several lines is one here. */
const toLine = ({ label, from, to }: ChangeText) =>
	changeRequest.change(label, from, to).replaceAll(/\s*\n\s*/g, " ");

/** The lines of an earlier request's text, those that other changes leave as they are, and whether they override any. Each request's
 * total is its own alone. */
function splitEarlier(text: string, changes: readonly ChangeText[]) {
	const isAbout = (line: string, label: string) => line.startsWith(`${label}: `);
	const lines = text.split("\n");
	const changed = lines.filter((line) => line !== "" && !isAbout(line, changedFields.total));
	const others = changed.filter((line) => !changes.some(({ label }) => isAbout(line, label)));
	return { lines, others, isOverridden: others.length < changed.length };
}

/** Returns the lines of a request but those that a later one overrides because it is about the same, such as another package. */
function withoutOverridden(
	lines: readonly OfferLine[],
	offered: readonly OfferLine[],
	wanted: readonly OfferLine[],
): OfferLine[] {
	const subject = ({ label }: OfferLine) => label.split(",")[0];
	const isMeant = (line: OfferLine) =>
		offered.includes(line) || wanted.some(({ label }) => label === line.label);
	return lines.filter((line) => isMeant(line) || !wanted.some((other) => subject(other) === subject(line)));
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
