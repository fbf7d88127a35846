/** The only price tables, in whole dollars. */
import type { Addon, HomeSize, PackageName, PressureTarget } from "#app/catalog/options.ts";

/** Both ends included, whole dollars. */
export interface PriceRange {
	low: number;
	high: number;
}

const range = (low: number, high: number): PriceRange => ({ low, high });

/** Without windows there is only `standard`. */
export type WindowPackage = Exclude<PackageName, "standard">;

export const windowRates = {
	small: { basic: range(300, 400), deluxe: range(450, 550), luxury: range(550, 700) },
	medium: { basic: range(400, 500), deluxe: range(600, 700), luxury: range(700, 850) },
	large: { basic: range(500, 600), deluxe: range(750, 850), luxury: range(850, 950) },
	xl: { basic: range(650, 750), deluxe: range(950, 1050), luxury: range(1100, 1250) },
} as const satisfies Record<HomeSize, Record<WindowPackage, PriceRange>>;

export const gutterRates = {
	small: range(100, 200),
	medium: range(200, 300),
	large: range(300, 450),
	xl: range(450, 600),
} as const satisfies Record<HomeSize, PriceRange>;

export const pressureRates = {
	small: { house: range(150, 250), patio: range(100, 200), driveway: range(100, 200) },
	medium: { house: range(250, 350), patio: range(150, 250), driveway: range(150, 250) },
	large: { house: range(350, 500), patio: range(200, 300), driveway: range(200, 300) },
	xl: { house: range(500, 700), patio: range(300, 400), driveway: range(300, 400) },
} as const satisfies Record<HomeSize, Record<PressureTarget, PriceRange>>;

export const addonRates = {
	"gutter-cleaning": 100,
	concrete: 150,
	deck: 150,
	siding: 200,
} as const satisfies Record<Addon, number>;

/** A service not cleaned for over two years costs the top of its range, this many dollars wide. */
export const NEGLECTED_SPREAD = 50;

/** Percent. */
export const bundlePercent = { windowsAndGutters: 15, withPressureWashing: 20 } as const;
