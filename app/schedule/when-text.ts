import { business } from "#app/config/business.ts";
import { formatTime, localTime } from "#app/config/business-hours.ts";
import { jobTimes } from "#app/content/schedule.ts";

/** Made at first use: a Worker that starts would spend 10 ms on it. */
let dayOf: Intl.DateTimeFormat | undefined;

/** When a job is where the company is: `Tuesday, November 24, 2026, 8 am to 12 pm`. Times are UTC milliseconds. */
export function formatJobTime({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string {
	return jobTimes.fromTo(formatJobDay(startsAt), formatClock(startsAt), formatClock(endsAt));
}

/** Its day: `Tuesday, November 24, 2026`. */
export function formatJobDay(startsAt: number): string {
	dayOf ??= new Intl.DateTimeFormat("en-US", { timeZone: business.timeZone, dateStyle: "full" });
	return dayOf.format(startsAt);
}

/** The time of day: `8 am`. */
export function formatClock(time: number): string {
	return formatTime(localTime(time).time);
}
