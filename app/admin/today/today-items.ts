import type { Action } from "#app/admin/shell/action-links.tsx";
import { paths } from "#app/config/paths.ts";
import { jobDateTexts } from "#app/content/job-date.ts";
import { offerList } from "#app/content/offer-form.ts";
import { type OwnTexts, writeText } from "#app/content/own-texts.ts";
import { enumerate } from "#app/content/phrases.ts";
import { quoteCard } from "#app/content/quote-card.ts";
import { todayPage } from "#app/content/today.ts";
import { textAddress } from "#app/fields/message-address.ts";
import { formatPhone } from "#app/fields/phone.ts";
import { isRemindedByMail } from "#app/follow-ups/follow-up-rules.ts";
import { nextVisitAfter } from "#app/follow-ups/next-visit.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { wishOf } from "#app/quotes/agreed-date.ts";
import { contactActions, type ReachableQuote } from "#app/quotes/contact-links.ts";
import { townOf } from "#app/quotes/describe-quote.ts";
import { jobOf } from "#app/quotes/job.ts";
import { formatJobDay } from "#app/quotes/job-times.ts";
import type { PreferredSlot } from "#app/quotes/preferred-slots.ts";
import { serviceLabel } from "#app/quotes/quote-labels.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import type { OfferReach } from "#app/quotes/sent-reminders.ts";
import { shownPlaceOf } from "#app/schedule/job.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { formatAge, formatAgo, formatLastDay, formatShortDay } from "#app/time/time-text.ts";

const MONTH_MS = (365.25 / 12) * DAY_MS;

/** A quote comes with what owners noted of the customer for good. */
export type TodayQuote = ReachableQuote &
	Pick<QuoteView, "id" | "revision" | "concerns" | "adminNotes"> & { lastingNote: string | null };

export interface Told {
	now: UtcMs;
	texts: OwnTexts;
}

/** Somebody who waits, in words; the first action is the one to take. */
export interface TodayItem {
	id: string;
	revision: number;
	name: string;
	phone: string;
	aside: string;
	lines: string[];
	actions: Action[];
	mark?: "delivered" | "told" | "contacted" | "done";
	markDone?: string;
}

/** Returns an item of a quote; its actions are `taps`, and then a call. */
export function itemOf(quote: TodayQuote, aside: string, lines: string[], taps: Action[]): TodayItem {
	const { id, revision, name } = quote;
	const { work, total } = jobOf(quote);
	const what = todayPage.job(enumerate(work), formatDollars(total));
	const phone = formatPhone(quote.phone);
	const told = [what, whereOf(quote), ...lines, ...wordsOf(quote)];
	const call: Action = { href: `tel:${quote.phone}`, icon: "phone", label: todayPage.call };
	return { id, revision, name, phone, aside, lines: told, actions: [...taps, call] };
}

export function whereOf(quote: Pick<TodayQuote, "address" | "zipCode">): string {
	return todayPage.where(shownPlaceOf(quote), townOf(quote));
}

type Words = Pick<TodayQuote, "concerns" | "adminNotes" | "lastingNote">;

export function wordsOf({ concerns, adminNotes, lastingNote }: Words): string[] {
	const words = [concerns && todayPage.message(concerns), lastingNote && todayPage.always(lastingNote)];
	return [...words, adminNotes && todayPage.note(adminNotes)].flatMap((text) => text || []);
}

/** One tap opens the quote, where it is marked as done or lost: no thanks go out before. */
export function unfinishedItem(job: TodayQuote & { startsAt: UtcMs }): TodayItem {
	const finish = { href: paths.adminQuote(job.id), icon: "check", label: todayPage.finish } as const;
	return { ...itemOf(job, formatJobDay(job.startsAt), [], [finish]), mark: "done" };
}

export function freshItem(quote: TodayQuote & { createdAt: UtcMs }, { now, texts }: Told): TodayItem {
	const aside = todayPage.waiting(formatAge(quote.createdAt, now));
	return { ...itemOf(quote, aside, [], []), actions: contactActions(quote, texts), mark: "contacted" };
}

/** One tap leads to the offer that comes next. */
export function unofferedItem(quote: TodayQuote & { contactedAt: number | null }, now: UtcMs): TodayItem {
	const aside = quote.contactedAt === null ? "" : todayPage.contacted(formatAgo(quote.contactedAt, now));
	const offer = { href: paths.adminOffer(quote.id), icon: "pencil", label: offerList.make } as const;
	return itemOf(quote, aside, [], [offer]);
}

/** Returns who asks or has changed the request: one tap opens where each thing is answered, a question on the quote's page, a change
 * that is asked for with a new offer, another day with a date. */
export function askedItem(
	quote: TodayQuote & { askedAt: number; asks: QuoteView["asks"] },
	{ now, texts }: Told,
): TodayItem {
	const { id, asks } = quote;
	const page = paths.adminQuote(id);
	const replies = {
		question: { href: `${page}#questions`, icon: "message", label: todayPage.answer },
		change: { href: paths.adminOffer(id), icon: "pencil", label: todayPage.newOffer },
		date: { href: `${page}#date`, icon: "calendar", label: todayPage.setDate },
	} as const;
	const ago = formatAgo(quote.askedAt, now);
	const taps = asks.map(({ kind }) => replies[kind]);
	if (taps.length > 0) return itemOf(quote, todayPage.asked(ago), asks.map(quoteCard.asks), taps);
	const item = itemOf(quote, todayPage.changed(ago), [], []);
	return { ...item, actions: contactActions(quote, texts), mark: "contacted" };
}

interface UnansweredOffer extends TodayQuote, OfferReach {
	sentAt: UtcMs;
	validUntil: UtcMs;
	customerToken: string | null;
	/** The whole address of the customer's page; null where it has none. */
	link: string | null;
}

/** One tap opens the text message that reminds of the offer, where no mail does so by itself: what was due after `oldest` is mailed. */
export function offerItem(
	offer: UnansweredOffer,
	reminder: "week" | "days",
	{ now, oldest, texts }: Told & { oldest: UtcMs },
): TodayItem {
	const { link, sentAt, validUntil } = offer;
	const [total, lastDay] = [formatDollars(jobOf(offer).total), formatLastDay(validUntil)];
	const name = reminder === "days" ? "offerDays" : "offerWeek";
	const text = link && writeText(name, { customer: offer.name, total, lastDay, link }, texts);
	const aside = todayPage.sent(formatAgo(sentAt, now));
	const lines = [todayPage.offer(total, lastDay)];
	if (isRemindedByMail(offer, now, oldest)) return itemOf(offer, aside, [...lines, todayPage.isMailed], []);
	const remind = text ? [textAction(offer, todayPage.remind, text)] : [];
	return { ...itemOf(offer, aside, lines, remind), markDone: todayPage.reminded };
}

export function undeliveredItem(
	offer: TodayQuote & { sentAt: UtcMs; link: string | null },
	{ now, texts }: Told,
): TodayItem {
	const { name: customer, link } = offer;
	const total = formatDollars(jobOf(offer).total);
	const text = link && writeText("offer", { customer, total, link }, texts);
	const actions = text ? [textAction(offer, offerList.textNow, text)] : [];
	const aside = todayPage.sent(formatAgo(offer.sentAt, now));
	return { ...itemOf(offer, aside, [], actions), mark: "delivered" };
}

export function expiredItem(
	offer: TodayQuote & { validUntil: UtcMs; remindersStopped: boolean },
	now: UtcMs,
): TodayItem {
	const { validUntil, remindersStopped } = offer;
	const ended = todayPage.ended(formatDollars(jobOf(offer).total), formatLastDay(validUntil));
	const lines = [ended, ...(remindersStopped ? [todayPage.remindersStopped] : [])];
	const renew = { href: paths.adminOffer(offer.id), icon: "refresh", label: offerList.renew } as const;
	return itemOf(offer, todayPage.expired(formatAgo(validUntil, now)), lines, [renew]);
}

export function doneItem(job: TodayQuote & { doneAt: UtcMs }, { now, texts }: Told): TodayItem {
	const thank = textAction(job, todayPage.thank, writeText("thanks", { customer: job.name }, texts));
	const aside = todayPage.finished(formatAgo(job.doneAt, now));
	return { ...itemOf(job, aside, [], [thank]), markDone: todayPage.thanked };
}

/** One tap opens the text message that reminds of the next cleaning. `origin` is the site's. */
export function visitItem(
	job: TodayQuote & { doneAt: number },
	{ now, origin, texts }: Told & { origin: string },
): TodayItem {
	const { due, did, advice, link } = nextVisitAfter(job, origin);
	const months = Math.round((now - job.doneAt) / MONTH_MS);
	const said = { customer: job.name, months: String(months), did, advice, link };
	const remind = textAction(job, todayPage.remind, writeText("nextVisit", said, texts));
	const lines = [todayPage.due(enumerate(due.map(serviceLabel)))];
	const aside = todayPage.lastJob(formatJobDay(job.doneAt));
	return { ...itemOf(job, aside, lines, [remind]), markDone: todayPage.reminded };
}

function textAction({ phone }: TodayQuote, label: string, text: string): Action {
	return { href: textAddress(phone, text), icon: "message", label };
}

export function acceptedItem(
	quote: TodayQuote & {
		acceptedAt: number;
		wishes: PreferredSlot[];
		comment: string | null;
		history: Parameters<typeof wishOf>[0];
	},
	now: UtcMs,
): TodayItem {
	const { wishes, comment } = wishOf(quote.history, quote);
	const halves = wishes.map(({ date, half }) => jobDateTexts.wish(formatShortDay(date), half));
	const href = `${paths.adminQuote(quote.id)}#date`;
	const setDate = { href, icon: "calendar", label: todayPage.setDate } as const;
	const said = comment === null ? [] : [todayPage.said(comment)];
	const lines = [...(halves.length > 0 ? [todayPage.wishes(halves)] : []), ...said];
	const aside = todayPage.accepted(formatAgo(quote.acceptedAt, now));
	return itemOf(quote, aside, lines, [setDate]);
}
