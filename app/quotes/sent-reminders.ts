import { type FollowUpName, type QuoteChange, reminderDays, TAKEN_BACK } from "#app/catalog/quote-enums.ts";
import { hasWaitingOffer, type OfferTimes } from "#app/catalog/stage.ts";
import { visitMonths } from "#app/services/visit-rhythm.ts";
import { DAY_MS, monthsBefore, type UtcMs } from "#app/time/clock.ts";

/** A reminder or thanks that the history tells of, by a mail, a text or a call, or the undoing of one. */
export interface SentReminder {
	readonly at: UtcMs;
	/** What the event says changed; null where it says nothing more. */
	readonly change: QuoteChange | null;
}

/** What an owner or a mail tells a customer once a job is done. */
export type AfterJob = Extract<FollowUpName, "thank-you" | "next-visit">;

/** When an offer was sent, and the reminders in its quote's history, oldest first. */
interface RemindedOffer extends Pick<OfferTimes, "offeredAt"> {
	readonly reminders: readonly SentReminder[];
}

/** Whether the history says that a customer was told of something after the job, and that was not taken back. */
export function wasTold(what: FollowUpName, reminders: readonly SentReminder[]): boolean {
	const last = reminders.findLast(({ change }) => change?.from === what || change?.to === what);
	return last?.change?.to === what;
}

/** How many reminders of an offer have been due by `now`. */
export function countDue(offeredAt: UtcMs, now: UtcMs): number {
	return reminderDays.filter((days) => offeredAt + days * DAY_MS <= now).length;
}

/** Whether a customer was reminded of the offer since the reminder that is due at `now`. */
export function wasReminded({ offeredAt, reminders }: RemindedOffer, now: UtcMs): boolean {
	if (offeredAt === null) return false;
	const days = reminderDays[Math.max(0, countDue(offeredAt, now) - 1)] ?? 0;
	const last = reminders.findLast(({ at }) => at >= offeredAt + days * DAY_MS);
	return last !== undefined && last.change?.to !== TAKEN_BACK;
}

/** Whether a reminder of an offer that waits for its answer is due at `now` and nobody sent one. */
export function isReminderDue(offer: RemindedOffer, now: UtcMs): boolean {
	return offer.offeredAt !== null && countDue(offer.offeredAt, now) > 0 && !wasReminded(offer, now);
}

/** Of what an owner reminds or thanks a customer at `now`, of the offer that waits or for the job, whether that is due, and whether it
 * was said already; null where there is neither. */
export function ownersReminder(quote: RemindedOffer & OfferTimes, now: UtcMs) {
	if (hasWaitingOffer(quote))
		return { about: "offer" as const, isDue: isReminderDue(quote, now), isRecorded: wasReminded(quote, now) };
	if (quote.doneAt === null) return null;
	const about = quote.doneAt <= monthsBefore(now, Math.min(...visitMonths)) ? "next-visit" : "thank-you";
	const isRecorded = wasTold(about, quote.reminders);
	return { about, isDue: !isRecorded, isRecorded };
}
