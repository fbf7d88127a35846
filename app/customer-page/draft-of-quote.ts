import { pinPrice } from "#app/pricing/pinned-price.ts";
import { totalPackage } from "#app/pricing/price.ts";
import { beginAnother } from "#app/quotes/begin-another.ts";
import { type Draft, newDraft } from "#app/quotes/draft.ts";
import { holdSaved } from "#app/quotes/held-prices.ts";
import { answersOfQuote } from "#app/quotes/saved-answers.ts";
import { sumOf } from "#app/services/price-range.ts";
import { services } from "#app/services/services.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { CustomerQuote } from "./customer-quote.server.ts";

/** The wizard's draft of a saved quote at `now`, at the price that was saved; of one whose job is done that of another quote. An answer
 * that the wizard no longer accepts is asked again. */
export function draftOfQuote(quote: CustomerQuote, now: UtcMs): Draft {
	const draft = filledDraft(quote, now);
	return quote.stage === "done" ? beginAnother(draft, now) : draft;
}

function filledDraft(quote: CustomerQuote, now: UtcMs): Draft {
	return {
		...newDraft(quote.createdAt),
		id: quote.id,
		...answersOfQuote(quote),
		price: savedPrice(quote),
		prices: holdSaved(quote.rateCard, quote.createdAt),
		package: quote.package,
		saved: true,
		filledAt: now,
		seen: quote.revision,
		customerToken: quote.customerToken,
		addons: quote.addons.map(({ addon }) => addon),
	};
}

function savedPrice(quote: CustomerQuote): Draft["price"] {
	const lines = services.values.flatMap((service) =>
		quote.services
			.filter((priced) => priced.service === service)
			.map(({ low, high }) => ({ service, range: { low, high } })),
	);
	const sum = sumOf(lines.map(({ range }) => range));
	const percent = quote.bundlePercent;
	const saving = { low: sum.low - quote.low, high: sum.high - quote.high };
	const { package: name, rateCard } = quote;
	const priced = totalPackage({ name, rateCard, lines, bundle: percent > 0 ? { percent, saving } : null });
	return pinPrice({
		packages: [priced],
		addons: Object.fromEntries(quote.addons.map(({ addon, price }) => [addon, price])),
	});
}
