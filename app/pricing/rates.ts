/** The only prices, in whole dollars; each service's own are in its file. */
import type { Addon } from "#app/catalog/options.ts";
import { gutterRates } from "#app/services/gutter-cleaning.ts";
import { pressureRates } from "#app/services/pressure-washing.ts";
import { windowRates } from "#app/services/window-cleaning.ts";

/** What an add-on costs at least. */
export type AddonPrices = Readonly<Record<Addon, number>>;

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
	version: "2026-11",
	windows: windowRates,
	gutters: gutterRates,
	pressure: pressureRates,
	neglectedSpread: 50,
	addons: addonRates,
	bundlePercent,
};
