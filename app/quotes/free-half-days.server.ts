import { and, gt, isNull, lt, ne } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { selectSettings } from "#app/settings/settings.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { freeHalfDays, type HalfDay } from "./half-days.ts";
import type { JobTimes } from "./job-times.ts";

/** Days ahead in which customers may wish for a half. */
const DAYS_AHEAD = 21;

/** A job that takes up time. */
export interface BookedJob extends JobTimes {
	quoteId: string;
}

/** A query for the jobs that begin between two times, and are neither lost nor in Spam. */
export function selectJobsBetween(db: Database, from: UtcMs, until: UtcMs) {
	const { id, scheduledFor, scheduledUntil, lostAt, spam } = quoteRequests;
	return db
		.select({ quoteId: id, startsAt: scheduledFor, endsAt: scheduledUntil })
		.from(quoteRequests)
		.where(and(gt(scheduledFor, from), lt(scheduledFor, until), isNull(lostAt), ne(spam, true)));
}

/** A query for the jobs by which half days may be wished for at `now`. */
export function selectBookedJobs(db: Database, now: UtcMs) {
	return selectJobsBetween(db, now, now + (DAYS_AHEAD + 2) * DAY_MS);
}

type FoundJobs = Awaited<ReturnType<typeof selectJobsBetween>>;

/** The found jobs but those of one quote. */
export function otherJobs(found: FoundJobs, quoteId: string | null): BookedJob[] {
	return found.flatMap(({ startsAt, endsAt, ...job }) =>
		startsAt === null || endsAt === null || job.quoteId === quoteId ? [] : [{ ...job, startsAt, endsAt }],
	);
}

/** Queries for what `readFreeHalfDays` needs, to go along with a page's own. */
export function selectAvailability(db: Database, now: UtcMs) {
	return [selectSettings(db), selectBookedJobs(db, now)] as const;
}

/** The half days that customers may wish for at `now`, earliest first, for one quote or for all. */
export function readFreeHalfDays(
	{ hours, daysOff, worked, capacity, ownEntries }: Settings,
	found: FoundJobs,
	{ now, quoteId = null }: { now: UtcMs; quoteId?: string | null },
): HalfDay[] {
	const scheduled = otherJobs(found, quoteId);
	return freeHalfDays({ now, days: DAYS_AHEAD, hours, daysOff, worked, capacity, scheduled, ownEntries });
}
