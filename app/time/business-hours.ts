import { business } from "#app/config/business.ts";
import { DAY_MS, dateFormat, dateOf, localTime, MINUTE_MS, toUtc, type UtcMs } from "./clock.ts";
import { holidayOn } from "./holidays.ts";

export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

export function byWeekday<Value>(make: (day: Weekday) => Value): Record<Weekday, Value> {
	return {
		Monday: make("Monday"),
		Tuesday: make("Tuesday"),
		Wednesday: make("Wednesday"),
		Thursday: make("Thursday"),
		Friday: make("Friday"),
		Saturday: make("Saturday"),
		Sunday: make("Sunday"),
	};
}

/** Somebody works between these: `HH:MM` in the business's time zone. */
export interface DayHours {
	opens: string;
	closes: string;
}

export interface WorkingTimes {
	/** The hours go by the names of weekdays; nobody works on one without hours. */
	hours: Readonly<Partial<Record<string, DayHours | null>>>;
	/** Dates such as `2026-12-24` on which nobody works all the same. */
	daysOff: readonly string[];
	/** Dates of public holidays on which somebody works; on the others nobody does. */
	worked?: readonly string[];
}

const { hours } = business;

/** The profile's: what a field of a time begins with, for WebKit shows an empty one like one of 12:30. */
export const usualHours: DayHours = { opens: hours.opens, closes: hours.closes };

export const defaultTimes: WorkingTimes = {
	hours: Object.fromEntries(hours.days.map((day) => [day, usualHours])),
	daysOff: [],
};

/** Returns a local midnight given as if it were UTC as `Monday, December 7`. */
const formatDate = dateFormat({ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** Days ahead in which the next working day is looked for. */
const MAX_DAYS = 400;

/** Returns when the business opens next, or null while it is open. */
export function nextOpening(now: UtcMs, times: WorkingTimes = defaultTimes) {
	const { time, midnight } = localTime(now);
	const today = hoursOn(midnight, times);
	if (today && today.opens <= time && time < today.closes) return null;
	const isToday = today !== null && time < today.opens;
	const days = isToday ? 0 : daysToWork(midnight, times, 1);
	const day = midnight + days * DAY_MS;
	const opens = hoursOn(day, times)?.opens ?? "";
	return {
		at: toUtc(day + minutesOf(opens) * MINUTE_MS),
		/** The weekday is such as "Monday", or "Monday, December 7" where that is a week away or more. */
		weekday: days < 7 ? weekdayOf(day) : formatDate(day),
		isToday,
		/** The time is such as "8 am". */
		time: formatTime(opens),
	};
}
/** The next moment at which somebody is there to answer. */
export type Opening = NonNullable<ReturnType<typeof nextOpening>>;

/** The last moment until `now` at which somebody was there: `now` itself while the business is open. */
export function lastOpen(now: UtcMs, times: WorkingTimes): UtcMs {
	const { time, midnight } = localTime(now);
	const today = hoursOn(midnight, times);
	const wasToday = today !== null && today.opens <= time;
	if (wasToday && time < today.closes) return now;
	const day = midnight - (wasToday ? 0 : daysToWork(midnight, times, -1) * DAY_MS);
	return toUtc(day + minutesOf(hoursOn(day, times)?.closes ?? "") * MINUTE_MS) - 1;
}

/** The hours of a day, which is a local midnight given as if it were UTC; null where nobody works. */
export function hoursOn(midnight: number, times: WorkingTimes): DayHours | null {
	return isDayOff(dateOf(midnight), times) ? null : (times.hours[weekdayOf(midnight)] ?? null);
}

/** Whether a date such as `2026-11-26` is a day off or a public holiday on which nobody works. */
export function isDayOff(date: string, { daysOff, worked = [] }: Omit<WorkingTimes, "hours">): boolean {
	return daysOff.includes(date) || (holidayOn(date) !== null && !worked.includes(date));
}

export function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** Returns the days from a local midnight to the next working day after it (1) or before it (-1). */
function daysToWork(midnight: number, times: WorkingTimes, step: 1 | -1): number {
	for (let days = 1; days < MAX_DAYS; days++)
		if (hoursOn(midnight + step * days * DAY_MS, times)) return days;
	throw new Error("There is no working day");
}

/** The name of a day's weekday, by its local midnight given as if it were UTC. */
export function weekdayOf(midnight: number): string {
	return weekdays[(new Date(midnight).getUTCDay() + 6) % 7] ?? "";
}

/** Returns a time such as "8 am" of a time of day as `HH:MM`. */
export function formatTime(time: string): string {
	const minutes = minutesOf(time);
	const hour = Math.floor(minutes / 60);
	const past = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
	return `${hour % 12 || 12}${past} ${hour < 12 ? "am" : "pm"}`;
}
