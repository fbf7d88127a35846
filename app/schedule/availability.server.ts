import { count, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/config/durations.ts";
import type { Database } from "#app/database/client.server.ts";
import { selectSettings, settingsInSql, settingsOf } from "#app/settings/settings.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { freeHalfDays, type HalfDay } from "./half-days.ts";
import type { JobTimes } from "./job-times.ts";

/** Days ahead in which customers may wish for a half. */
export const DAYS_AHEAD = 21;

/** Queries for what `readFreeHalfDays` needs, to go along with a page's own. `now` is UTC milliseconds. */
export function selectAvailability(db: Database, now: number) {
	return [
		selectSettings(db),
		db
			.select({
				quoteId: quoteRequests.id,
				startsAt: sql<number>`${quoteRequests.scheduledFor}`,
				endsAt: sql<number>`${quoteRequests.scheduledUntil}`,
			})
			.from(quoteRequests)
			.where(
				sql`scheduled_for > ${now} and scheduled_for < ${now + (DAYS_AHEAD + 2) * DAY_MS} and lost_at is null and not spam`,
			),
	] as const;
}

/** SQL: fewer other jobs than fit into a half day take up some of these times. */
export function hasRoom(quoteId: string, times: JobTimes): SQL {
	const capacity = sql`(${settingsInSql} ->> '$.capacity')`;
	return sql`(select count(*) from quote_requests where ${takesUp(quoteId, times)}) < ${capacity}`;
}

/** A query for how many other jobs take up some of these times. */
export function countOthers(db: Database, quoteId: string, times: JobTimes | null) {
	const which = times ? takesUp(quoteId, times) : sql`false`;
	return db.select({ count: count() }).from(quoteRequests).where(which);
}

/** SQL: the row is another job that takes up some of these times, UTC milliseconds or SQL for them. */
export function takesUp(quoteId: string, { startsAt, endsAt }: Record<keyof JobTimes, number | SQL>): SQL {
	return sql`scheduled_for < ${endsAt} and scheduled_for > ${startsAt} - ${DAY_MS} and scheduled_until > ${startsAt} and id <> ${quoteId} and lost_at is null and not spam`;
}

type Bookings = { startsAt: number; endsAt: number }[];

/** The half days that customers may wish for at `now`, UTC milliseconds: the results of `selectAvailability`, read. */
export function readFreeHalfDays(
	saved: Parameters<typeof settingsOf>[0],
	scheduled: Bookings,
	now: number,
): HalfDay[] {
	const { hours, daysOff, capacity } = settingsOf(saved).settings;
	return freeHalfDays({ now, days: DAYS_AHEAD, hours, daysOff, capacity, scheduled });
}
