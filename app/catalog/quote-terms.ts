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
	"offered",
	"accepted",
	"declined",
	"withdrawn",
	"opened",
	"asked",
	"scheduled",
	"unscheduled",
	"done",
	"not-done",
	"lost",
	"not-lost",
	"link-replaced",
	"reminded",
	"reminders-stopped",
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

/** Signs that a quote is no person's. */
export const spamSignals = ["honeypot", "too-fast", "turnstile", "busy-network"] as const;
export type SpamSignal = (typeof spamSignals)[number];

/** Why a quote is in Spam or marked: signals, or the owner's own hand. */
export type SpamReason = SpamSignal | "owner";

/** The dashboard's tabs; `changed` and `spam` show only when there are some. */
export const statuses = ["all", "new", "contacted", "changed", "spam"] as const;
export type Status = (typeof statuses)[number];

/** What the owner can do to a quote. */
export const triageIntents = ["contacted", "undo", "reopen", "notes", "spam", "not-spam"] as const;
export type TriageIntent = (typeof triageIntents)[number];

/** What can become of an offer: the customer accepts or declines it, or the owner withdraws it. */
export const decisionOutcomes = ["accepted", "declined", "withdrawn"] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

/** Why nothing came of a quote. */
export const lostReasons = [
	"price",
	"timing",
	"went-elsewhere",
	"no-answer",
	"not-our-work",
	"other",
] as const;

/** A quote's id, short enough to say on the phone. */
export function quoteReference(id: string): string {
	return id.slice(0, 8).toUpperCase();
}
