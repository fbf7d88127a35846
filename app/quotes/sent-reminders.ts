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

/** When an offer was sent, and when it was mailed or its link texted, and first shown. */
export type OfferReach = Pick<QuoteRow, "offeredAt" | "offerDeliveredAt" | "offerOpenedAt">;

interface RemindedOffer extends OfferReach {
	readonly reminders: readonly SentReminder[];
}

/** Whether the history says that a customer was told of something after the job, and that was not taken back. */
export function wasTold(what: FollowUpName, reminders: readonly SentReminder[]): boolean {
	const last = reminders.findLast(({ change }) => change?.from === what || change?.to === what);
	return last?.change?.to === what;
}

/** Returns when an offer's reminders fall due, the first first, counted from when it reached its customer; none of one that reached nobody. */
export function dueTimes({ offeredAt, offerDeliveredAt, offerOpenedAt }: OfferReach): UtcMs[] {
	const reachedAt = offerDeliveredAt ?? offerOpenedAt;
	if (offeredAt === null || reachedAt === null) return [];
	return reminderDays.map((days) => Math.max(offeredAt, reachedAt) + days * DAY_MS);
}

/** Returns how many reminders of an offer have been due by `now`. */
export function countDue(offer: OfferReach, now: UtcMs): number {
	return dueTimes(offer).filter((time) => time <= now).length;
}

function isOfOffer({ change }: SentReminder): boolean {
	return change === null || change.field === "reminder" || offerReminders.some((name) => name === change.to);
}

/** Whether the last that the history says of an offer's reminders since a time is that one was sent. */
function wasRemindedSince(time: UtcMs, reminders: readonly SentReminder[]): boolean {
	const last = reminders.findLast((reminder) => reminder.at >= time && isOfOffer(reminder));
	return last !== undefined && last.change?.to !== TAKEN_BACK;
}

/** Whether a customer was reminded of the offer since the reminder that is due at `now`. */
export function wasReminded(offer: RemindedOffer, now: UtcMs): boolean {
	const [first, ...later] = dueTimes(offer);
	if (first === undefined) return false;
	return wasRemindedSince(later.findLast((time) => time <= now) ?? first, offer.reminders);
}

/** Returns from when on the next reminder of an offer is due; null where the last one was sent. */
function nextReminder(offer: RemindedOffer): UtcMs | null {
	const due = dueTimes(offer);
	return due[due.findLastIndex((time) => wasRemindedSince(time, offer.reminders)) + 1] ?? null;
}

type Remindable = RemindedOffer &
	OfferTimes &
	Pick<QuoteRow, "spam" | "test" | "remindersStoppedAt" | "askedAt">;

/** Returns from when on an owner is shown that a customer has not answered an offer; null where nobody is to be reminded. */
export function reminderDueAt(quote: Remindable): UtcMs | null {
	const { spam, test, remindersStoppedAt, askedAt } = quote;
	// Who has asked waits for the owner.
	const mayBeReminded = !spam && !test && remindersStoppedAt === null && askedAt === null;
	return mayBeReminded && hasWaitingOffer(quote) ? nextReminder(quote) : null;
}

/** Returns of what an owner reminds or thanks a customer at `now`, the offer that waits or the job; null where there is neither. */
export function ownersReminder(quote: RemindedOffer & OfferTimes, now: UtcMs) {
	if (hasWaitingOffer(quote)) {
		const next = nextReminder(quote);
		const isDue = next !== null && next <= now;
		return { about: "offer" as const, isDue, isRecorded: wasReminded(quote, now) };
	}
	if (quote.doneAt === null) return null;
	const about = quote.doneAt <= monthsBefore(now, Math.min(...visitMonths)) ? "next-visit" : "thank-you";
	const isRecorded = wasTold(about, quote.reminders);
	return { about, isDue: !isRecorded, isRecorded };
}
