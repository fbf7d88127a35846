import type { PriceRange } from "./rates.ts";

/** Whole dollars as shown on pages: `$1,050`. By hand: Intl's first number format costs a starting Worker 40 ms. */
export function formatDollars(amount: number): string {
	return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** A range as shown on pages: `$450–$550`. */
export function formatRange({ low, high }: PriceRange): string {
	return `${formatDollars(low)}–${formatDollars(high)}`;
}
