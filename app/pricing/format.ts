import type { PriceRange } from "./rates";

const dollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD",
	maximumFractionDigits: 0,
});

/** Whole dollars as shown on pages: `$1,050`. */
export function formatDollars(amount: number): string {
	return dollars.format(amount);
}

/** A range as shown on pages: `$450–$550`. */
export function formatRange({ low, high }: PriceRange): string {
	return `${formatDollars(low)}–${formatDollars(high)}`;
}
