import type { ContactName } from "#app/answers/questions.ts";
import type { PhotoChange } from "#app/catalog/photos.ts";
import {
	type AcceptanceWay,
	type LostReason,
	type QuoteAction,
	type QuoteActor,
	type QuoteChange,
	visitorActions,
} from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { TakeQuote } from "./commands/take-quote.ts";
import type { JobTimes } from "./job-times.ts";
import type { PreferredSlot } from "./preferred-slots.ts";
import type { AddonLine, Question, QuoteRow, SentOffer } from "./quote.ts";
import type { QuoteSubmission } from "./submission.ts";

/** Every event carries when it happened, and the attempt of the form that caused it. */
export interface Happened {
	readonly at: UtcMs;
	readonly attempt: string;
	/** The event ends a date that may come back, in whose way this was at that moment, as `judgeDates` says it. */
	readonly inTheWay?: string | number;
	/** The date that would come back does not: something is in its way. */
	readonly withoutDate?: boolean;
}

/** Whether a quote is Spam, and why, as its signals say. */
export interface SpamVerdict {
	readonly spam: boolean;
	/** The signals, joined by commas; null where there is none. */
	readonly spamReason: string | null;
	/** The first quote of the flood that a new one belongs to. */
	readonly foldedInto?: string;
}

/** What a visitor submitted, with what was computed of it before. */
export interface Submitted {
	readonly submission: QuoteSubmission;
	/** The fingerprint is the submission's SHA-256, in hex. */
	readonly fingerprint: string;
	/** A secret for the customer's page; the saved quote keeps the one it has. */
	readonly customerToken: string;
	/** A hash of the network that the submission came from; null where it is unknown. */
	readonly network: string | null;
	readonly addressHash: string;
}

interface WithNotes {
	/** The notes are undefined where they stay as they are. */
	readonly notes?: { readonly text: string | null } | undefined;
}

/** What can happen to a quote; `action` is the word of its history. */
export type QuoteEvent = Happened &
	(
		| (Submitted & {
				readonly action: "submitted" | "changed";
				readonly verdict: SpamVerdict;
				/** A change leaves these answers as they are saved, as the history names them. */
				readonly kept?: readonly string[];
				/** The customer's address was sent this many mails in the last day. */
				readonly mailsToAddress: number;
		  })
		| {
				readonly action: "corrected";
				readonly contact: Pick<QuoteRow, ContactName>;
		  }
		/** The answers about the work, by an owner; the submission has the price that holds from then on. */
		| { readonly action: "edited"; readonly submission: QuoteSubmission }
		| { readonly action: "edit-undone" }
		| (TakeQuote & { readonly action: "taken" })
		| {
				readonly action: "add-ons" | "confirmed";
				readonly addons: readonly AddonLine[];
				/** The total is in whole dollars. */
				readonly total: number;
		  }
		| (WithNotes & {
				readonly action: "contacted" | "notes" | "spam" | "not-spam" | "not-done" | "not-lost";
		  })
		| (WithNotes & { readonly action: "delivered" | "told" | "reminders-off" | "reminders-on" })
		| (WithNotes & { readonly action: "done"; readonly work?: string | undefined })
		/** A mark was taken back: the time of the contact before it holds again, and a null makes the quote new again. */
		| (WithNotes & { readonly action: "reopened"; readonly contactedAt: UtcMs | null })
		| (WithNotes & { readonly action: "lost"; readonly reason: LostReason })
		| { readonly action: "offered"; readonly offer: SentOffer }
		| {
				readonly action: "accepted";
				readonly offerId: string;
				readonly name: string;
				readonly signature: string | null;
				readonly wishes: readonly PreferredSlot[];
				readonly comment: string | null;
				/** The street, which stays as it was where one was known. */
				readonly address: string | null;
				/** What comes off because the wishes are near other work, whole dollars; nothing where it is left out. */
				readonly saving?: number;
		  }
		| {
				readonly action: "acceptance-entered";
				readonly offerId: string;
				readonly name: string;
				readonly way: AcceptanceWay;
		  }
		| {
				readonly action: "declined";
				readonly offerId: string;
				readonly reason: string | null;
				readonly comment: string | null;
		  }
		| { readonly action: "withdrawn"; readonly offerId: string }
		| { readonly action: "opened" }
		| ({
				readonly action: "asked";
				/** Half days that would suit the customer better than the date; none where only words say when. */
				readonly otherSlots?: readonly PreferredSlot[];
		  } & Pick<Question, "offerId" | "text" | "lines"> &
				Partial<Pick<Question, "wanted">>)
		/** A change that waits is not wanted any more; the text says so to the owner, as a question. */
		| { readonly action: "change-withdrawn"; readonly offerId: string | null; readonly text: string }
		/** The text is null where the answer was given by phone. */
		| { readonly action: "answered"; readonly questionId: string; readonly text: string | null }
		| { readonly action: "scheduled"; readonly times: JobTimes; readonly isUndo?: boolean }
		| { readonly action: "unscheduled" }
		| { readonly action: "date-agreed" }
		| { readonly action: "link-replaced"; readonly customerToken: string }
		| { readonly action: "reminded"; readonly change: QuoteChange | null }
		/** A mail to the customer was given up, or went out after that: the customer knows this of what it tells. */
		| {
				readonly action: "mail-lost" | "mail-sent";
				readonly about: "offer" | "date" | "answer";
				readonly known: Partial<Pick<QuoteRow, "offerDeliveredAt" | "toldDate" | "answerUntoldAt">>;
		  }
		/** The customer stopped the reminders, or wants them again; `reminders-off` is the owner's doing. */
		| { readonly action: "reminders-stopped" | "reminders-resumed" }
		| (PhotoChange & { readonly action: "photos-sent" | "photos-kept" })
	);

/** Whose doing an event is. */
export function actorOf(action: QuoteAction): QuoteActor {
	const ofVisitors: readonly QuoteAction[] = visitorActions;
	return ofVisitors.includes(action) ? "visitor" : "owner";
}
