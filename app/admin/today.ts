import { localTime, toUtc } from "#app/config/business-hours.ts";
import { dashboard } from "#app/content/dashboard.ts";
import { todayPage } from "#app/content/today.ts";
import { remindersDue } from "#app/offers/reminders.ts";

/** How many of each kind are listed. */
export const MAX_TODAY = 50;

const DAY_MS = 24 * 60 * 60_000;

/** When the day of `now` begins and ends where the company is; all are UTC milliseconds. */
export function dayAround(now: number): { from: number; until: number } {
	const { midnight } = localTime(now);
	return { from: toUtc(midnight), until: toUtc(midnight + DAY_MS) };
}

interface WaitingOffer {
	/** UTC milliseconds. */
	sentAt: number;
	validUntil: number;
}

/** Offers by the reminder that is due at `now`: the second after a week, the first after some days. */
export function groupByReminder<O extends WaitingOffer>(
	offers: readonly O[],
	now: number,
): { week: O[]; days: O[] } {
	const due = (offer: O) => remindersDue(offer).filter((time) => time <= now).length;
	return {
		week: offers.filter((offer) => due(offer) > 1),
		days: offers.filter((offer) => due(offer) === 1),
	};
}

/** A list that was asked for one more than is shown, and whether there was more. */
export function cutList<R>(rows: readonly R[]): { rows: R[]; isCut: boolean } {
	return { rows: rows.slice(0, MAX_TODAY), isCut: rows.length > MAX_TODAY };
}

const kinds = ["jobs", "fresh", "offers", "accepted"] as const;

/** What waits, in words, each with the part of the page that lists it; empty while nothing waits. */
export function countTexts(counts: Readonly<Record<(typeof kinds)[number], number>>) {
	return kinds
		.filter((kind) => counts[kind] > 0)
		.map((kind) => {
			const count = counts[kind] > MAX_TODAY ? dashboard.atLeast(MAX_TODAY) : String(counts[kind]);
			return { part: kind, text: todayPage.counts[kind](count) };
		});
}
