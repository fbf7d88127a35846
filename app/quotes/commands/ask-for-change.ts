import { addons } from "#app/catalog/options.ts";
import type { QuoteChange } from "#app/catalog/quote-enums.ts";
import { changedFields, changeRequest } from "#app/content/quote-changes.ts";
import { services } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type ChangeText, describeChanges } from "../change-text.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { type OfferLine, prefillOffer, totalOf } from "../offer.ts";
import { changeAskedFor, type Quote, standingOffer, termsOf } from "../quote.ts";
import { answerChanges, changeOf, totalChanges } from "../tell-changes.ts";
import { isFullOfQuestions } from "./ask-question.ts";

const MAX_TEXT = 1_000;
/** A longer line tells only what is wanted, so that all lines fit. */
const MAX_LINE = 200;

/** While an offer stands, other answers are a request to the owner: in words, and as the lines of an offer with them. Their total is told
 * beside the offer's, unless the owner offered what goes in other words, which is for the owner to take out then, or at a price of the
 * owner's own, which no list tells for what comes in its place. The answers that are saved, sent again, take back a request that waits. */
export function askForChange(
	quote: Quote,
	wanted: Quote,
	attempt: string,
	at: UtcMs,
): Decision<{ readonly kind: "too-many" }> {
	const changes = [...answerChanges(quote, wanted), ...totalChanges(quote, wanted)];
	const standing = changeAskedFor(quote);
	const offer = standingOffer(quote, at);
	const happened = { offerId: offer?.id ?? null, at, attempt };
	if (changes.length === 0) {
		const text = changeRequest.takenBack(standing?.text ?? "").slice(0, MAX_TEXT);
		return standing ? happen({ ...happened, action: "change-withdrawn", text }) : unchanged;
	}
	const told = describeChanges(changes.filter(({ field }) => field !== "total"));
	const earlier = splitEarlier(standing?.text ?? "", told);
	const asked = told.map(toLine);
	if (asked.every((line) => earlier.lines.includes(line))) return unchanged;
	if (isFullOfQuestions(quote, at)) return refuse({ kind: "too-many" });
	const offered = offer ? termsOf(offer).lines : prefill(quote);
	const { gone: dropped, added } = differenceOf(prefill(quote), prefill(wanted));
	const gone = dropped.map(({ label }) => label);
	const isAsked = (line: OfferLine) => isAbout(line, changes);
	const earlierLines = standing?.lines ?? [];
	const base =
		earlier.others.length === 0
			? offered
			: [
					...earlierLines.filter((line) => has(offered, line.label) || !isAsked(line)),
					...offered.filter((line) => isAsked(line) && !has(earlierLines, line.label)),
				];
	const kept = base.filter(({ label }) => !gone.includes(label) && !has(added, label));
	const lines = [...kept, ...added];
	const isTotalKnown = dropped.every((line) => isIn(offered, line));
	const total = describeChanges(changeOf("total", totalOf(offered), totalOf(lines))).map(toLine);
	const own = isTotalKnown && earlier.others.length === 0 ? [...asked, ...total] : asked;
	const text = [...earlier.others, ...own].join("\n").slice(0, MAX_TEXT);
	return happen({ ...happened, action: "asked", text, lines });
}

/** A message of several lines is one here. */
function toLine({ label, from, to }: ChangeText): string {
	const line = changeRequest.change(label, from, to);
	return (line.length > MAX_LINE ? changeRequest.wanted(label, to) : line).replaceAll(/\s*\n\s*/g, " ");
}

/** The lines of an earlier request's text, and those of them that other changes leave as they are. Each request's total is its own alone. */
function splitEarlier(text: string, changes: readonly ChangeText[]) {
	const begins = (line: string, label: string) => line.startsWith(`${label}: `);
	const lines = text.split("\n");
	const told = lines.filter((line) => line !== "" && !begins(line, changedFields.total));
	return { lines, others: told.filter((line) => !changes.some(({ label }) => begins(line, label))) };
}

const has = (lines: readonly OfferLine[], label: string) => lines.some((line) => line.label === label);

/** Whether a line of an offer is for work that some changes are about. */
function isAbout({ label }: OfferLine, changes: readonly QuoteChange[]): boolean {
	const [work = ""] = label.split(",");
	const isChanged = (...fields: readonly string[]) => changes.some(({ field }) => fields.includes(field));
	const isOf = (labels: Readonly<Record<string, string>>) => Object.values(labels).includes(work);
	return (
		(isOf(addons.labels) && isChanged("addons")) ||
		(isOf(services.labels) && isChanged("services", "package"))
	);
}

function prefill(quote: Quote): OfferLine[] {
	return prefillOffer({
		package: quote.package,
		totalPrice: quote.totalPrice,
		services: quote.services.map(({ service, priceLow: low, priceHigh: high }) => ({ service, low, high })),
		addons: quote.addons.map(({ addonName: addon, price }) => ({ addon, price })),
	});
}

/** Returns the lines that are no more, and the new ones: an owner's own prices stay for what stays. */
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
