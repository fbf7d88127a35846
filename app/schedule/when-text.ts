import { formatTime, localTime } from "#app/config/business-hours.ts";
import { dateFormat } from "#app/config/date-format.ts";
import { jobTimes } from "#app/content/schedule.ts";

/** When a job is where the company is: `Tuesday, November 24, 2026, 8 am to 12 pm`. Times are UTC milliseconds. */
export function formatJobTime({ startsAt, endsAt }: { startsAt: number; endsAt: number }): string {
	return jobTimes.fromTo(formatJobDay(startsAt), formatClock(startsAt), formatClock(endsAt));
}

/** Its day: `Tuesday, November 24, 2026`. */
export const formatJobDay = dateFormat({ dateStyle: "full" });

/** The time of day: `8 am`. */
export function formatClock(time: number): string {
	return formatTime(localTime(time).time);
}
