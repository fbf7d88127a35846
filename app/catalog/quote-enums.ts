/** What visitors and customers do. */
export const visitorActions = [
	"submitted",
	"changed",
	"add-ons",
	"confirmed",
	"accepted",
	"declined",
	"opened",
	"asked",
	"change-withdrawn",
	"date-agreed",
	"reminders-stopped",
	"reminders-resumed",
	"photos-sent",
] as const;

/** What owners do, or what happens by itself. */
const ownerActions = [
	"taken",
	"corrected",
	"edited",
	"edit-undone",
	"contacted",
	"reopened",
	"notes",
	"spam",
	"not-spam",
	"offered",
	"acceptance-entered",
	"withdrawn",
	"delivered",
	"told",
	"answered",
	"scheduled",
	"unscheduled",
	"done",
	"not-done",
	"lost",
	"not-lost",
	"link-replaced",
	"reminded",
	"mail-lost",
	"mail-sent",
	"reminders-off",
	"reminders-on",
	"photos-kept",
] as const;

export const quoteActions = [...visitorActions, ...ownerActions] as const;
export type QuoteAction = (typeof quoteActions)[number];

export const quoteActors = ["visitor", "owner"] as const;
export type QuoteActor = (typeof quoteActors)[number];

/** A value is null where the field was or is empty. */
export interface QuoteChange {
	field: string;
	from: string | number | null;
	to: string | number | null;
}

/** The mails that remind of an offer, in the order of `reminderDays`. */
export const offerReminders = ["first-reminder", "second-reminder"] as const;

/** Automatic mails to customers, as a quote's history names them. */
export type FollowUpName = (typeof offerReminders)[number] | "thank-you" | "next-visit" | "job-reminder";

export const spamSignals = ["honeypot", "too-fast", "turnstile", "busy-network"] as const;
export type SpamSignal = (typeof spamSignals)[number];

export type SpamReason = SpamSignal | "owner";

/** `changed` shows only when there are some. */
export const mainStatuses = ["all", "new", "changed", "contacted"] as const;

export const laterStatuses = ["offered", "accepted", "scheduled", "done", "lost", "expired"] as const;

export const statuses = [...mainStatuses, ...laterStatuses, "spam"] as const;
export type Status = (typeof statuses)[number];

export const triageIntents = [
	"contacted",
	"undo",
	"reopen",
	"notes",
	"spam",
	"not-spam",
	"done",
	"not-done",
	"lost",
	"not-lost",
	"reminders-off",
	"reminders-on",
	"delivered",
	"told",
	"untold",
] as const;
export type TriageIntent = (typeof triageIntents)[number];

export const decisionOutcomes = ["accepted", "declined", "withdrawn"] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

/** A customer accepted an offer in one of these ways without the page, as an owner enters it. */
export const acceptanceWays = ["phone", "paper"] as const;
export type AcceptanceWay = (typeof acceptanceWays)[number];

export const lostReasons = [
	"price",
	"timing",
	"went-elsewhere",
	"no-answer",
	"not-our-work",
	"other",
] as const;
export type LostReason = (typeof lostReasons)[number];

/** Days after an offer reached its customer, without an answer, on which its customer is reminded. */
export const reminderDays = [2, 7] as const;

/** In an event of the kind `reminded` this takes the one before it back. */
export const TAKEN_BACK = "taken back";

/** The halves of a working day, before noon and after it. */
export const halfNames = ["morning", "afternoon"] as const;
export type HalfName = (typeof halfNames)[number];
