import {
	type ConditionAnswers,
	type ContactName,
	questionsByStep,
	type ServiceAnswers,
} from "#app/answers/questions.ts";
import { type AddonPricing, type PricedPackage, type PriceLine, totalPackage } from "#app/pricing/price.ts";
import { range } from "#app/services/price-range.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import { priceLinesOf } from "../estimate.ts";
import { evolve } from "../evolve.ts";
import { quotedJob } from "../job.ts";
import type { Quote, QuoteRow } from "../quote.ts";
import type { QuoteView } from "../quote-view.ts";
import { buildSubmission, type QuoteSubmission } from "../submission.ts";
import { submittedColumnList } from "../submitted-columns.ts";

/** What the answers about the work cost today. */
export interface EditPrices {
	readonly priced: PricedPackage;
	readonly addonPricing: AddonPricing;
}

/** What an owner learned of the work: other services or answers. */
export interface EditAnswers extends EditPrices {
	readonly attempt: string;
	readonly service: ServiceAnswers;
	readonly condition: ConditionAnswers;
	/** The owner chose this price; null while none was asked. */
	readonly choice: "keep" | "new" | null;
	/** The new price that the form showed, as `priceText` tells it. */
	readonly shown: string;
	/** The work is as `workText` told it when the form was shown. */
	readonly seen: string;
}

/** A quote's price is in whole dollars. */
export type QuotePrice = Pick<QuoteRow, "estimatedPriceLow" | "estimatedPriceHigh" | "totalPrice">;

/** Answers are not saved because there is no quote, others saved newer ones, or the owner has to choose between two prices. */
export type EditRefusal =
	| { readonly kind: "gone" }
	| { readonly kind: "newer" }
	| { readonly kind: "price"; readonly kept: QuotePrice; readonly priced: QuotePrice };

const workColumns = submittedColumnList.filter(({ field }) => field && !(field in questionsByStep.contact));
const freeFields: readonly string[] = ["zip", "concerns"];

/** Whether an answer, as the history names it, decides what the work costs. */
export function decidesPrice(field: string): boolean {
	return !(field in questionsByStep.contact) && !freeFields.includes(field);
}

/** Returns the answers about the work and its price, by which a form says what it started from. */
export function workText(quote: Quote | QuoteView): string {
	const saved = new Map<string, unknown>(Object.entries(quote));
	const answers = workColumns.map(({ column }) => (column === "serviceType" ? null : saved.get(column)));
	return JSON.stringify([...answers, servicesOf(quote), priceText(quote)]);
}

/** Returns a price as a form carries it: the ends of the range and the total. */
export function priceText({ estimatedPriceLow, estimatedPriceHigh, totalPrice }: QuotePrice): string {
	return `${estimatedPriceLow}-${estimatedPriceHigh}:${totalPrice}`;
}

/** Replaces the answers about the work. Where they change the price, the owner says which one holds. */
export function decideEdit(
	quote: Quote | null,
	{ attempt, service, condition, priced, addonPricing, choice, shown, seen }: EditAnswers,
	at: UtcMs,
): Decision<EditRefusal> {
	if (!quote) return refuse({ kind: "gone" });
	const { id, name, phone, contactMethod, email, address } = quote;
	const given = { email: email ?? undefined, address: address ?? undefined };
	const contact = { name, phone, contactMethod, ...given } satisfies Record<ContactName, unknown>;
	const submission = buildSubmission({ id, service, condition, contact }, priced, addonPricing);
	const edited = { action: "edited", at, attempt } as const;
	const asPriced = { ...edited, submission };
	const asKept = { ...edited, submission: keepPrice(quote, submission) };
	const [withNew, withKept] = [evolve(quote, asPriced), evolve(quote, asKept)];
	if (workText(withKept) === workText(quote)) return unchanged;
	if (workText(quote) !== seen) return refuse({ kind: "newer" });
	const isOtherWork =
		servicesOf(quote) !== servicesOf(withNew) ||
		workColumns.some(({ column, field = "" }) => decidesPrice(field) && quote[column] !== withNew[column]);
	// A firm price stands as it was offered, and the estimate before it stays what it was.
	const isFirm = quotedJob(quote).offer !== null;
	if (!isOtherWork || isFirm || choice === "keep") return happen(asKept);
	if (priceText(withNew) === priceText(quote) || (choice === "new" && shown === priceText(withNew)))
		return happen(asPriced);
	return refuse({ kind: "price", kept: withKept, priced: withNew });
}

function servicesOf({ services }: { services: readonly { service: string }[] }): string {
	return services
		.map(({ service }) => service)
		.toSorted()
		.join();
}

/** Returns the same answers at the saved price: other services each have the share of it that they have of the new one. */
export function keepPrice(quote: Quote, submission: QuoteSubmission): QuoteSubmission {
	const { rateCard, bundlePercent, estimatedPriceLow: low, estimatedPriceHigh: high } = quote;
	const isSame = servicesOf(quote) === submission.service.services.toSorted().join();
	const lines = isSame ? priceLinesOf(quote) : shareOut(low, high, submission.lines);
	return {
		...submission,
		...{ rateCard, lines, bundlePercent: isSame ? bundlePercent : 0, range: range(low, high) },
		isPriceKept: true,
	};
}

/** Lines that come to the whole range; the last one has what rounding leaves. */
function shareOut(low: number, high: number, lines: readonly PriceLine[]): PriceLine[] {
	const { range: sum } = totalPackage({ name: "standard", rateCard: "", lines: [...lines], bundle: null });
	const last = lines.length - 1;
	const given = range(0, 0);
	return lines.map((line, index) => {
		const share = (end: "low" | "high", whole: number) =>
			index === last ? whole - given[end] : Math.floor((whole * line.range[end]) / (sum[end] || 1));
		const own = range(share("low", low), share("high", high));
		given.low += own.low;
		given.high += own.high;
		return { ...line, range: own };
	});
}
