import { formatRange, formatTotal } from "#app/pricing/format.ts";
import type { PriceRange } from "#app/services/price-range.ts";

/** Returns a price range as a text with its label; the label is another one where the ends make one price. */
export function rangeFact(range: PriceRange) {
	return { label: range.low === range.high ? "Price" : "Price range", value: formatRange(range) };
}

export function midpointFact(midpoint: number) {
	return { label: "Midpoint", value: formatTotal(midpoint, false) };
}

/** Returns the texts of a price range and its midpoint, each with its label. One price has no midpoint. */
export function priceFacts(range: PriceRange, midpoint: number) {
	return range.low === range.high ? [rangeFact(range)] : [rangeFact(range), midpointFact(midpoint)];
}
