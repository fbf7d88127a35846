/** What can happen to a quote, in the words of its history. */
export const quoteActions = [
	"submitted",
	"changed",
	"add-ons",
	"confirmed",
	"contacted",
	"reopened",
	"notes",
	"spam",
	"not-spam",
] as const;
export type QuoteAction = (typeof quoteActions)[number];

/** Who did it. */
export const quoteActors = ["visitor", "owner"] as const;
export type QuoteActor = (typeof quoteActors)[number];

/** What a change made of a field; null where there was, or is, nothing. */
export interface QuoteChange {
	field: string;
	from: string | number | null;
	to: string | number | null;
}
