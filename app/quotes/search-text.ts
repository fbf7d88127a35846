import { addons, labelOf } from "#app/catalog/options.ts";
import { totalBases } from "#app/content/change-labels.ts";
import { declineTexts } from "#app/content/customer-offer.ts";
import { outcomeTexts, quoteCard } from "#app/content/quote-card.ts";
import { APOSTROPHES, withPlainLetters } from "#app/fields/fold-text.ts";
import { quoteReference } from "#app/fields/text.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { takeDates } from "#app/time/dates-in-text.ts";
import { formatSlots } from "#app/time/time-text.ts";
import { linesOfAll, townOf } from "./describe-quote.ts";
import { estimateParts } from "./estimate.ts";
import { jobOf, quotedJob } from "./job.ts";
import { formatJobDay, formatJobTime, timesOf } from "./job-times.ts";
import type { OfferLine } from "./offer.ts";
import { type Quote, type QuoteRow, type SentOffer, termsOf } from "./quote.ts";
import { spamReasonLines } from "./quote-labels.ts";
import { hasChangedSince, stateOf } from "./quote-view.ts";

/** The search text of a quote is made of these. */
export type SearchedQuote = QuoteRow &
	Pick<Quote, "services" | "addons" | "offers" | "questions" | "workDone">;

/** What is searched of a quote, by the columns of the index. Name and number are there from each of their characters on, so that parts are found. */
export function searchText(quote: SearchedQuote) {
	const { name, phone, offers, questions } = quote;
	const notes = quote.adminNotes ?? "";
	// The index folds marks, and does not take these letters for the plain ones.
	const plainName = withPlainLetters(name);
	const names = plainName === name.toLowerCase() ? [name] : [name, plainName];
	const words = [
		...names.flatMap((known) => Array.from(known, (_, at) => Array.from(known).slice(at).join(""))),
		...Array.from(phone, (_, at) => phone.slice(at)).slice(1),
		...linesOfAll(quote),
		townOf(quote),
		...estimateWords(quote),
		...outcomeWords(quote),
		...offers.flatMap(offerWords),
		...questions.flatMap(({ text, lines, answer }) => [text, ...lineWords(lines), answer?.text]),
		...timesTold(quote).map(formatJobDay),
	]
		.filter((text) => text?.trim())
		.join(" ");
	return {
		state: stateWords(quote),
		words: withSpellings(words),
		notes: withSpellings(notes),
		reference: quoteReference(quote.id).toLowerCase(),
	};
}
export type SearchText = ReturnType<typeof searchText>;

type Words = string | null | undefined;

function estimateWords(quote: SearchedQuote): Words[] {
	const { services, estimatedPriceLow: low, estimatedPriceHigh: high, totalPrice, bundlePercent } = quote;
	const { midpoint, saving } = estimateParts(quote);
	const sum = (end: "priceLow" | "priceHigh") => services.reduce((all, service) => all + service[end], 0);
	return [
		...quote.addons.map(({ addonName, price }) => `${addons.labels[addonName]} ${price}`),
		...services.map(({ priceLow, priceHigh }) => `${priceLow} ${priceHigh}`),
		[low, high, midpoint, totalPrice, saving, sum("priceLow") - low, sum("priceHigh") - high].join(" "),
		bundlePercent > 0 ? `${quoteCard.bundle(bundlePercent)}` : null,
	];
}

function outcomeWords(quote: SearchedQuote): Words[] {
	const times = timesOf(quote.scheduledFor, quote.scheduledUntil);
	return [
		quoteCard.states[quote.spam ? "spam" : quote.stage],
		totalBases[jobOf(quotedJob(quote)).basis],
		quote.workDone,
		quote.lostReason && outcomeTexts.reasons[quote.lostReason],
		...spamReasonLines(quote),
		times && formatJobTime(times),
	];
}

function offerWords(offer: SentOffer): Words[] {
	const { lines, total } = termsOf(offer);
	const { note, decision } = offer;
	const words = [...lineWords(lines), String(total), String(offer.total), note];
	if (!decision) return words;
	const { name, reason, comment, wishes } = decision;
	const reasons = reason === null ? [] : [declineTexts.reasons, outcomeTexts.reasons];
	const slots = wishes && formatSlots(wishes);
	return [...words, name, comment, slots, ...reasons.map((labels) => labelOf(labels, reason ?? ""))];
}

function lineWords(lines: readonly OfferLine[] | null): string[] {
	return lines?.map(({ label, amount }) => `${label} ${amount}`) ?? [];
}

function timesTold(quote: SearchedQuote): UtcMs[] {
	const { createdAt, changedAt, contactedAt, confirmedAt, scheduledFor, scheduledUntil } = quote;
	const times = [
		...[createdAt, changedAt, contactedAt, confirmedAt, scheduledFor, scheduledUntil],
		...[quote.doneAt, quote.lostAt],
		...quote.offers.flatMap(({ sentAt, validUntil, decision }) => [
			...[sentAt, validUntil, validUntil - 1, decision?.decidedAt ?? null],
		]),
		...quote.questions.flatMap(({ askedAt, answer }) => [askedAt, answer?.answeredAt ?? null]),
	];
	return times.filter((time) => time !== null);
}

/** Returns a text without apostrophes, and behind it its numbers without commas and the words of its dates. */
function withSpellings(text: string): string {
	const numbers = text.match(/\d{1,3}(?:,\d{3})+/g)?.map((number) => number.replaceAll(",", "")) ?? [];
	return [text, ...numbers, ...takeDates(text).dates].join(" ").replace(APOSTROPHES, "");
}

function stateWords(quote: SearchedQuote): string {
	const state = stateOf(quote);
	const isChanged = state === "contacted" && hasChangedSince(quote);
	return isChanged || (state !== "spam" && quote.askedAt !== null) ? `${state} changed` : state;
}
