import { drawnOptions } from "#app/catalog/options.ts";
import type { IconName } from "#app/pictures/pictures.ts";
import { type PriceRange, range } from "./price-range.ts";

/** Gutters and surfaces were last cleaned at one of these times, of which each has its drawing. */
export const exteriorLastCleaned = (recent: IconName, earlier: IconName, longAgo: IconName) =>
	drawnOptions({
		"within-1-year": ["Within the last year", recent],
		"1-2-years": ["1-2 years ago", earlier],
		"over-2-years": ["Over 2 years ago or never", longAgo],
		"not-sure": ["Not sure", "unsure"],
	});
export type ExteriorLastCleaned = ReturnType<typeof exteriorLastCleaned>["values"][number];

/** Returns the answer of whose gutters or surfaces were cleaned so many months ago. */
export function exteriorCleanedAgo(months: number): ExteriorLastCleaned {
	if (months < 12) return "within-1-year";
	return months < 24 ? "1-2-years" : "over-2-years";
}

/** Returns the range, or its top `spread` whole dollars, where it is that wide, after over two years without a cleaning. */
export function ifNeglected(
	lastCleaned: ExteriorLastCleaned | undefined,
	{ low, high }: PriceRange,
	spread: number,
): PriceRange {
	return lastCleaned === "over-2-years" ? range(Math.max(low, high - spread), high) : range(low, high);
}
