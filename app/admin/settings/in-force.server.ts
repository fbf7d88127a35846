import { afterOpening, answerPromise } from "#app/content/phrases.ts";
import { otherJobs, readFreeHalfDays, type selectJobsBetween } from "#app/quotes/free-half-days.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { visitorAlert } from "#app/settings/visitor-settings.server.ts";
import { hoursOn, nextOpening } from "#app/time/business-hours.ts";
import { localTime, type UtcMs } from "#app/time/clock.ts";

/** Returns the days with jobs on which nobody works, a weekday that is closed among them, the first first. */
export function takenDaysOff(settings: Settings, jobs: Parameters<typeof otherJobs>[0]): string[] {
	const days = otherJobs(jobs, null).map(({ startsAt }) => localTime(startsAt));
	const off = days.filter(({ midnight }) => hoursOn(midnight, settings) === null);
	return [...new Set(off.map(({ date }) => date))].sort();
}

export function inForceAt(
	settings: Settings,
	jobs: Awaited<ReturnType<typeof selectJobsBetween>>,
	now: UtcMs,
) {
	return {
		/** What is promised to whoever asks now; null where nobody can. */
		answer: settings.paused ? null : answerPromise("text", afterOpening(nextOpening(now, settings))),
		/** The first half day that a customer can pick; null where none is free. */
		half: readFreeHalfDays(settings, jobs, { now })[0] ?? null,
		/** What is above the quote form; null for nothing. */
		alert: visitorAlert(settings),
	};
}
