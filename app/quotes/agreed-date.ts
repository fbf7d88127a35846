import type { QuoteChange } from "#app/catalog/quote-enums.ts";

/** In the history: the date that is fine with the customer from an event on, as `formatTimes` has it. It is not told. */
export const AGREED_DATE = "agreedDate";

/** Returns the date that the customer said is fine and asked for no other one since, of a history that is oldest first; null for none. */
export function agreedDateOf(
	history: readonly { readonly changes: readonly QuoteChange[] }[],
): string | null {
	const changes = history.flatMap((event) => event.changes);
	const to = changes.findLast(({ field }) => field === AGREED_DATE)?.to;
	return to ? String(to) : null;
}
