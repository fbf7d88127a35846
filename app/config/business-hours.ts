import { business } from "./business.ts";
import { dateFormat } from "./date-format.ts";
import { DAY_MS, MINUTE_MS } from "./durations.ts";

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

/** From when until when somebody works: `HH:MM` in the business's time zone. */
export interface DayHours {
	opens: string;
	closes: string;
}

export interface WorkingTimes {
	/** By the names of weekdays; nobody works on one without hours. */
	hours: Readonly<Partial<Record<string, DayHours | null>>>;
	/** Dates such as `2026-12-24` on which nobody works all the same. */
	daysOff: readonly string[];
}

/** The next moment at which somebody is there to answer. */
export interface Opening {
	/** UTC milliseconds. */
	at: number;
	/** Such as "Monday", or "Monday, December 7" where that is a week away or more. */
	weekday: string;
	isToday: boolean;
	/** Such as "8 am". */
	time: string;
}

const { hours } = business;

/** The profile's: what a field of a time begins with, for WebKit shows an empty one like one of 12:30. */
export const usualHours: DayHours = { opens: hours.opens, closes: hours.closes };

export const defaultTimes: WorkingTimes = {
	hours: Object.fromEntries(hours.days.map((day) => [day, usualHours])),
	daysOff: [],
};

const clock = dateFormat({
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
});

/** By a local midnight given as if it were UTC: `Monday, December 7`. */
const formatDate = dateFormat({ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** Days ahead in which the next working day is looked for. */
const MAX_DAYS = 400;

/** When the business opens next, or null while it is open. `now` is UTC milliseconds. */
export function nextOpening(now: number, times: WorkingTimes = defaultTimes): Opening | null {
	const { time, midnight } = localTime(now);
	const today = hoursOn(midnight, times);
	if (today && today.opens <= time && time < today.closes) return null;
	const isToday = today !== null && time < today.opens;
	const days = isToday ? 0 : daysUntilWork(midnight, times);
	const day = midnight + days * DAY_MS;
	const opens = hoursOn(day, times)?.opens ?? "";
	return {
		at: toUtc(day + minutesOf(opens) * MINUTE_MS),
		weekday: days < 7 ? weekdayOf(day) : formatDate(day),
		isToday,
		time: formatTime(opens),
	};
}

/** The hours of a day, which is a local midnight given as if it were UTC; null where nobody works. */
export function hoursOn(midnight: number, times: WorkingTimes): DayHours | null {
	return times.daysOff.includes(dateOf(midnight)) ? null : (times.hours[weekdayOf(midnight)] ?? null);
}

/** The date, such as `2026-05-04`, of a local midnight given as if it were UTC. */
export function dateOf(midnight: number): string {
	return new Date(midnight).toISOString().slice(0, 10);
}

/** The business's clock at `now`, UTC milliseconds: the time as `HH:MM`, and the day's beginning as if its time were UTC. */
export function localTime(now: number) {
	// Its parts one by one would take five times as long, and a page asks hundreds of times.
	const [month, day, year, hour, minute] = clock(now).match(/\d+/g) ?? [];
	return { time: `${hour}:${minute}`, midnight: Date.parse(`${year}-${month}-${day}`) };
}

/** The UTC milliseconds of a local time given as if it were UTC. */
export function toUtc(local: number): number {
	// Once more where the clocks change between the first guess and the time itself.
	const guess = local - minutesAhead(local) * MINUTE_MS;
	return local - minutesAhead(guess) * MINUTE_MS;
}

/** Minutes that the business's clocks are ahead of UTC at a time in UTC milliseconds. */
export function minutesAhead(time: number): number {
	const { midnight, time: clock } = localTime(time);
	return (midnight + minutesOf(clock) * MINUTE_MS - time + (time % MINUTE_MS)) / MINUTE_MS;
}

export function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** Days from a local midnight to the next working day after it. */
function daysUntilWork(midnight: number, times: WorkingTimes): number {
	for (let days = 1; days < MAX_DAYS; days++) if (hoursOn(midnight + days * DAY_MS, times)) return days;
	throw new Error("There is no working day");
}

/** The name of a day's weekday, by its local midnight given as if it were UTC. */
export function weekdayOf(midnight: number): string {
	return weekdays[(new Date(midnight).getUTCDay() + 6) % 7] ?? "";
}

/** Such as "8 am", of a time of day as `HH:MM`. */
export function formatTime(time: string): string {
	const minutes = minutesOf(time);
	const hour = Math.floor(minutes / 60);
	const past = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
	return `${hour % 12 || 12}${past} ${hour < 12 ? "am" : "pm"}`;
}
