import type { HalfName } from "#app/catalog/quote-enums.ts";
import { business } from "#app/config/business.ts";
import {
	type DayHours,
	defaultTimes,
	hoursOn,
	minutesOf,
	nextOpening,
	type WorkingTimes,
} from "#app/time/business-hours.ts";
import { DAY_MS, dateOf, HOUR_MS, localTime, MINUTE_MS, toUtc, type UtcMs } from "#app/time/clock.ts";
import { isInHalf, isWholeDay, type JobTimes } from "./job-times.ts";

export interface HalfDay extends JobTimes {
	/** The date is one such as `2026-05-04`, where the company is. */
	date: string;
	half: HalfName;
}

interface Availability {
	now: UtcMs;
	/** The first of the days follows the day of this moment; that of `now` where left out. */
	after?: UtcMs;
	days: number;
	/** The hours are those of the business profile where left out. */
	hours?: WorkingTimes["hours"];
	daysOff: WorkingTimes["daysOff"];
	worked?: WorkingTimes["worked"];
	capacity: number;
	scheduled: readonly JobTimes[];
	ownEntries?: readonly Half[];
}

type Half = Pick<HalfDay, "date" | "half">;

const NOON = 12 * 60;

/** The half days that may be offered, earliest first: those of working days that are not full. */
export function freeHalfDays(availability: Availability): HalfDay[] {
	return freeTimes(availability, halvesOf);
}

/** Returns a job's times of day on the other days on which they are free, earliest first; of a whole day as much as the longest days have. */
export function freeSameTimes(availability: Availability, job: JobTimes): (JobTimes & { date: string })[] {
	const minutesAt = (time: UtcMs) => minutesOf(localTime(time).time);
	const [from, until] = [minutesAt(job.startsAt), minutesAt(job.endsAt)];
	const within = ({ opens, closes }: DayHours) => {
		const [start, end] = [Math.max(from, minutesOf(opens)), Math.min(until, minutesOf(closes))];
		return { start, end, length: end - start };
	};
	const days = Object.values(availability.hours ?? defaultTimes.hours);
	const lengths = days.map((hours) => (hours ? within(hours).length : 0));
	const needed = isWholeDay(job) ? Math.max(...lengths) : until - from;
	return freeTimes(availability, (midnight, hours) => {
		const { start, end, length } = within(hours);
		const at = (minutes: number) => toUtc(midnight + minutes * MINUTE_MS);
		return length < needed ? [] : [{ date: dateOf(midnight), startsAt: at(start), endsAt: at(end) }];
	});
}

function freeTimes<Times extends JobTimes>(
	availability: Availability,
	timesOn: (midnight: number, hours: DayHours) => Times[],
): Times[] {
	const { now, days, daysOff, worked = [], capacity, scheduled, hours = defaultTimes.hours } = availability;
	const { after = now, ownEntries = [] } = availability;
	const working = { hours, daysOff, worked };
	const earliest = earliestStart(now, working);
	return workingDays(after, days, working)
		.flatMap(({ midnight, hours: open }) => timesOn(midnight, open))
		.filter(
			(times) =>
				times.startsAt >= earliest &&
				countJobs(times, scheduled) < capacity &&
				!entryAt(times, ownEntries, hours),
		);
}

/** Somebody has to read of it before: a job that is picked while nobody works begins hours after the next opening. */
const NOTICE_MS = 15 * HOUR_MS;
const MORNING_NOTICE_MS = 3 * HOUR_MS;

function earliestStart(now: UtcMs, times: WorkingTimes): number {
	const opening = nextOpening(now, times);
	return opening ? opening.at + MORNING_NOTICE_MS : now + NOTICE_MS;
}

function workingDays(after: UtcMs, days: number, times: WorkingTimes) {
	const before = localTime(after).midnight;
	return Array.from({ length: days }, (_, index) => before + (index + 1) * DAY_MS).flatMap((midnight) => {
		const hours = hoursOn(midnight, times);
		return hours ? [{ midnight, hours }] : [];
	});
}

/** Returns how many jobs take up these times; of times over noon those in the half with more, as so many fit into each. */
export function countJobs({ startsAt, endsAt }: JobTimes, scheduled: readonly JobTimes[]): number {
	const noon = toUtc(localTime(startsAt).midnight + NOON * MINUTE_MS);
	const countIn = (from: UtcMs, until: UtcMs) =>
		scheduled.filter((job) => job.startsAt < until && from < job.endsAt).length;
	const isOverNoon = startsAt < noon && noon < endsAt;
	return isOverNoon ? Math.max(countIn(startsAt, noon), countIn(noon, endsAt)) : countIn(startsAt, endsAt);
}

/** Returns the entry whose half day a time takes some of; undefined where there is none. */
export function entryAt<Entry extends Half>(
	{ startsAt, endsAt }: JobTimes,
	entries: readonly Entry[],
	hours: WorkingTimes["hours"],
): Entry | undefined {
	return entries.find((entry) => {
		const kept = timesOfHalf(entry, hours);
		return kept && kept.startsAt < endsAt && startsAt < kept.endsAt;
	});
}

/** The halves of a date such as `2026-05-04`; none on a day on which nobody works. */
export function halvesOfDay(date: string, times: WorkingTimes): HalfDay[] {
	const midnight = Date.parse(`${date}T00:00:00Z`);
	return halvesOf(midnight, hoursOn(midnight, times));
}

/** Null where nobody works in that half. A day off has the hours of its weekday, a weekday without work those of the business profile. */
export function timesOfHalf({ date, half }: Half, hours: WorkingTimes["hours"]): JobTimes | null {
	const midnight = Date.parse(`${date}T00:00:00Z`);
	const day = hoursOn(midnight, { hours, daysOff: [], worked: [date] }) ?? business.hours;
	const found = halvesOf(midnight, day).find((other) => other.half === half);
	return found ? { startsAt: found.startsAt, endsAt: found.endsAt } : null;
}

/** Whether a job takes time of one of these half days alone, whatever the hours are by now. */
export function isWithin(job: JobTimes, halves: readonly Half[]): boolean {
	const day = localTime(job.startsAt).date;
	return !isWholeDay(job) && halves.some(({ date, half }) => date === day && isInHalf(job, half));
}

function halvesOf(midnight: number, hours: DayHours | null): HalfDay[] {
	if (!hours) return [];
	const [open, close] = [minutesOf(hours.opens), minutesOf(hours.closes)];
	const date = dateOf(midnight);
	const at = (minutes: number) => toUtc(midnight + minutes * MINUTE_MS);
	return [
		{ date, half: "morning" as const, startsAt: at(open), endsAt: at(Math.min(NOON, close)) },
		{ date, half: "afternoon" as const, startsAt: at(Math.max(NOON, open)), endsAt: at(close) },
	].filter(({ startsAt, endsAt }) => startsAt < endsAt);
}
