import { count, type SQL, sql } from "drizzle-orm";
import type { WorkingTimes } from "#app/config/business-hours.ts";
import type { Database } from "#app/database/client.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { freeHalfDays, type HalfDay, workingHalfDays } from "./half-days.ts";
import type { JobTimes } from "./job-times.ts";
import { formatWish, type Wish } from "./wishes.ts";

/** Days ahead in which customers may wish for a half. */
const DAYS_AHEAD = 21;
const DAY_MS = 24 * 60 * 60_000;

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
				sql`scheduled_for > ${now} and scheduled_for < ${now + (DAYS_AHEAD + 1) * DAY_MS} and lost_at is null and not spam`,
			),
	] as const;
}

/** SQL: fewer other jobs than fit into a half day take up some of these times. */
export function hasRoom(quoteId: string, times: JobTimes): SQL {
	const capacity = sql`coalesce((select json_extract(value, '$.capacity') from settings where id = 1), 1)`;
	return sql`(select count(*) from quote_requests where ${takesUp(quoteId, times)}) < ${capacity}`;
}

/** A half day that a customer wished for, as its form carries it, with SQL for whether another job fits into it. */
export interface WishedHalf {
	wish: string;
	isFree: SQL;
}

/** The half days of wishes. One that may not be offered at `now` (UTC milliseconds) is not free. */
export function wishedHalves(
	quoteId: string,
	wishes: readonly Wish[],
	times: WorkingTimes,
	now: number,
): WishedHalf[] {
	const offered = workingHalfDays(now, DAYS_AHEAD, times);
	return wishes.map((wish) => {
		const half = offered.find(({ date, half: name }) => date === wish.date && name === wish.half);
		return { wish: formatWish(wish), isFree: half ? hasRoom(quoteId, half) : sql`false` };
	});
}

/** A query for how many other jobs take up some of these times. */
export function countOthers(db: Database, quoteId: string, times: JobTimes | null) {
	const which = times ? takesUp(quoteId, times) : sql`false`;
	return db.select({ count: count() }).from(quoteRequests).where(which);
}

function takesUp(quoteId: string, { startsAt, endsAt }: JobTimes): SQL {
	return sql`scheduled_for < ${endsAt} and scheduled_for > ${startsAt - DAY_MS} and scheduled_until > ${startsAt} and id <> ${quoteId} and lost_at is null and not spam`;
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
