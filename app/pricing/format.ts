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

/** Returns a range such as `$450–$550`, or `$450 to $550` in a sentence, and one whose ends are the same as one price. */
export function formatRange({ low, high }: PriceRange, between: "–" | " to " = "–"): string {
	return low === high ? formatDollars(low) : `${formatDollars(low)}${between}${formatDollars(high)}`;
}

/** Returns what comes off a range at its ends, such as `−$85 to −$100`. */
export function formatSaving({ low, high }: PriceRange): string {
	if (low === 0) return `up to −${formatDollars(high)}`;
	return low === high ? `−${formatDollars(low)}` : `−${formatDollars(low)} to −${formatDollars(high)}`;
}
