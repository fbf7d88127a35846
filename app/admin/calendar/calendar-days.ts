import { halfNames } from "#app/catalog/quote-enums.ts";
import { countJobs, halvesOfDay } from "#app/quotes/half-days.ts";
import { isInHalf, type JobTimes, MAX_AHEAD_MS } from "#app/quotes/job-times.ts";
import type { OwnEntry } from "#app/settings/settings.ts";
import { isDayOff, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS, dateOf, isDate, localTime, type UtcMs } from "#app/time/clock.ts";

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

interface Calendar<J> extends WorkingTimes {
	/** This moment lies on the day with which the calendar begins. */
	now: UtcMs;
	days: number;
	/** What ends before is over. */
	since?: UtcMs;
	capacity: number;
	jobs: readonly J[];
	ownEntries?: readonly OwnEntry[];
}

/** Days with their jobs, own entries and what is free. A weekday on which nobody works is there only with one of them. */
export function calendarDays<J extends JobTimes>(calendar: Calendar<J>) {
	const { now, days, since = 0, hours, daysOff, worked = [], capacity, jobs, ownEntries = [] } = calendar;
	const today = localTime(now).midnight;
	return Array.from({ length: days }, (_, index) => {
		const date = dateOf(today + index * DAY_MS);
		const open = halvesOfDay(date, { hours, daysOff, worked });
		const isOff = isDayOff(date, { daysOff, worked });
		const halves = halfNames.map((half) => {
			const times = open.find((other) => other.half === half);
			const ofDay = jobs.filter(({ startsAt }) => localTime(startsAt).date === date);
			const begun = ofDay.filter((job) => isInHalf(job, "morning") === (half === "morning"));
			const lasting = ofDay.filter((job) => !begun.includes(job) && times && countJobs(times, [job]) > 0);
			const entry = ownEntries.find((own) => own.date === date && own.half === half);
			const room = entry ? 0 : capacity;
			const isOver = times !== undefined && times.endsAt <= since;
			const free = times && !isOver ? Math.max(0, room - countJobs(times, jobs)) : null;
			return {
				...{ half, jobs: begun, isOver },
				/** These jobs began before the half day and take some of it. */
				lasting,
				/** What the owners keep it for; null for nothing. */
				ownEntry: entry?.title ?? null,
				/** This many more jobs fit; null stands for a half that is over, or in which nobody works. */
				free,
			};
		});
		const closed = isOff ? "day-off" : open.length === 0 ? "weekday" : null;
		/** `closed` is why nobody works on the day; null where somebody does. */
		return { date, closed, halves } as const;
	}).filter(({ closed, halves }) => closed !== "weekday" || halves.some(isTaken));
}

export function isTaken({ jobs, ownEntry }: { jobs: readonly unknown[]; ownEntry: string | null }): boolean {
	return jobs.length > 0 || ownEntry !== null;
}
