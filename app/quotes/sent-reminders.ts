import {
	type FollowUpName,
	offerReminders,
	type QuoteChange,
	reminderDays,
	TAKEN_BACK,
} from "#app/catalog/quote-enums.ts";
import { hasWaitingOffer, type OfferTimes } from "#app/catalog/stage.ts";
import { visitMonths } from "#app/services/visit-rhythm.ts";
import { DAY_MS, monthsBefore, type UtcMs } from "#app/time/clock.ts";
import type { QuoteRow } from "./quote.ts";

/** A reminder or thanks that the history tells of, by a mail, a text or a call, or the undoing of one. */
export interface SentReminder {
	readonly at: UtcMs;
	/** What the event says changed; null where it says nothing more. */
	readonly change: QuoteChange | null;
}

/** What an owner or a mail tells a customer once a job is done. */
export type AfterJob = Extract<FollowUpName, "thank-you" | "next-visit">;

/** An offer was sent at its time, and its quote's history has the reminders, oldest first. */
interface RemindedOffer extends Pick<OfferTimes, "offeredAt"> {
	readonly reminders: readonly SentReminder[];
}

/** Whether the history says that a customer was told of something after the job, and that was not taken back. */
export function wasTold(what: FollowUpName, reminders: readonly SentReminder[]): boolean {
	const last = reminders.findLast(({ change }) => change?.from === what || change?.to === what);
	return last?.change?.to === what;
}

/** Returns when the reminders of an offer fall due, the first first. */
function dueTimes(offeredAt: UtcMs): UtcMs[] {
	return reminderDays.map((days) => offeredAt + days * DAY_MS);
}

/** Returns how many reminders of an offer have been due by `now`. */
export function countDue(offeredAt: UtcMs, now: UtcMs): number {
	return dueTimes(offeredAt).filter((time) => time <= now).length;
}

/** Whether a reminder is of an offer, and not of a job. */
function isOfOffer({ change }: SentReminder): boolean {
	return change === null || change.field === "reminder" || offerReminders.some((name) => name === change.to);
}

/** Whether the last that the history says of an offer's reminders since a time is that one was sent. */
function wasRemindedSince(time: UtcMs, reminders: readonly SentReminder[]): boolean {
	const last = reminders.findLast((reminder) => reminder.at >= time && isOfOffer(reminder));
	return last !== undefined && last.change?.to !== TAKEN_BACK;
}

/** Whether a customer was reminded of the offer since the reminder that is due at `now`. */
export function wasReminded({ offeredAt, reminders }: RemindedOffer, now: UtcMs): boolean {
	if (offeredAt === null) return false;
	const [first = offeredAt, ...later] = dueTimes(offeredAt);
	return wasRemindedSince(later.findLast((time) => time <= now) ?? first, reminders);
}

/** Returns from when on the next reminder of an offer is due; null where the last one was sent. */
function nextReminder(offeredAt: UtcMs, reminders: readonly SentReminder[]): UtcMs | null {
	const due = dueTimes(offeredAt);
	return due[due.findLastIndex((time) => wasRemindedSince(time, reminders)) + 1] ?? null;
}

/** What tells whether a customer is to be reminded of an offer. */
type Remindable = RemindedOffer &
	OfferTimes &
	Pick<QuoteRow, "spam" | "test" | "remindersStoppedAt" | "offerDeliveredAt" | "offerOpenedAt">;

/** Returns from when on an owner is shown that a customer has not answered an offer; null where nobody is to be
 * reminded: one that reached nobody is to be sent first. */
export function reminderDueAt(quote: Remindable): UtcMs | null {
	const { offeredAt, spam, test, remindersStoppedAt, offerDeliveredAt, offerOpenedAt } = quote;
	const mayBeReminded = !spam && !test && remindersStoppedAt === null;
	const hasReached = offerDeliveredAt !== null || offerOpenedAt !== null;
	if (offeredAt === null || !mayBeReminded || !hasReached || !hasWaitingOffer(quote)) return null;
	return nextReminder(offeredAt, quote.reminders);
}

/** Returns of what an owner reminds or thanks a customer at `now`, of the offer that waits or for the job, whether that
 * is due, and whether it was said already; null where there is neither. */
export function ownersReminder(quote: RemindedOffer & OfferTimes, now: UtcMs) {
	if (quote.offeredAt !== null && hasWaitingOffer(quote)) {
		const next = nextReminder(quote.offeredAt, quote.reminders);
		const isDue = next !== null && next <= now;
		return { about: "offer" as const, isDue, isRecorded: wasReminded(quote, now) };
	}
	if (quote.doneAt === null) return null;
	const about = quote.doneAt <= monthsBefore(now, Math.min(...visitMonths)) ? "next-visit" : "thank-you";
	const isRecorded = wasTold(about, quote.reminders);
	return { about, isDue: !isRecorded, isRecorded };
}
