import { offerReminders, reminderDays } from "#app/catalog/quote-enums.ts";
import { hasWaitingOffer } from "#app/catalog/stage.ts";
import { doneServices, type QuotedJob } from "#app/quotes/job.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import {
	type AfterJob,
	countDue,
	dueTimes,
	type OfferReach,
	wasReminded,
	wasTold,
} from "#app/quotes/sent-reminders.ts";
import { nextVisitOf, visitMonths } from "#app/services/visit-rhythm.ts";
import { DAY_MS, HOUR_MS, monthsBefore, type UtcMs } from "#app/time/clock.ts";
import { MAX_LATE_MS } from "./follow-up-times.ts";
import type { FinishedJob, FollowedQuote, Recipient, RemindedOffer, Tellable } from "./followed-quote.ts";

/** Two mails of one offer lie this far apart, also where the first reminder was late. */
const MIN_BETWEEN_MS = 2 * DAY_MS;
/** The thank-you follows a job that is done after this long, so that what was done by mistake can be taken back. */
const THANKS_AFTER_MS = 2 * HOUR_MS;
/** An owner is asked to thank for a job for this long. */
const THANKS_MS = 3 * DAY_MS;
/** An owner is shown a next cleaning that is due for this long: longer than a vacation. */
const VISIT_MS = 30 * DAY_MS;

/** A follow-up that is due as a mail, under the key that lets the mail go out once. */
export type DueMail = { key: string; quoteId: string } & (
	| { kind: "offer-reminder"; payload: { offerId: string; number: number } }
	| { kind: AfterJob; payload: Record<string, never> }
);

/** Whether a quote's customer may be reminded or thanked at all. */
export function mayBeTold({ spam, test, remindersStoppedAt }: Tellable): boolean {
	return !spam && !test && remindersStoppedAt === null;
}

function isMailed({ email, customerToken }: Pick<Recipient, "email" | "customerToken">): boolean {
	return email !== null && customerToken !== null;
}

function isInTime(offer: OfferReach, now: UtcMs, oldest: UtcMs): boolean {
	const dueAt = dueTimes(offer)[countDue(offer, now) - 1];
	return dueAt !== undefined && dueAt > oldest;
}

/** Whether a mail reminds of an offer whose reminder is due at `now`, where what was due after `oldest` is still sent. */
export function isRemindedByMail(
	offer: OfferReach & Pick<Recipient, "email" | "customerToken">,
	now: UtcMs,
	oldest: UtcMs,
): boolean {
	return isMailed(offer) && isInTime(offer, now, oldest);
}

/** Whether an owner reminded a customer of the offer, by a text or a call, since the reminder that is due at `now`. */
export function wasRemindedByOwner(offer: RemindedOffer, now: UtcMs): boolean {
	const reminders = offer.reminders.filter(({ change }) => change?.field !== "followUp");
	return wasReminded({ ...offer, reminders }, now);
}

/** Whether a quote's offer can be answered at `now`, and its customer waits for no answer to a question or a change. */
export function isOpen(quote: RemindedOffer, now: UtcMs): boolean {
	const { offerValidUntil, askedAt } = quote;
	return hasWaitingOffer(quote) && askedAt === null && offerValidUntil !== null && offerValidUntil > now;
}

/** Whether a customer asked for more since the job, or has a later date. An imported job of the same day is this one in another program. */
export function hasComeBack(job: Omit<FinishedJob, keyof QuotedJob>): boolean {
	const { doneAt, changedAt, others, importedJobAt } = job;
	if (doneAt === null) return false;
	if (importedJobAt !== null && importedJobAt >= dayAround(doneAt).until) return true;
	const times = others.flatMap(({ createdAt, scheduledFor, doneAt: done, lostAt }) => [
		createdAt,
		done ?? (lostAt === null ? scheduledFor : null),
	]);
	return [changedAt, ...times].some((time) => time !== null && time > doneAt);
}

/** Whether nobody told a customer that the next cleaning is due, and no other quote makes that needless. */
export function awaitsNextVisit(job: FinishedJob): boolean {
	return !wasTold("next-visit", job.reminders) && !hasComeBack(job);
}

function monthsOf(job: QuotedJob): number {
	return nextVisitOf(doneServices(job)).months;
}

/** A time of the past that lies after one moment and not after another. */
export interface Span {
	after: number;
	until: UtcMs;
}

function isWithin(time: UtcMs, { after, until }: Span): boolean {
	return time > after && time <= until;
}

/** Returns when jobs were done for which an owner may thank at `now`. */
export function thanksSpan(now: UtcMs): Span {
	return { after: now - THANKS_MS, until: now };
}

/** Returns when jobs were done whose next cleaning, after so many months, came due after `oldest` and by `now`. */
export function visitSpan(months: number, now: UtcMs, oldest = now - VISIT_MS): Span {
	return { after: monthsBefore(oldest, months), until: monthsBefore(now, months) };
}

/** Whether an owner is asked at `now` to thank for a job, because no mail does. */
export function isUnthanked(job: Recipient & FinishedJob, now: UtcMs, areMailsOn: boolean): boolean {
	if (job.doneAt === null || !isWithin(job.doneAt, thanksSpan(now))) return false;
	return mayBeTold(job) && !(areMailsOn && isMailed(job)) && !wasTold("thank-you", job.reminders);
}

/** Returns for how many milliseconds a job's next cleaning has been due of which an owner is to tell; null where a mail does, or nobody has to. */
export function visitLateness(job: Recipient & FinishedJob, now: UtcMs, areMailsOn: boolean): number | null {
	const { doneAt } = job;
	const months = monthsOf(job);
	if (doneAt === null || !isWithin(doneAt, visitSpan(months, now)) || !mayBeTold(job)) return null;
	const isInTime = doneAt > monthsBefore(now - MAX_LATE_MS, months);
	if ((areMailsOn && isMailed(job) && isInTime) || !awaitsNextVisit(job)) return null;
	return monthsBefore(now, months) - doneAt;
}

/** Returns when offers reached their customers of which a mail reminds at `now`, where what was due at `oldest` or later is still sent. */
export function reminderSpan(now: UtcMs, oldest: UtcMs): Span {
	const [first, last] = [reminderDays[0] * DAY_MS, reminderDays[1] * DAY_MS];
	return { after: oldest - last, until: now - first };
}

/** Returns when jobs were done that a mail follows at `now`, where what was due at `oldest` or later is still sent. */
export function doneSpans(now: UtcMs, oldest: UtcMs): Span[] {
	const visits = visitMonths.map((months) => visitSpan(months, now, oldest));
	return [{ after: oldest - THANKS_AFTER_MS, until: now - THANKS_AFTER_MS }, ...visits];
}

/** The mail that is due to a quote's customer at `now` and was at `oldest` or later; null for none. */
export function dueMail(quote: FollowedQuote, now: UtcMs, oldest: UtcMs): DueMail | null {
	if (!mayBeTold(quote) || !isMailed(quote)) return null;
	const mail = quote.doneAt === null ? dueReminder(quote, now, oldest) : dueAfterJob(quote, now, oldest);
	return mail === null || quote.mails.some(({ key }) => key === mail.key) ? null : mail;
}

/** Returns the reminder that is due: where a second one is due as well, it goes alone. */
function dueReminder(quote: FollowedQuote, now: UtcMs, oldest: UtcMs): DueMail | null {
	const { id: quoteId, offerId, offeredAt } = quote;
	if (offerId === null || offeredAt === null || !isOpen(quote, now)) return null;
	if (!isInTime(quote, now, oldest) || wasRemindedByOwner(quote, now)) return null;
	const number = countDue(quote, now);
	const keyOf = (n: number) => `follow-up:${quoteId}:${offerId}:${n}`;
	// Also a later one, which went out while the clock was ahead, and what the history tells where the mail's row is gone.
	const wasSent = offerReminders.slice(number - 1).some((name, later) => {
		const isMail = quote.mails.some(({ key }) => key === keyOf(number + later));
		return isMail || quote.reminders.some(({ at, change }) => at >= offeredAt && change?.to === name);
	});
	if (wasSent) return null;
	// The offer itself is mailed again to an address that an owner corrects.
	const isOfOffer = (key: string) => key === keyOf(number - 1) || key.startsWith(`offer:${offerId}`);
	const lately = quote.mails.filter(({ createdAt }) => createdAt > now - MIN_BETWEEN_MS);
	if (lately.some(({ key }) => isOfOffer(key))) return null;
	return { kind: "offer-reminder", key: keyOf(number), quoteId, payload: { offerId, number } };
}

function dueAfterJob(quote: FollowedQuote, now: UtcMs, oldest: UtcMs): DueMail | null {
	const { id: quoteId, doneAt, reminders, mails } = quote;
	if (doneAt === null) return null;
	const mailOf = (kind: AfterJob): DueMail | null => {
		const key = `${kind}:${quoteId}`;
		const earlier = mails.filter((mail) => mail.key.startsWith(key));
		if (earlier.some(({ createdAt }) => createdAt >= doneAt)) return null;
		// A mail that ended when the job was taken back has the key.
		return { kind, key: earlier.length > 0 ? `${key}:${doneAt}` : key, quoteId, payload: {} };
	};
	if (isWithin(doneAt + THANKS_AFTER_MS, { after: oldest, until: now }))
		return wasTold("thank-you", reminders) ? null : mailOf("thank-you");
	const isDue = isWithin(doneAt, visitSpan(monthsOf(quote), now, oldest));
	return isDue && awaitsNextVisit(quote) ? mailOf("next-visit") : null;
}
