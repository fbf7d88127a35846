import { offerLineTexts } from "#app/content/offer-form.ts";
import { changeRequest } from "#app/content/quote-changes.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type ChangeText, describeChanges } from "../change-text.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { MAX_LABEL, type OfferLine, prefillOffer, totalOf } from "../offer.ts";
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
	const { gone, added } = differenceOf(prefill(before), prefill(wanted));
	const lines = changedLines(offered, gone, added);
	const isTotalKnown = gone.every((line) => isIn(offered, line));
	const total = describeChanges(changeOf("total", totalOf(offered), totalOf(lines))).map(toLine);
	const text = [...asked, ...(isTotalKnown ? total : [])].join("\n").slice(0, MAX_TEXT);
	if (asked.length === 0 || text === standing?.text) return unchanged;
	if (isFullOfQuestions(quote, at)) return refuse({ kind: "too-many" });
	return happen({ ...happened, action: "asked", text, lines, wanted: wantedOf(quote, wanted) });
}

/** A message of several lines is one here. */
function toLine({ label, from, to }: ChangeText): string {
	const line = changeRequest.change(label, from, to);
	return (line.length > MAX_LINE ? changeRequest.wanted(label, to) : line).replaceAll(/\s*\n\s*/g, " ");
}

const has = (lines: readonly OfferLine[], label: string) => lines.some((line) => line.label === label);

function prefill(quote: Quote): OfferLine[] {
	return prefillOffer({
		package: quote.package,
		totalPrice: quote.totalPrice,
		services: quote.services.map(({ service, priceLow: low, priceHigh: high }) => ({ service, low, high })),
		addons: quote.addons.map(({ addonName: addon, price }) => ({ addon, price })),
	});
}

/** Returns an offer's lines with those of a change: an owner's own prices stay for what stays. What goes and stands in no line of its own is
 * a part of another, which stays as it is: beside that stands what the list tells more or less for the change. */
function changedLines(
	offered: readonly OfferLine[],
	gone: readonly OfferLine[],
	added: readonly OfferLine[],
): OfferLine[] {
	const kept = offered.filter(({ label }) => !has(gone, label) && !has(added, label));
	const inside = gone.filter(({ label }) => !has(offered, label));
	const less = inside.filter(isWork);
	const instead = added.filter((line) => isWork(line) && less.some((old) => nameOf(old) === nameOf(line)));
	const more = added.filter((line) => isWork(line) && !instead.includes(line));
	const saved = totalOf(inside.filter(isSaving)) - totalOf(added.filter(isSaving));
	// A saving that is lost is a part of what the change costs.
	const change = totalOf(instead) - totalOf(less) - Math.min(0, saved);
	const { changeTo, without, bundle } = offerLineTexts;
	const label = instead.length > 0 ? changeTo(namesOf(instead)) : without(namesOf(less));
	return [
		...kept,
		...more,
		...(less.length > 0 ? lineOf(label, change) : []),
		...lineOf(added.find(isSaving)?.label ?? bundle, Math.min(0, -saved)),
	];
}

/** A line that makes an offer cost so much more, or less; none for nothing. */
function lineOf(label: string, change: number): OfferLine[] {
	if (change === 0) return [];
	const kind = change > 0 ? "work" : "saving";
	return [{ label: label.slice(0, MAX_LABEL), amount: Math.abs(change), kind }];
}

function namesOf(lines: readonly OfferLine[]): string {
	return lines.map(({ label }) => label.split(":")[0]).join(", ");
}

const isSaving = ({ kind }: OfferLine) => kind === "saving";
const isWork = ({ kind }: OfferLine) => kind === "work";
/** A line's service, without its package. */
const nameOf = ({ label }: OfferLine) => label.split(",")[0];

/** Returns the lines that are no more, and the new ones. */
function differenceOf(before: readonly OfferLine[], after: readonly OfferLine[]) {
	return {
		gone: before.filter((line) => !isIn(after, line)),
		added: after.filter((line) => !isIn(before, line)),
	};
}

function isIn(lines: readonly OfferLine[], line: OfferLine): boolean {
	return lines.some(
		({ label, amount, kind }) => label === line.label && amount === line.amount && kind === line.kind,
	);
}
