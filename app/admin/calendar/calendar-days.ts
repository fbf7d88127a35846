import { halfNames } from "#app/catalog/quote-enums.ts";
import { countJobs, halvesOfDay } from "#app/quotes/half-days.ts";
import { isInHalf, type JobTimes } from "#app/quotes/job-times.ts";
import type { OwnEntry } from "#app/settings/settings.ts";
import { isDayOff, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS, dateOf, localTime, type UtcMs } from "#app/time/clock.ts";

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
