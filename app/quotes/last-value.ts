import type { QuoteAction, QuoteChange } from "#app/catalog/quote-enums.ts";

/** Returns what the last event of some actions made of a field, of a history that is oldest first; null for nothing. */
export function lastValue(
	events: readonly { readonly action: QuoteAction; readonly changes: readonly QuoteChange[] }[],
	actions: readonly QuoteAction[],
	field: string,
): string | null {
	const last = events.findLast(({ action }) => actions.includes(action));
	const value = last?.changes.find((change) => change.field === field)?.to;
	return value ? String(value) : null;
}
