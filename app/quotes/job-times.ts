import type { HalfName } from "#app/catalog/quote-enums.ts";
import { jobTimes } from "#app/content/schedule.ts";
import { formatTime } from "#app/time/business-hours.ts";
import { DAY_MS, dateFormat, localTime, toUtc, type UtcMs } from "#app/time/clock.ts";

export interface JobTimes {
	startsAt: UtcMs;
	endsAt: UtcMs;
}

/** Setting a date, or taking it back, can be undone before the customer hears of it, for this many milliseconds. */
export const UNDO_DATE_MS = 10_000;

/** No job is planned further ahead, in milliseconds. */
export const MAX_AHEAD_MS = 2 * 366 * DAY_MS;

/** Returns the times as forms and the history carry them; empty for no date. */
export function formatTimes(times: JobTimes | null): string {
	return times ? `${times.startsAt}/${times.endsAt}` : "";
}

/** The reverse; null for no date, and for what is none. */
export function parseTimes(text: string): JobTimes | null {
	const [, startsAt, endsAt] = /^(\d{12,14})\/(\d{12,14})$/.exec(text)?.map(Number) ?? [];
	return startsAt !== undefined && endsAt !== undefined && startsAt < endsAt ? { startsAt, endsAt } : null;
}

export function timesOf(from: UtcMs | null, until: UtcMs | null): JobTimes | null {
	return from !== null && until !== null ? { startsAt: from, endsAt: until } : null;
}

/** Returns when the day of `now` begins and ends where the company is. */
export function dayAround(now: UtcMs): { from: UtcMs; until: UtcMs } {
	const { midnight } = localTime(now);
	return { from: toUtc(midnight), until: toUtc(midnight + DAY_MS) };
}

/** Returns a text such as `Tuesday, November 24, 2026, morning (8 am to 12 pm)`; without the half day's name where the job is none. */
export function formatJobTime(times: JobTimes): string {
	const { startsAt, endsAt } = times;
	return jobTimes.fromTo(
		formatJobDay(startsAt),
		formatClock(startsAt),
		formatClock(endsAt),
		halfNameOf(times),
	);
}

/** The half day that a job is, by where it touches noon; null for one that does not. */
export function halfNameOf({ startsAt, endsAt }: JobTimes): HalfName | null {
	if (localTime(endsAt).time === NOON) return "morning";
	return localTime(startsAt).time === NOON ? "afternoon" : null;
}

/** Whether a job takes time of this half of its day. */
export function isInHalf({ startsAt, endsAt }: JobTimes, half: HalfName): boolean {
	return half === "morning" ? localTime(startsAt).time < NOON : localTime(endsAt).time > NOON;
}

/** Whether a job takes time of both halves of its day. */
export function isWholeDay(times: JobTimes): boolean {
	return isInHalf(times, "morning") && isInHalf(times, "afternoon");
}

const NOON = "12:00";

/** Returns a job's day: `Tuesday, November 24, 2026`. */
export const formatJobDay = dateFormat({ dateStyle: "full" });

/** Returns the time of day: `8 am`. */
export function formatClock(time: UtcMs): string {
	return formatTime(localTime(time).time);
}
