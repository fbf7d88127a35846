import * as z from "zod/mini";
import { questions } from "#app/answers/questions.ts";
import { answerLines, type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import { addons, labelOf, type PackageName, packageNames } from "#app/catalog/options.ts";
import { offerLineTexts } from "#app/content/offer-form.ts";
import { requiredText } from "#app/fields/text.ts";
import { bundleWith } from "#app/pricing/bundle.ts";
import { midpointOf } from "#app/pricing/estimate-total.ts";
import { inShownOrder, questionsAbout, services, WINDOWS } from "#app/services/services.ts";
import type { SentOffer } from "./quote.ts";
import type { QuoteView } from "./quote-view.ts";
import { sha256Of } from "./sha256.ts";

/** An amount has at most this many whole dollars. */
export const MAX_AMOUNT = 100_000;
export const MAX_LINES = 20;
export const MAX_LABEL = 120;

const offerLineSchema = z.object({
	label: requiredText(MAX_LABEL, offerLineTexts.missingLabel),
	/** Whole dollars; those of a saving come off the total. */
	amount: z
		.int(offerLineTexts.badAmount)
		.check(z.gte(0, offerLineTexts.badAmount), z.lte(MAX_AMOUNT, offerLineTexts.badAmount)),
	kind: z.enum(["work", "saving"]),
});
export type OfferLine = z.output<typeof offerLineSchema>;

export const savedLinesSchema = z.array(offerLineSchema);

/** An offer with these lines may be sent: their savings are at most what the work costs. */
export const offerLinesSchema = z
	.array(offerLineSchema)
	.check(z.minLength(1, offerLineTexts.noLines), z.maxLength(MAX_LINES, offerLineTexts.tooManyLines))
	.check(({ value, issues }) => {
		const total = totalOf(value);
		// A line that is too much says so itself.
		if ((total >= 0 && total <= MAX_AMOUNT) || value.some(({ amount }) => amount > MAX_AMOUNT)) return;
		const message = total < 0 ? offerLineTexts.belowNothing : offerLineTexts.badAmount;
		issues.push({ code: "custom", input: value, message });
	});

/** Returns the total in whole dollars. */
export function totalOf(lines: readonly Pick<OfferLine, "amount" | "kind">[]): number {
	return lines.reduce((total, { amount, kind }) => (kind === "work" ? total + amount : total - amount), 0);
}

/** Rounding the middles of the services' ranges changes their sum by no more; a larger difference comes from add-ons at a price that an owner kept. */
const MAX_ROUNDING = 5 * services.values.length;

type PricedQuote = Pick<QuoteView, "services" | "package" | "totalPrice" | "addons"> &
	Partial<Pick<QuoteView, OptionalAnswer>>;

/** Returns the lines that an offer begins with: services at the middles of their ranges, add-ons, the bundle's saving. They come to the quote's total. */
export function prefillOffer(quote: PricedQuote): OfferLine[] {
	const work = (label: string, amount: number): OfferLine => ({ label, amount, kind: "work" });
	const extras = quote.addons.map(({ addon, price }) => work(addons.labels[addon], price));
	const priced = inShownOrder(quote.services).map(({ service, ...range }) =>
		work(serviceLabel(service, quote.package) + partsOf(service, quote), midpointOf(range)),
	);
	const lines = [...priced, ...extras];
	const difference = totalOf(lines) - quote.totalPrice;
	if (difference === 0) return lines;
	const { rounding, keptPrice } = offerLineTexts;
	if (difference < 0) return [...lines, work(-difference > MAX_ROUNDING ? keptPrice : rounding, -difference)];
	const names = quote.services.map(({ service }) => service);
	const added = quote.addons.map(({ addon }) => addon);
	// Whether they save together, by whatever price book.
	const isBundle = bundleWith(names, added, { windowsAndGutters: 1, withPressureWashing: 1 }) > 0;
	const label = isBundle ? offerLineTexts.bundle : offerLineTexts.saving;
	return [...lines, { label, amount: difference, kind: "saving" }];
}

/** Returns what of a service is wanted, in brackets; nothing for one that has no parts to choose from. */
function partsOf(service: string, quote: PricedQuote): string {
	const names = questionsAbout(services.values.filter((known) => known === service));
	const parts = optionalAnswers.flatMap((name) => {
		const isChoice = names.includes(name) && questions[name].kind === "choices";
		return isChoice ? answerLines(questions[name], quote[name] ?? null) : [];
	});
	return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** Returns a line's name of a service, with what its package includes. */
export function serviceLabel(service: string, name: PackageName): string {
	const label = labelOf(services.labels, service);
	if (service !== WINDOWS || name === "standard") return label;
	return offerLineTexts.packageLine(label, packageNames.labels[name], offerLineTexts.packages[name]);
}

/** The total is in whole dollars. */
export type OfferTerms = Pick<
	SentOffer,
	"number" | "lines" | "total" | "note" | "termsVersion" | "validUntil"
> & {
	readonly quoteId: string;
};

/** Returns the SHA-256, in hex, of an offer word for word: another one for whatever differs. */
export function hashOffer({ quoteId, number, lines, total, note, termsVersion, validUntil }: OfferTerms) {
	const said = lines.map(({ label, amount, kind }) => [label, amount, kind]);
	return sha256Of(JSON.stringify([quoteId, number, said, total, note, termsVersion, validUntil]));
}

/** Returns an offer's terms with their total (whole dollars) and the hash of what they say. */
export async function sealOffer<Terms extends Omit<OfferTerms, "total">>({ quoteId, ...terms }: Terms) {
	const total = totalOf(terms.lines);
	return { ...terms, total, sha256: await hashOffer({ ...terms, quoteId, total }) };
}
