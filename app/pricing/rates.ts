/** The only prices, in whole dollars; each service's own are in its file. */
import { type Addon, addons, type HomeSize } from "#app/catalog/options.ts";
import { recordOf } from "#app/catalog/records.ts";
import { addonCovers } from "#app/services/addon-work.ts";
import { gutterRates } from "#app/services/gutter-cleaning.ts";
import { pressureRates } from "#app/services/pressure-washing.ts";
import { windowRates } from "#app/services/window-cleaning.ts";

export const ratesAreSamples = true;

/** What each add-on costs at least, whole dollars. */
export type AddonPrices = Readonly<Record<Addon, number>>;

/** Those of the smallest home. */
export const addonRates: AddonPrices = { "gutter-cleaning": 100, concrete: 150, deck: 150, siding: 200 };

/** Percent. */
export const bundlePercent = { windowsAndGutters: 15, withPressureWashing: 20 } as const;

/** All that a price is computed from. A quote keeps the version that it was priced by. */
export interface RateCard {
	/** Another one for any other price. */
	version: string;
	windows: typeof windowRates;
	gutters: typeof gutterRates;
	pressure: typeof pressureRates;
	/** A service not cleaned for over two years costs the top of its range, this many dollars wide. */
	neglectedSpread: number;
	addons: AddonPrices;
	bundlePercent: { windowsAndGutters: number; withPressureWashing: number };
}

/** The card of today's prices. */
export const rateCard: RateCard = {
	version: "2026-11.2",
	windows: windowRates,
	gutters: gutterRates,
	pressure: pressureRates,
	neglectedSpread: 50,
	addons: addonRates,
	bundlePercent,
};

/** Returns what the add-ons of a home cost at least: those of a larger one than the smallest cost the low end of their own ranges. */
export function addonPrices(
	homeSize: HomeSize,
	{ addons: smallest, gutters, pressure }: Pick<RateCard, "addons" | "gutters" | "pressure">,
): AddonPrices {
	if (homeSize === "small") return smallest;
	return recordOf<AddonPrices>(addons.values, (addon) => {
		const covers = addonCovers[addon];
		return ("service" in covers ? gutters[homeSize] : pressure[homeSize][covers.target]).low;
	});
}
