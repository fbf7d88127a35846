import { business } from "#app/config/business.ts";
import { localTime } from "#app/config/business-hours.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/config/durations.ts";
import { ageTexts } from "#app/content/quote-card.ts";

/** Made at first use: a Worker that starts would spend 10 ms on it. */
let moment: Intl.DateTimeFormat | undefined;

/** A time (UTC milliseconds) where the company is: `May 4, 2026, 8:00 AM`. */
export function formatMoment(time: number): string {
	moment ??= new Intl.DateTimeFormat("en-US", {
		timeZone: business.timeZone,
		dateStyle: "medium",
		timeStyle: "short",
	});
	// Runtimes differ in the space before AM; one and the same text must come from both.
	return moment.format(time).replace(/\s/g, " ");
}

let isoParts: Intl.DateTimeFormat | undefined;

/** A time (UTC milliseconds) where the company is, as tables sort it: `2026-05-04T08:00:00-04:00`. */
export function formatIsoTime(time: number): string {
	isoParts ??= new Intl.DateTimeFormat("en-US", {
		timeZone: business.timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
		timeZoneName: "longOffset",
	});
	const parts = new Map(isoParts.formatToParts(time).map(({ type, value }) => [type, value]));
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
	const offset = part("timeZoneName").slice("GMT".length) || "Z";
	const date = `${part("year")}-${part("month")}-${part("day")}`;
	return `${date}T${part("hour")}:${part("minute")}:${part("second")}${offset}`;
}

let dayParts: Intl.DateTimeFormat | undefined;

/** The day of a time where the company is, as shown at `now`: `Today`, `Yesterday`, `Friday, May 1, 2026`. */
export function formatDay(time: number, now: number): string {
	dayParts ??= new Intl.DateTimeFormat("en-US", { timeZone: business.timeZone, dateStyle: "full" });
	const day = dayParts.format(time);
	if (day === dayParts.format(now)) return ageTexts.today;
	return day === dayParts.format(now - DAY_MS) ? ageTexts.yesterday : day;
}

/** A date such as `2026-12-24`: `Thu, Dec 24, 2026`. */
export function formatDate(date: string): string {
	const shape = {
		weekday: "short",
		year: "numeric",
		month: "short",
		day: "numeric",
		timeZone: "UTC",
	} as const;
	return new Date(date).toLocaleDateString("en-US", shape);
}

let timeOfDay: Intl.DateTimeFormat | undefined;

/** The time of day (UTC milliseconds) where the company is: `8:00 AM`. */
export function formatTimeOfDay(time: number): string {
	timeOfDay ??= new Intl.DateTimeFormat("en-US", { timeZone: business.timeZone, timeStyle: "short" });
	return timeOfDay.format(time).replace(/\s/g, " ");
}

/** How long ago it was at `now`, both UTC milliseconds: `4 min`. */
export function formatAge(time: number, now: number): string {
	const age = now - time;
	if (age < MINUTE_MS) return ageTexts.now;
	if (age < HOUR_MS) return ageTexts.minutes(Math.floor(age / MINUTE_MS));
	if (age < 2 * DAY_MS) return ageTexts.hours(Math.floor(age / HOUR_MS));
	return ageTexts.days(Math.floor(age / DAY_MS));
}

/** How long ago it was at `now`, in a sentence: `4 min ago`. */
export function formatAgo(time: number, now: number): string {
	const age = formatAge(time, now);
	return age === ageTexts.now ? age : ageTexts.ago(age);
}

/** The day in which a time (UTC milliseconds, not counted itself) ends, where the company is: `Monday, May 4, 2026`. */
export function formatLastDay(until: number): string {
	return formatCalendarDay(localTime(until - 1).midnight);
}

/** Wished half days, such as `Monday, May 4, 2026, morning`, each on a line. */
export function formatWishes(wishes: readonly { date: string; half: string }[]): string {
	return wishes.map(({ date, half }) => `${formatCalendarDay(Date.parse(date))}, ${half}`).join("\n");
}

/** `midnight` is a local one given as if it were UTC. */
function formatCalendarDay(midnight: number): string {
	return new Date(midnight).toLocaleDateString("en-US", { dateStyle: "full", timeZone: "UTC" });
}

/** A date such as `2026-05-04`: `Mon, May 4`. */
export function formatShortDay(date: string): string {
	return new Date(date).toLocaleDateString("en-US", {
		weekday: "short",
		month: "short",
		day: "numeric",
		timeZone: "UTC",
	});
}
