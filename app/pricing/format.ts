import type { PriceRange } from "#app/services/price-range.ts";

/** `1,050`. Intl's first number format would cost a starting Worker 40 ms. */
export function formatCount(count: number): string {
	return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Returns an amount such as `$1,050`, or `−$88` for less than nothing. */
export function formatDollars(amount: number): string {
	return `${amount < 0 ? "−" : ""}$${formatCount(Math.abs(amount))}`;
}

/** `$840+` where add-ons leave it open, else `about $765`: the middle of a range. */
export function formatTotal(amount: number, isOpen: boolean): string {
	return isOpen ? `${formatDollars(amount)}+` : `about ${formatDollars(amount)}`;
}

/** Returns a range such as `$450–$550`. */
export function formatRange({ low, high }: PriceRange): string {
	return `${formatDollars(low)}–${formatDollars(high)}`;
}
