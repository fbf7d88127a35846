import { hoursOn, type WorkingTimes } from "#app/time/business-hours.ts";
import { DAY_MS, localTime, toUtc, type UtcMs } from "#app/time/clock.ts";
import { retentionDays } from "#app/time/retention.ts";

const MAX_LATE_WORKING_DAYS = 5;
/** After it no mail follows. What was sent is known by its row in the outbox, while that is kept. */
export const MAX_LATE_MS = (retentionDays.mail - 7) * DAY_MS;

/** The earliest due time that may still be sent, some working days ago: an outage loses no follow-up, and old ones do not go out all at once. */
export function oldestDue(now: UtcMs, times: WorkingTimes): number {
	const oldest = now - MAX_LATE_MS;
	let day = localTime(now).midnight;
	for (let worked = 0; worked < MAX_LATE_WORKING_DAYS && toUtc(day) > oldest; ) {
		day -= DAY_MS;
		if (hoursOn(day, times)) worked++;
	}
	return Math.max(toUtc(day), oldest);
}
