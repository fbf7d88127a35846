import { DAY_MS, dateFormat, HOUR_MS, localTime, MINUTE_MS, minutesAhead, type UtcMs } from "./clock.ts";

export const ageTexts = {
	today: "Today",
	yesterday: "Yesterday",
	now: "just now",
	minutes: (count: number) => `${count} min`,
	hours: (count: number) => `${count} h`,
	days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
	ago: (age: string) => `${age} ago`,
} as const;

/** A time where the company is: `May 4, 2026, 8:00 AM`. */
export const formatMoment = dateFormat({ dateStyle: "medium", timeStyle: "short" });

/** The date of a time where the company is: `May 4, 2026`. */
export const formatDateOf = dateFormat({ dateStyle: "long" });

/** A time where the company is as spreadsheets read it: `2026-05-04 08:00`. */
export function formatSheetTime(time: UtcMs): string {
	const local = new Date(time + minutesAhead(time) * MINUTE_MS).toISOString();
	return `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}

const wholeDate = dateFormat({ dateStyle: "long", timeZone: "UTC" });
const wholeMonth = dateFormat({ year: "numeric", month: "long", timeZone: "UTC" });

/** Returns a date such as `2026-11-24` as `November 24, 2026`, and a month such as `2026-11` as `November 2026`. */
export function formatWholeDate(date: string): string {
	return (date.length > 7 ? wholeDate : wholeMonth)(Date.parse(date));
}

const formatFullDay = dateFormat({ dateStyle: "full" });

/** The day of a time where the company is, as shown at `now`: `Today`, `Yesterday`, `Friday, May 1, 2026`. */
export function formatDay(time: UtcMs, now: UtcMs): string {
	const daysAgo = (localTime(now).midnight - localTime(time).midnight) / DAY_MS;
	if (daysAgo === 0) return ageTexts.today;
	return daysAgo === 1 ? ageTexts.yesterday : formatFullDay(time);
}

const mediumDate = dateFormat({
	weekday: "short",
	year: "numeric",
	month: "short",
	day: "numeric",
	timeZone: "UTC",
});

/** Returns a date such as `2026-12-24` as `Thu, Dec 24, 2026`. */
export function formatDate(date: string): string {
	return mediumDate(Date.parse(date));
}

/** The time of day where the company is: `8:00 AM`. */
export const formatTimeOfDay = dateFormat({ timeStyle: "short" });

/** Returns how long ago a time was at `now`: `4 min`. */
export function formatAge(time: UtcMs, now: UtcMs): string {
	const age = now - time;
	if (age < MINUTE_MS) return ageTexts.now;
	if (age < HOUR_MS) return ageTexts.minutes(Math.floor(age / MINUTE_MS));
	if (age < 2 * DAY_MS) return ageTexts.hours(Math.floor(age / HOUR_MS));
	return ageTexts.days(Math.floor(age / DAY_MS));
}

/** Returns how long ago a time was at `now`, in a sentence: `4 min ago`. */
export function formatAgo(time: UtcMs, now: UtcMs): string {
	const age = formatAge(time, now);
	return age === ageTexts.now ? age : ageTexts.ago(age);
}

/** The day in which a time (not counted itself) ends, where the company is: `Monday, May 4, 2026`. */
export function formatLastDay(until: UtcMs): string {
	return formatCalendarDay(localTime(until - 1).midnight);
}

/** Wished half days, such as `Monday, May 4, 2026, morning`, each on a line. */
export function formatSlots(wishes: readonly { date: string; half: string }[]): string {
	return wishes.map(({ date, half }) => `${formatCalendarDay(Date.parse(date))}, ${half}`).join("\n");
}

/** Returns the words of a local midnight given as if it were UTC. */
const formatCalendarDay = dateFormat({ dateStyle: "full", timeZone: "UTC" });

const shortDate = dateFormat({ weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** A date such as `2026-05-04`: `Mon, May 4`. */
export function formatShortDay(date: string): string {
	return shortDate(Date.parse(date));
}
