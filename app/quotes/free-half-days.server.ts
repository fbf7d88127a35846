import { and, gt, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { selectSettings } from "#app/settings/settings.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { hoursOn } from "#app/time/business-hours.ts";
import { DAY_MS, localTime, type UtcMs } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import type { DateFacts } from "./commands/set-date.ts";
import { countJobs, entryAt, freeHalfDays, type HalfDay, halvesOfDay } from "./half-days.ts";
import { dayAround, isWholeDay, type JobTimes } from "./job-times.ts";
import type { NearSaving } from "./near-saving.ts";

const DAYS_AHEAD = 21;

/** A half day that customers may wish for, and whether there is a job in their ZIP code on that day. */
export interface FreeHalfDay extends HalfDay {
	isNear: boolean;
}

/** A query for the jobs that begin between two times, and are neither lost nor in Spam. */
export function selectJobsBetween(db: Database, from: UtcMs | SQL, until: UtcMs | SQL) {
	const { id, zipCode, test, scheduledFor, scheduledUntil, lostAt, spam } = quoteRequests;
	return db
		.select({ quoteId: id, zipCode, test, startsAt: scheduledFor, endsAt: scheduledUntil })
		.from(quoteRequests)
		.where(and(gt(scheduledFor, from), lt(scheduledFor, until), isNull(lostAt), ne(spam, true)));
}

/** A query for the jobs around the date of a quote, or the one that being done ended: the history's last one begins with when it was. */
export function selectJobsAround(db: Database, quoteId: SQL) {
	const ended = sql`(select cast(json_extract(value, '$.from') as integer) from quote_events, json_each(changes) where q.done_at is not null and quote_id = q.id and json_extract(value, '$.field') = 'date' order by revision desc limit 1)`;
	const date = sql`(select coalesce(q.scheduled_for, ${ended}) from quote_requests q where q.id = ${quoteId})`;
	const days = sql.raw(String(2 * DAY_MS));
	return selectJobsBetween(db, sql`${date} - ${days}`, sql`${date} + ${days}`);
}

/** A query for the jobs by which half days may be wished for at `now`. */
export function selectBookedJobs(db: Database, now: UtcMs) {
	return selectJobsBetween(db, now, now + (DAYS_AHEAD + 2) * DAY_MS);
}

export type FoundJobs = Awaited<ReturnType<typeof selectJobsBetween>>;
/** A job that takes up time. */
export type BookedJob = FoundJobs[number] & JobTimes;

/** Returns the found jobs but those of one quote. */
export function otherJobs(found: FoundJobs, quoteId: string | null): BookedJob[] {
	return found.flatMap(({ startsAt, endsAt, ...job }) =>
		startsAt === null || endsAt === null || job.quoteId === quoteId ? [] : [{ ...job, startsAt, endsAt }],
	);
}

/** Queries for what `readFreeHalfDays` needs, to go along with a page's own. */
export function selectAvailability(db: Database, now: UtcMs) {
	return [selectSettings(db), selectBookedJobs(db, now)] as const;
}

/** The half days that customers may wish for: those near other work first, where the owners want it, each kind earliest first. */
export function readFreeHalfDays(
	settings: Settings,
	found: FoundJobs,
	{ now, quoteId = null, zipCode = null }: { now: UtcMs; quoteId?: string | null; zipCode?: string | null },
): FreeHalfDay[] {
	const scheduled = otherJobs(found, quoteId);
	const jobs = settings.nearSaving === null ? [] : jobsNear(scheduled, zipCode);
	return freeHalfDays({ ...settings, now, days: DAYS_AHEAD, scheduled })
		.map((half) => ({ ...half, isNear: isNear(half, jobs) }))
		.toSorted((one, other) => Number(other.isNear) - Number(one.isNear));
}

/** Returns the half days to which a job can be moved: one that takes the whole day needs both halves of another. */
export function halvesFor<Half extends HalfDay>(
	job: JobTimes | null,
	free: readonly Half[],
): readonly Half[] {
	if (!job || !isWholeDay(job)) return free;
	return free.filter(({ date, half }) => free.some((other) => other.date === date && other.half !== half));
}

/** Returns the jobs in a ZIP code but those that are only tried out. */
export function jobsNear(jobs: readonly BookedJob[], zipCode: string | null): BookedJob[] {
	return jobs.filter((job) => job.zipCode === zipCode && !job.test);
}

/** Whether one of these jobs is on the day of a half day. */
export function isNear(half: Pick<HalfDay, "startsAt">, jobs: readonly BookedJob[]): boolean {
	if (jobs.length === 0) return false;
	const { from, until } = dayAround(half.startsAt);
	return countJobs({ startsAt: from, endsAt: until }, jobs) > 0;
}

/** Returns what the owners let come off for who picks only days near other work, and these days. */
export function nearSavingOf(free: readonly FreeHalfDay[], { nearSaving }: Settings): NearSaving {
	const near = free.filter((half) => half.isNear);
	return { saving: nearSaving ?? 0, dates: [...new Set(near.map(({ date }) => date))] };
}

/** Returns what takes up the times of a quote's job, by the jobs that were found around them. */
export function dateFacts(
	times: JobTimes,
	jobs: FoundJobs,
	{ id, settings }: { id: string | null; settings: Settings },
): DateFacts {
	const { midnight, date } = localTime(times.startsAt);
	return {
		others: countJobs(times, otherJobs(jobs, id)),
		capacity: settings.capacity,
		isWorkday: hoursOn(midnight, settings) !== null,
		isInHours: countJobs(times, halvesOfDay(date, settings)) > 0,
		ownEntry: entryAt(times, settings.ownEntries, settings.hours)?.title ?? null,
	};
}
