import { business } from "./business.ts";

/** Weekday names, and times as `HH:MM` in the business's time zone. */
interface Hours {
	days: readonly string[];
	opens: string;
	closes: string;
}

export interface Opening {
	/** UTC milliseconds. */
	at: number;
	weekday: string;
	isToday: boolean;
	time: string;
}

const { hours: usualHours, timeZone } = business;

/** Lazy: it would cost a starting Worker 10 ms. */
let clock: Intl.DateTimeFormat | undefined;

/** The next opening, or null while open. `now` is UTC milliseconds. */
export function nextOpening(now: number, hours: Hours = usualHours): Opening | null {
	const { weekday, time, midnight } = localTime(now);
	if (hours.days.includes(weekday) && hours.opens <= time && time < hours.closes) return null;
	const isToday = hours.days.includes(weekday) && time < hours.opens;
	const days = isToday ? 0 : daysUntilWork(midnight, hours);
	const at = toUtc(midnight + days * DAY_MS + minutesOf(hours.opens) * MINUTE_MS);
	return { at, weekday: localTime(at).weekday, isToday, time: formatTime(hours.opens) };
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The local time at `now` (UTC milliseconds) as `HH:MM`, and the day's midnight as if its time were UTC. */
export function localTime(now: number) {
	clock ??= new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		weekday: "long",
		hour: "2-digit",
		minute: "2-digit",
	});
	const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
	const number = (part: Intl.DateTimeFormatPartTypes) => Number(parts.get(part));
	return {
		weekday: parts.get("weekday") ?? "",
		time: `${parts.get("hour")}:${parts.get("minute")}`,
		midnight: Date.UTC(number("year"), number("month") - 1, number("day")),
	};
}

/** UTC milliseconds of a local time given as if it were UTC. Clocks change at night, outside business hours. */
export function toUtc(local: number): number {
	const { midnight, time } = localTime(local);
	return local + (local - (midnight + minutesOf(time) * MINUTE_MS));
}

/** Days from a local midnight to the next working day. */
function daysUntilWork(midnight: number, { days }: Hours): number {
	const weekday = (ahead: number) =>
		new Date(midnight + ahead * DAY_MS).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
	const found = [1, 2, 3, 4, 5, 6, 7].find((ahead) => days.includes(weekday(ahead)));
	if (found === undefined) throw new Error("The business profile names no working day");
	return found;
}

function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** Such as "8 am", of a time of day as `HH:MM`. */
export function formatTime(time: string): string {
	const minutes = minutesOf(time);
	const hour = Math.floor(minutes / 60);
	const past = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
	return `${hour % 12 || 12}${past} ${hour < 12 ? "am" : "pm"}`;
}
