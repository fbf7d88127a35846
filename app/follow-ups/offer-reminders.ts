import { countDue, type OfferReach } from "#app/quotes/sent-reminders.ts";
import { lastOpen, type WorkingTimes } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Offers of which the customers are to be reminded at `now`: for the second time after a week, for the first after some days. */
export function groupByReminder<O extends OfferReach & { reminderDueAt: UtcMs }>(
	offers: readonly O[],
	now: UtcMs,
	times: WorkingTimes,
): { week: O[]; days: O[] } {
	const open = lastOpen(now, times);
	const due = offers.filter(({ reminderDueAt }) => reminderDueAt <= open);
	const isOfWeek = (offer: O) => countDue(offer, open) > 1;
	return { week: due.filter(isOfWeek), days: due.filter((offer) => !isOfWeek(offer)) };
}
