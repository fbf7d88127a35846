import type { OfferTimes } from "#app/catalog/stage.ts";
import type { QuotedJob } from "#app/quotes/job.ts";
import type { QuoteRow } from "#app/quotes/quote.ts";
import type { OfferReach, SentReminder } from "#app/quotes/sent-reminders.ts";
import type { UtcMs } from "#app/time/clock.ts";

type OtherQuote = Pick<QuoteRow, "createdAt" | "scheduledFor" | "doneAt" | "lostAt">;

/** What decides whether a quote's customer may be told of anything. */
export type Tellable = Pick<QuoteRow, "spam" | "test" | "remindersStoppedAt">;

/** Whom a quote's follow-ups would reach. */
export type Recipient = Tellable & Pick<QuoteRow, "email" | "customerToken">;

/** The newest offer was sent and ends at these times; the reminders are those in the history, oldest first. */
export type RemindedOffer = OfferTimes &
	OfferReach &
	Pick<QuoteRow, "askedAt" | "offerValidUntil"> & { readonly reminders: readonly SentReminder[] };

/** A job that was done, and what followed it. */
export interface FinishedJob extends QuotedJob, Pick<QuoteRow, "doneAt" | "changedAt"> {
	reminders: readonly SentReminder[];
	others: readonly OtherQuote[];
	/** The last job that an owner imported of the customer was done on the day of this time; null without one. */
	importedJobAt: UtcMs | null;
}

/** A followed quote has all that decides which follow-ups its customer is sent. */
export type FollowedQuote = Recipient &
	RemindedOffer &
	FinishedJob & {
		id: string;
		offerId: string | null;
		mails: readonly { key: string; createdAt: UtcMs }[];
	};
