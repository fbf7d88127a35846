import type { Addon } from "#app/catalog/options.ts";
import { type PriceRange, sumOf } from "#app/services/price-range.ts";
import type { Service } from "#app/services/services.ts";
import { bundleWith } from "./bundle.ts";
import type { PricedPackage, PricedQuote } from "./price.ts";
import type { BundlePercents } from "./price-book.ts";

// Apart from the prices of a rate card, which a visitor's browser does not compute.

/** Returns the middle of a range, rounded up to a whole five where it is between two, and never outside the range. */
export function midpointOf({ low, high }: PriceRange): number {
	return Math.min(high, Math.max(low, toWholeFive((low + high) / 2)));
}

/** What an estimate is made of; money is whole dollars. */
export interface EstimatedWork {
	readonly lines: readonly { readonly service: Service; readonly range: PriceRange }[];
	/** The range has its bundle's saving, which is so many percent. */
	readonly range: PriceRange;
	readonly percent: number;
	/** The percents are those of the price book that the quote was priced by. */
	readonly bundlePercent: BundlePercents;
}

/** Returns what a total with add-ons is computed from. */
export function workOf(
	chosen: Pick<PricedPackage, "lines" | "range" | "bundle">,
	{ bundlePercent }: Pick<PricedQuote, "bundlePercent">,
): EstimatedWork {
	const { lines, bundle } = chosen;
	return { lines, range: chosen.range, percent: bundle?.percent ?? 0, bundlePercent };
}

/** Returns whole dollars: the midpoint plus the add-ons' starting prices, less what a bundle saves that they belong to. At
 * least the midpoint, or the low end of the range where the add-ons make the bundle. */
export function estimateTotal(
	{ lines, range: quoted, percent, bundlePercent }: EstimatedWork,
	extras: readonly { readonly addon: Addon; readonly price: number }[],
): number {
	const added = extras.reduce((total, { price: dollars }) => total + dollars, 0);
	const names = lines.map(({ service }) => service);
	const addons = extras.map(({ addon }) => addon);
	const saved = Math.max(percent, bundleWith(names, addons, bundlePercent));
	if (added === 0 || saved === 0) return midpointOf(quoted) + added;
	const all = midpointOf(sumOf(lines.map((line) => line.range))) + added;
	return Math.max(saved === percent ? midpointOf(quoted) : quoted.low, lessPercent(all, saved, 5));
}

/** Returns what so many percent, rounded to a step, leave of an amount. More never leaves less: an amount between two
 * steps leaves no more than the step above it, whose saving may be a whole step higher. */
export function lessPercent(dollars: number, percent: number, step: number): number {
	const savingOf = (amount: number) => roundTo(step, (amount * percent) / 100);
	const above = Math.ceil(dollars / step) * step;
	const below = Math.floor(dollars / step) * step;
	return Math.min(dollars - savingOf(below), above - savingOf(above));
}

/** Returns the nearest amount in whole fives. */
export function toWholeFive(dollars: number): number {
	return roundTo(5, dollars);
}

/** Returns the nearest multiple of a step. */
export function roundTo(step: number, dollars: number): number {
	return Math.round(dollars / step) * step;
}
