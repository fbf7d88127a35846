import type { HomeSize } from "#app/catalog/options.ts";
import { addonRates } from "#app/pricing/rates.ts";
import { gutterRates } from "#app/services/gutter-cleaning.ts";
import type { PriceRange } from "#app/services/price-range.ts";
import { packageContent } from "./thank-you.ts";

const { small, medium, large, xl } = gutterRates;
const dollars = ({ low, high }: PriceRange) => `$${low} to $${high}`;

export const gutterPrices = {
	bySize: `As a service: ${dollars(small)} for a small home, ${dollars(medium)} for a medium one, ${dollars(large)} for a large one and ${dollars(xl)} for an extra large one.`,
	forHome: (size: HomeSize) => `As a service for your home: ${dollars(gutterRates[size])}.`,
	asAddon: `Added to another visit, it is from $${addonRates["gutter-cleaning"]}, the price of a small home.`,
} as const;

/** Whole dollars, with the first and the last package it is true of. */
interface AdvertisedPrice {
	low: number;
	high: number;
	packages: readonly [first: keyof typeof packageContent, last: keyof typeof packageContent];
}

/** `$400 to $800 (Basic to Deluxe)`. */
export function typicalPrice({ low, high, packages }: AdvertisedPrice): string {
	const [first, last] = packages;
	return `$${low} to $${high} (${packageContent[first].displayName} to ${packageContent[last].displayName})`;
}
