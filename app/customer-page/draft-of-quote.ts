import { pinPrice } from "#app/pricing/pinned-price.ts";
import { totalPackage } from "#app/pricing/price.ts";
import { beginAnother } from "#app/quotes/begin-another.ts";
import { type Draft, newDraft } from "#app/quotes/draft.ts";
import { priceLinesOf } from "#app/quotes/estimate.ts";
import { holdSaved } from "#app/quotes/held-prices.ts";
import { isPromised, type Quote } from "#app/quotes/quote.ts";
import { answersAgain, answersOfQuote } from "#app/quotes/saved-answers.ts";
import { asWanted } from "#app/quotes/wanted-work.ts";
import { range, sumOf } from "#app/services/price-range.ts";
import { services } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Returns the wizard's draft of what a saved quote's customer wants, at the price that was saved; once the job is done, a draft of another quote
 * with the same answers. An answer that the wizard no longer accepts is asked again. */
export function draftOfQuote(quote: Quote, now: UtcMs): Draft {
	const wanted = asWanted(quote, now);
	const draft = filledDraft(wanted, now);
	return quote.stage === "done" ? beginAnother({ ...draft, ...answersAgain(wanted, now) }, now) : draft;
}

function filledDraft(quote: Quote, now: UtcMs): Draft {
	return {
		...newDraft(quote.createdAt),
		id: quote.id,
		...answersOfQuote(quote),
		price: savedPrice(quote),
		prices: holdSaved(quote.rateCard, quote.createdAt),
		package: quote.package,
		saved: true,
		...(isPromised(quote, now) && { promised: true }),
		filledAt: now,
		seen: quote.revision,
		customerToken: quote.customerToken ?? undefined,
		addons: quote.addons.map(({ addonName }) => addonName),
	};
}

function savedPrice(quote: Quote): Draft["price"] {
	const saved = priceLinesOf(quote);
	const lines = services.values.flatMap((service) => saved.filter((line) => line.service === service));
	const sum = sumOf(lines.map(({ range }) => range));
	const percent = quote.bundlePercent;
	const saving = range(sum.low - quote.estimatedPriceLow, sum.high - quote.estimatedPriceHigh);
	const { package: name, rateCard } = quote;
	const priced = totalPackage({ name, rateCard, lines, bundle: percent > 0 ? { percent, saving } : null });
	return pinPrice({
		packages: [priced],
		addons: Object.fromEntries(quote.addons.map(({ addonName, price }) => [addonName, price])),
	});
}
