import { options } from "#app/catalog/options.ts";
import { type PriceRange, range } from "./price-range.ts";

/** Gutters and surfaces were last cleaned at one of these times. */
export const exteriorLastCleaned = options(["within-1-year", "1-2-years", "over-2-years", "not-sure"], {
	"within-1-year": "Within the last year",
	"1-2-years": "1-2 years ago",
	"over-2-years": "Over 2 years ago or never",
	"not-sure": "Not sure",
});
export type ExteriorLastCleaned = (typeof exteriorLastCleaned.values)[number];

/** Returns the range, or its top `spread` whole dollars, where it is that wide, after over two years without a cleaning. */
export function ifNeglected(
	lastCleaned: ExteriorLastCleaned | undefined,
	{ low, high }: PriceRange,
	spread: number,
): PriceRange {
	return lastCleaned === "over-2-years" ? range(Math.max(low, high - spread), high) : range(low, high);
}
