import { estimateTotal, midpointOf } from "#app/pricing/estimate-total.ts";
import type { PriceLine } from "#app/pricing/price.ts";
import type { BundlePercents } from "#app/pricing/price-book.ts";
import { type PriceRange, range } from "#app/services/price-range.ts";
import type { AddonLine, Quote } from "./quote.ts";

/** The prices are a saved quote's, in whole dollars. */
type SavedEstimate = Pick<Quote, "estimatedPriceLow" | "estimatedPriceHigh" | "totalPrice"> & {
	readonly addons: readonly { readonly price: number }[];
};

/** Returns the middle of a saved quote's range, and what its add-ons save as part of a bundle, whole dollars. */
export function estimateParts({ estimatedPriceLow, estimatedPriceHigh, addons, totalPrice }: SavedEstimate) {
	const midpoint = midpointOf(range(estimatedPriceLow, estimatedPriceHigh));
	const saving = addons.reduce((sum, { price }) => sum + price, midpoint) - totalPrice;
	return { midpoint, saving };
}

/** Returns a saved quote's services as they were priced. */
export function priceLinesOf({ services }: Pick<Quote, "services">): PriceLine[] {
	return services.map(({ service, priceLow, priceHigh }) => ({ service, range: range(priceLow, priceHigh) }));
}

type Priced = Pick<Quote, "services" | "bundlePercent" | "estimatedPriceLow" | "estimatedPriceHigh">;

/** Returns what a quote comes to with add-ons, whole dollars. */
export function totalWith(quote: Priced, addons: readonly AddonLine[], addonBundles: BundlePercents): number {
	const work = {
		lines: priceLinesOf(quote),
		range: range(quote.estimatedPriceLow, quote.estimatedPriceHigh),
		percent: quote.bundlePercent,
		bundlePercent: addonBundles,
	};
	const extras = addons.map(({ addonName: addon, price }) => ({ addon, price }));
	return estimateTotal(work, extras);
}

/** Whether a quote is saved at another range than this one. */
export function hasOtherPrice(
	{ estimatedPriceLow, estimatedPriceHigh }: Pick<Quote, "estimatedPriceLow" | "estimatedPriceHigh">,
	{ low, high }: PriceRange,
): boolean {
	return estimatedPriceLow !== low || estimatedPriceHigh !== high;
}
