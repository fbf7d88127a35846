import { business } from "#app/config/business.ts";
import { localTime, toUtc } from "#app/config/business-hours.ts";
import type { JobTimes } from "./job-times.ts";

/** A part of a working day that a customer may wish for. */
export interface HalfDay {
	/** Such as `2026-05-04`, where the company is. */
	date: string;
	half: "morning" | "afternoon";
	/** UTC milliseconds. */
	startsAt: number;
	endsAt: number;
}

interface Hours {
	days: readonly string[];
	opens: string;
	closes: string;
}

interface Availability {
	/** UTC milliseconds. */
	now: number;
	/** Days to look ahead, today not among them. */
	days: number;
	hours?: Hours;
	/** Dates on which nobody works. */
	daysOff: readonly string[];
	/** Jobs that fit into a half day. */
	capacity: number;
	/** The jobs that have a date. */
	scheduled: readonly JobTimes[];
}

const NOON = 12 * 60;
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** The half days that may be offered, the first first: of working days from tomorrow on, not off and not full. */
export function freeHalfDays(availability: Availability): HalfDay[] {
	const { now, days, daysOff, capacity, scheduled } = availability;
	const hours: Hours = availability.hours ?? business.hours;
	const today = localTime(now).midnight;
	const dates = Array.from({ length: days }, (_, index) => today + (index + 1) * DAY_MS);
	return dates
		.filter((midnight) => hours.days.includes(weekdayOf(midnight)) && !daysOff.includes(dateOf(midnight)))
		.flatMap((midnight) => halvesOf(midnight, hours))
		.filter((half) => countJobs(half, scheduled) < capacity);
}

/** How many jobs take up some of a half day. */
function countJobs({ startsAt, endsAt }: JobTimes, scheduled: readonly JobTimes[]): number {
	return scheduled.filter((job) => job.startsAt < endsAt && startsAt < job.endsAt).length;
}

function halvesOf(midnight: number, { opens, closes }: Hours): HalfDay[] {
	const [open, close] = [minutesOf(opens), minutesOf(closes)];
	const date = dateOf(midnight);
	const at = (minutes: number) => toUtc(midnight + minutes * MINUTE_MS);
	return [
		{ date, half: "morning" as const, startsAt: at(open), endsAt: at(Math.min(NOON, close)) },
		{ date, half: "afternoon" as const, startsAt: at(Math.max(NOON, open)), endsAt: at(close) },
	].filter(({ startsAt, endsAt }) => startsAt < endsAt);
}

/** Of a local midnight given as if it were UTC. */
function dateOf(midnight: number): string {
	return new Date(midnight).toISOString().slice(0, 10);
}

function weekdayOf(midnight: number): string {
	return new Date(midnight).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}

function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}
