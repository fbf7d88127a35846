import type { HomeSize } from "#app/catalog/options.ts";
import { addonRates, gutterRates, type PriceRange } from "#app/pricing/rates.ts";

const { small, medium, large, xl } = gutterRates;
const dollars = ({ low, high }: PriceRange) => `$${low} to $${high}`;

/** What each of the prices for gutters is for, wherever a page names one. */
export const gutterPrices = {
	bySize: `As a service: ${dollars(small)} for a small home, ${dollars(medium)} for a medium one, ${dollars(large)} for a large one and ${dollars(xl)} for an extra large one.`,
	forHome: (size: HomeSize) => `As a service for your home: ${dollars(gutterRates[size])}.`,
	asAddon: `Added to another visit, it is from $${addonRates["gutter-cleaning"]}, the price of a small home.`,
} as const;
