import * as z from "zod/mini";
import { addons, homeSizes, packageNames, storyCounts } from "#app/catalog/options.ts";
import { pressureWashing } from "#app/services/pressure-washing.ts";
import { windowPackages } from "#app/services/window-cleaning.ts";

/** A price has at most this many whole dollars. */
export const MAX_DOLLARS = 20_000;
export const MAX_PERCENT = 90;
/** Amounts that are computed are rounded to a whole number of these dollars. */
export const roundings = [1, 5, 10, 25] as const;

const dollars = z.int().check(z.gte(0), z.lte(MAX_DOLLARS));
const percent = z.int().check(z.gte(0), z.lte(MAX_PERCENT));
const range = z.object({ low: dollars, high: dollars });
const size = z.enum(homeSizes.values);

/** A price is computed from a book alone. The compiled-in book and every stored one fit this schema. */
export const priceBookSchema = z.object({
	windows: z.record(size, z.record(z.enum(windowPackages), range)),
	gutters: z.record(size, range),
	pressure: z.record(size, z.record(z.enum(pressureWashing.questions.pressureTargets.options.values), range)),
	/** What an add-on costs at least at the smallest home. */
	addons: z.record(z.enum(addons.values), dollars),
	bundlePercent: z.object({ windowsAndGutters: percent, withPressureWashing: percent }),
	/** The least that a visit costs, after any bundle; `standard` is a quote without windows. */
	minimum: z.record(size, z.record(z.enum(packageNames.values), dollars)),
	/** What is added to every service of such a home. */
	storiesPercent: z.record(z.enum(storyCounts.values), percent),
	/** What is added for windows that were not cleaned for over three years, or never. */
	neglectedPercent: percent,
	/** Gutters and surfaces not cleaned for over two years cost the top of their range, this many dollars wide. */
	neglectedSpread: dollars,
	rounding: z.literal(roundings),
});
export type PriceBook = z.output<typeof priceBookSchema>;

/** A price book with the version that quotes name. */
export interface RateCard extends PriceBook {
	version: string;
}

/** The prices are in whole dollars. */
export type AddonPrices = PriceBook["addons"];
export type BundlePercents = PriceBook["bundlePercent"];
