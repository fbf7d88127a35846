import { business } from "../config/business";
import { ages } from "../content/dashboard";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

/** How long ago it was at `now`, both UTC milliseconds: `4 min`. */
export function formatAge(time: number, now: number): string {
	const age = now - time;
	if (age < MINUTE) return ages.now;
	if (age < HOUR) return ages.minutes(Math.floor(age / MINUTE));
	if (age < 2 * DAY) return ages.hours(Math.floor(age / HOUR));
	return ages.days(Math.floor(age / DAY));
}
