import type { SentReminder } from "#app/quotes/sent-reminders.ts";

/** Another quote of the same customer, found by the email address or the phone number; times are UTC milliseconds. */
interface OtherQuote {
	createdAt: number;
	scheduledFor: number | null;
	doneAt: number | null;
	lostAt: number | null;
}

/** What decides whether a quote's customer may be told of anything. */
export interface Tellable {
	spam: boolean;
	test: boolean;
	/** UTC milliseconds. */
	remindersStoppedAt: number | null;
}

/** Whom a quote's follow-ups would reach. */
export interface Recipient extends Tellable {
	email: string | null;
	customerToken: string | null;
}

/** When the newest offer was sent and ends (UTC milliseconds), and the reminders in the history, oldest first. */
export interface RemindedOffer {
	stage: string;
	offeredAt: number | null;
	offerValidUntil: number | null;
	reminders: readonly SentReminder[];
}

/** A job that was done, and what followed it; times are UTC milliseconds. */
export interface FinishedJob {
	doneAt: number | null;
	changedAt: number | null;
	services: readonly { service: string }[];
	reminders: readonly SentReminder[];
	others: readonly OtherQuote[];
}

/** All that decides which follow-ups a quote's customer is sent. */
export interface FollowedQuote extends Recipient, RemindedOffer, FinishedJob {
	id: string;
	offerId: string | null;
	/** Mails about the quote that are in the outbox, sent or not. */
	mails: readonly { key: string; createdAt: number }[];
}
