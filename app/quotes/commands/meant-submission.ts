import { contactNames } from "#app/answers/questions.ts";
import { price } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import type { Quote } from "../quote.ts";
import { answersOfQuote } from "../saved-answers.ts";
import { pricedAs, type QuoteSubmission } from "../submission.ts";
import { submitted } from "../submitted-quote.ts";
import { answerChanges } from "../tell-changes.ts";
import { decidesPrice, keepPrice } from "./edit-answers.ts";

const contactFields: readonly string[] = contactNames;

/**
 * A later submission without what the customer does not mean: an answer that is as it was before an owner replaced it stays the
 * owner's. The saved price holds where the customer changed nothing that decides it, and `prices` where both did.
 * `kept` is what of the contact stays as it is saved.
 */
export function meantBy(quote: Quote, submission: QuoteSubmission, prices: RateCard) {
	const differing = answerChanges(quote, submitted(quote, submission, ""));
	const replaced = differing.filter(({ field, to }) => isReplaced(quote, submission, field, to));
	const fields = withAddress(
		quote,
		submission,
		replaced.map(({ field }) => field),
	);
	const kept = fields.filter((field) => contactFields.includes(field));
	if (kept.length === fields.length) return { submission, kept };
	const services = fields.includes("services") && { services: quote.services };
	const merged = { ...submitted(quote, submission, "", fields), ...services };
	const { service, condition } = answersOfQuote(merged);
	// Together they are no whole answers: what the customer was shown is saved.
	if (!service || !condition) return { submission, kept };
	const work = { ...submission, service, condition, package: merged.package };
	if (!fields.some(decidesPrice)) return { submission: work, kept };
	if (!differing.some((change) => decidesPrice(change.field) && !replaced.includes(change)))
		return { submission: keepPrice(quote, work), kept };
	const priced = price({ ...service, ...condition }, prices);
	const chosen = priced.packages.find(({ name }) => name === work.package) ?? priced.packages[0];
	return { submission: chosen ? { ...work, ...pricedAs(chosen, priced) } : work, kept };
}

/** Who is to be answered by email has an address: where keeping one of the two would leave none, both are the customer's. */
function withAddress(
	quote: Quote,
	submission: QuoteSubmission,
	fields: readonly string[],
): readonly string[] {
	const { contactMethod, email } = submitted(quote, submission, "", fields);
	if (contactMethod !== "email" || email !== null) return fields;
	return fields.filter((field) => field !== "contactMethod" && field !== "email");
}

/** Whether an owner replaced this very answer after the customer was last shown what is saved, or it is an email address for
 * which no form asked the customer. */
function isReplaced(
	quote: Quote,
	{ seen = 0, contact }: QuoteSubmission,
	field: string,
	to: string | number | null,
): boolean {
	if (field === "email" && quote.contactMethod !== "email" && contact.contactMethod !== "email") return true;
	// A form shows no email address where another way to answer is chosen.
	const shown = field === "email" && contact.contactMethod !== "email" ? 0 : seen;
	// The oldest one replaced what the customer was shown.
	const first = quote.corrections.find(
		(correction) => correction.field === field && correction.revision > shown,
	);
	return first?.was === to;
}
