/** The prices that the site has before an owner publishes others, and while the database was never reached. Whole dollars. */
import { type Addon, addons, type HomeSize, homeSizes } from "#app/catalog/options.ts";
import { recordOf } from "#app/catalog/records.ts";
import { addonCovers } from "#app/services/addon-work.ts";
import { gutterRates } from "#app/services/gutter-cleaning.ts";
import { pressureRates } from "#app/services/pressure-washing.ts";
import { windowRates } from "#app/services/window-cleaning.ts";
import type { AddonPrices, PriceBook, RateCard } from "./price-book.ts";

export const ratesAreSamples = true;

/** Versions 2 and up are published by owners. */
export const FIRST_VERSION = "1";

/** What quotes call the first version that were priced before it had a number. */
const formerNames: readonly string[] = ["2026-11", "2026-11.2"];

/** The first version was made at this time, in UTC milliseconds. */
export const FIRST_PUBLISHED_AT = Date.UTC(2026, 10, 1, 12);

export const rateCard: RateCard = {
	version: FIRST_VERSION,
	windows: windowRates,
	gutters: gutterRates,
	pressure: pressureRates,
	addons: { "gutter-cleaning": 100, concrete: 150, deck: 150, siding: 200 },
	bundlePercent: { windowsAndGutters: 15, withPressureWashing: 20 },
	minimum: recordOf<PriceBook["minimum"]>(homeSizes.values, () => ({
		...{ basic: 200, deluxe: 200, luxury: 200 },
		standard: 0,
	})),
	storiesPercent: { one: 0, two: 0, "three-plus": 0 },
	neglectedPercent: 0,
	neglectedSpread: 50,
	rounding: 5,
};

/** Whether a quote that names this version was priced by the first price book. */
export function isFirstVersion(version: string): boolean {
	return version === FIRST_VERSION || formerNames.includes(version);
}

/** Returns what the add-ons of a home cost at least: those of a larger one than the smallest cost the low end of their own ranges. */
export function addonPrices(
	homeSize: HomeSize,
	{ addons: smallest, gutters, pressure }: Pick<PriceBook, "addons" | "gutters" | "pressure">,
): AddonPrices {
	if (homeSize === "small") return smallest;
	return recordOf<Record<Addon, number>>(addons.values, (addon) => {
		const covers = addonCovers[addon];
		return ("service" in covers ? gutters[homeSize] : pressure[homeSize][covers.target]).low;
	});
}
