import type { QuoteEvent } from "./quote-events.ts";

/** What a command comes to: events, none where there is nothing to change, or a refusal that a person reads in words. */
export type Decision<Refusal extends { readonly kind: string }> =
	| { readonly kind: "events"; readonly events: readonly QuoteEvent[] }
	| { readonly kind: "refused"; readonly refusal: Refusal };

/** Returns the decision that these events happen. */
export function happen(...events: readonly QuoteEvent[]) {
	return { kind: "events", events } as const;
}

/** The decision that nothing changes, because all is as asked already. */
export const unchanged = happen();

/** Returns the decision that something cannot be done. */
export function refuse<const Refusal extends { readonly kind: string }>(refusal: Refusal) {
	return { kind: "refused", refusal } as const;
}
