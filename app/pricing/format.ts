import type { PriceRange } from "#app/services/price-range.ts";

/** `$1,050`. Intl's first number format would cost a starting Worker 40 ms. */
export function formatDollars(amount: number): string {
	return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
}

/** `$450–$550`. */
export function formatRange({ low, high }: PriceRange): string {
	return `${formatDollars(low)}–${formatDollars(high)}`;
}
