import { packageContent } from "./thank-you.ts";

/** A price that the profile advertises, in whole dollars, with the first and the last package it is true of. */
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
