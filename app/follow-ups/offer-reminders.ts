import { reminderDays } from "#app/catalog/quote-enums.ts";
import { countDue } from "#app/quotes/sent-reminders.ts";
import { nextOpening, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";

/** When the reminders of an offer are due: never at night, on a day off or past its last day. */
export function remindersDue(
	{ sentAt, validUntil }: { sentAt: UtcMs; validUntil: UtcMs },
	times: WorkingTimes,
): UtcMs[] {
	return reminderDays
		.map((days) => sentAt + days * DAY_MS)
		.map((time) => nextOpening(time, times)?.at ?? time)
		.filter((time) => time < validUntil);
}

/** Offers that can be answered at `now` by the reminder that is due: the second after a week, the first after some days. */
export function groupByReminder<O extends { sentAt: UtcMs; validUntil: UtcMs }>(
	offers: readonly O[],
	now: UtcMs,
	times: WorkingTimes,
): { week: O[]; days: O[] } {
	const groups: { week: O[]; days: O[] } = { week: [], days: [] };
	// While somebody is there, nothing waits for an opening.
	const isOpen = nextOpening(now, times) === null;
	for (const offer of offers) {
		const due = isOpen
			? countDue(offer.sentAt, now)
			: remindersDue(offer, times).filter((time) => time <= now).length;
		if (due > 0) groups[due > 1 ? "week" : "days"].push(offer);
	}
	return groups;
}
