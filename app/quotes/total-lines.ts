import { addons, packageNames } from "#app/catalog/options.ts";
import { offerLineTexts } from "#app/content/offer-form.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import { estimateParts } from "./estimate.ts";
import type { OfferLine } from "./offer.ts";
import type { QuoteView } from "./quote-view.ts";

/** Returns a line of an offer in words: `Windows $500`. */
export function lineText({ label, amount, kind }: OfferLine): string {
	return quoteCard.line(label, formatDollars(amount), kind === "saving");
}

/** Returns the website's total of a quote, and below it what it is made of. */
export function estimateLines(quote: QuoteView): string[] {
	const { estimatedPriceLow: low, estimatedPriceHigh: high, bundlePercent } = quote;
	const { midpoint, saving } = estimateParts(quote);
	const name = packageNames.labels[quote.package];
	const part = quoteCard.part(name, formatDollars(midpoint), formatRange({ low, high }));
	return [
		formatDollars(quote.totalPrice),
		bundlePercent > 0 ? `${part}, ${quoteCard.bundle(bundlePercent)}` : part,
		...quote.addons.map(({ addon, price }) => `+ ${addons.labels[addon]} ${formatDollars(price)}`),
		...(saving > 0 ? [lineText({ label: offerLineTexts.bundle, amount: saving, kind: "saving" })] : []),
	];
}
