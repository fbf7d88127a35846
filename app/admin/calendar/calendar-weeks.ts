import { MAX_AHEAD_MS } from "#app/quotes/job-times.ts";
import { DAY_MS, dateOf, isDate } from "#app/time/clock.ts";

export const CALENDAR_WEEKS = 5;
const WEEKS_MS = CALENDAR_WEEKS * 7 * DAY_MS;

/** Returns the days of one page of the calendar: from the asked date on, else from today, to the end of the fifth week that it
 * touches. `earlier` and `later` are the dates with which the pages beside it begin; null is today's, or none.
 * @param today the local midnight given as if it were UTC, as `from` is. */
export function calendarWeeks(asked: string | null, today: number) {
	const date = asked !== null && isDate(asked) ? Date.parse(asked) : today;
	const from = today < date && date <= today + MAX_AHEAD_MS ? date : today;
	const until = mondayOf(from) + WEEKS_MS;
	const before = mondayOf(from) - WEEKS_MS;
	return {
		from,
		days: (until - from) / DAY_MS,
		isFirst: from === today,
		earlier: before > today ? dateOf(before) : null,
		later: until <= today + MAX_AHEAD_MS ? dateOf(until) : null,
	};
}

/** Returns the Monday of a day's week; both are midnights given as if they were UTC. */
export function mondayOf(day: number): number {
	return day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
}
