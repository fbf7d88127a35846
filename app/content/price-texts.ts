import type { HomeSize } from "#app/catalog/options.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { gutterRates } from "#app/services/gutter-cleaning.ts";
import type { PriceRange } from "#app/services/price-range.ts";
import { type WindowPackage, windowRates } from "#app/services/window-cleaning.ts";
import { packageContent } from "./thank-you.ts";

const { small, medium, large, xl } = gutterRates;
const dollars = ({ low, high }: PriceRange) => `$${low} to $${high}`;

export const gutterPrices = {
	bySize: `As a service: ${dollars(small)} for a small home, ${dollars(medium)} for a medium one, ${dollars(large)} for a large one and ${dollars(xl)} for an extra large one.`,
	asAddon: `Added to another visit, it is from $${rateCard.addons["gutter-cleaning"]} for a small home to $${xl.low} for an extra large one.`,
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

/** What the calculator says of such homes, from the first package to the last. */
export function homePrice(size: HomeSize, ...packages: readonly [WindowPackage, WindowPackage]): string {
	const [first, last] = packages;
	return typicalPrice({ low: windowRates[size][first].low, high: windowRates[size][last].high, packages });
}
