import { type FollowUpName, type QuoteChange, reminderDays, TAKEN_BACK } from "#app/catalog/quote-enums.ts";
import { DAY_MS } from "#app/time/clock.ts";

/** A reminder or thanks that the history tells of, by a mail, a text or a call, or the undoing of one. */
export interface SentReminder {
	/** UTC milliseconds. */
	readonly at: number;
	/** What the event says changed; null where it says nothing more. */
	readonly change: QuoteChange | null;
}

/** When an offer was sent (UTC milliseconds), and the reminders in its quote's history, oldest first. */
interface RemindedOffer {
	readonly offeredAt: number | null;
	readonly reminders: readonly SentReminder[];
}

/** Whether the history says that a customer was told of something after the job, and that was not taken back. */
export function wasTold(what: FollowUpName, reminders: readonly SentReminder[]): boolean {
	const last = reminders.findLast(({ change }) => change?.from === what || change?.to === what);
	return last?.change?.to === what;
}

/** How many reminders of an offer have been due by `now`, UTC milliseconds. */
export function countDue(offeredAt: number, now: number): number {
	return reminderDays.filter((days) => offeredAt + days * DAY_MS <= now).length;
}

/** Whether a customer was reminded of the offer since the reminder that is due at `now`, UTC milliseconds. */
export function wasReminded({ offeredAt, reminders }: RemindedOffer, now: number): boolean {
	if (offeredAt === null) return false;
	const days = reminderDays[Math.max(0, countDue(offeredAt, now) - 1)] ?? 0;
	const last = reminders.findLast(({ at }) => at >= offeredAt + days * DAY_MS);
	return last !== undefined && last.change?.to !== TAKEN_BACK;
}

/** Whether a reminder of an offer that waits for its answer is due at `now` (UTC milliseconds) and nobody sent one. */
export function isReminderDue(offer: RemindedOffer, now: number): boolean {
	return offer.offeredAt !== null && countDue(offer.offeredAt, now) > 0 && !wasReminded(offer, now);
}
