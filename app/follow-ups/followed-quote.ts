import type { OfferTimes, StageTimes } from "#app/catalog/stage.ts";
import type { QuotedJob } from "#app/quotes/job.ts";
import type { OfferReach, SentReminder } from "#app/quotes/sent-reminders.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** The other quote is the same customer's, found by the email address or the phone number. */
interface OtherQuote extends Pick<StageTimes, "scheduledFor" | "doneAt" | "lostAt"> {
	createdAt: UtcMs;
}

/** What decides whether a quote's customer may be told of anything. */
export interface Tellable {
	spam: boolean;
	test: boolean;
	remindersStoppedAt: UtcMs | null;
}

/** Whom a quote's follow-ups would reach. */
export interface Recipient extends Tellable {
	email: string | null;
	customerToken: string | null;
}

/** The newest offer was sent and ends at these times; the reminders are those in the history, oldest first. */
export interface RemindedOffer extends OfferTimes, OfferReach {
	askedAt: UtcMs | null;
	offerValidUntil: UtcMs | null;
	reminders: readonly SentReminder[];
}

/** A job that was done, and what followed it. */
export interface FinishedJob extends QuotedJob {
	doneAt: UtcMs | null;
	changedAt: UtcMs | null;
	reminders: readonly SentReminder[];
	others: readonly OtherQuote[];
	/** The last job that an owner imported of the customer was done on the day of this time; null without one. */
	importedJobAt: UtcMs | null;
}

/** A followed quote has all that decides which follow-ups its customer is sent. */
export interface FollowedQuote extends Recipient, RemindedOffer, FinishedJob {
	id: string;
	offerId: string | null;
	/** Mails about the quote that are in the outbox, sent or not. */
	mails: readonly { key: string; createdAt: UtcMs }[];
}
