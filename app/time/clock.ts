import { business } from "#app/config/business.ts";

/** A moment is in milliseconds since the beginning of 1970 in UTC. */
export type UtcMs = number & { readonly unit?: "utc-ms" };

/** Durations are in milliseconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
/** Where clocks change, a day is an hour longer or shorter: what counts days goes from local midnight to local midnight. */
export const DAY_MS = 24 * HOUR_MS;

/** Formats a time in American English where the company is, unless `options` name another time zone. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: UtcMs) => string {
	let formatter: Intl.DateTimeFormat | undefined;
	return (time) => {
		// At first use: a Worker that starts would spend 10 ms on it, and a page that makes one for each date as much again.
		formatter ??= new Intl.DateTimeFormat("en-US", { timeZone: business.timeZone, ...options });
		// Runtimes differ in the space before AM; one and the same text must come from both.
		return formatter.format(time).replace(/\s/g, " ");
	};
}

/** The date, such as `2026-05-04`, of a local midnight given as if it were UTC. */
export function dateOf(midnight: number): string {
	return new Date(midnight).toISOString().slice(0, 10);
}

/** Whether a text is a date such as `2026-05-04` of the years 1000 to 2999 that there is: not the 30th of February, which would be read
 * as a day of March. */
export function isDate(text: string): boolean {
	return (
		/^[12]\d{3}-\d{2}-\d{2}$/.test(text) &&
		!Number.isNaN(Date.parse(text)) &&
		dateOf(Date.parse(text)) === text
	);
}

const clock = dateFormat({
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
});

/** The business's clock at `now`: the date such as `2026-05-04`, the time as `HH:MM`, and the day's beginning as if its time were UTC. */
export function localTime(now: UtcMs) {
	const [date = "", time = ""] = new Date(now + minutesAhead(now) * MINUTE_MS).toISOString().split("T");
	return { date, time: time.slice(0, 5), midnight: Date.parse(date) };
}

/** The moment of a local time given as if it were UTC. */
export function toUtc(local: number): UtcMs {
	// Once more where the clocks change between the first guess and the time itself.
	const guess = local - minutesAhead(local) * MINUTE_MS;
	return local - minutesAhead(guess) * MINUTE_MS;
}

/** The minutes are kept by quarters of an hour, at whose beginning alone clocks change: formatting hundreds takes long. */
const knownMinutesAhead = new Map<number, number>();

/** Minutes that the business's clocks are ahead of UTC. */
export function minutesAhead(time: UtcMs): number {
	const quarter = Math.floor(time / (15 * MINUTE_MS));
	const known = knownMinutesAhead.get(quarter);
	if (known !== undefined) return known;
	const [month, day, year, hour, minute] = clock(time).match(/\d+/g) ?? [];
	const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`);
	const minutes = (local - time + (time % MINUTE_MS)) / MINUTE_MS;
	knownMinutesAhead.set(quarter, minutes);
	return minutes;
}

/** Returns the same moment some months earlier; the last moment of the month where that lacks the day. So what was due once stays due. */
export function monthsBefore(time: UtcMs, months: number): UtcMs {
	const date = new Date(time);
	const day = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() - months);
	const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
	return Math.min(date.setUTCDate(day), end - 1);
}
