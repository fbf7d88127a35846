import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { type Database, known } from "#app/database/client.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { dayAround, MAX_AHEAD_MS, parseTimes } from "#app/quotes/job-times.ts";
import { jobColumns, quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { selectSettings } from "#app/settings/settings.server.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { selectCalendarVersion } from "./calendar-address.server.ts";
import { type Job, readJob } from "./job.ts";

const { spam, test, stage, scheduledFor, lostAt, customerToken } = quoteRequests;

const columns = {
	...jobColumns,
	quoteId: quoteRequests.id,
	revision: quoteRequests.revision,
	name: quoteRequests.name,
	address: quoteRequests.address,
	zipCode: quoteRequests.zipCode,
	startsAt: known(scheduledFor),
	endsAt: known(quoteRequests.scheduledUntil),
	isCancelled: sql<boolean>`${or(isNotNull(lostAt), spam)}`.mapWith(Boolean),
	phone: quoteRequests.phone,
	notes: quoteRequests.adminNotes,
	asks: quoteColumns.asks,
};

/** An owner is asked for this long whether a job was done: by then the next cleaning would be due. */
const UNFINISHED_MS = 365 * DAY_MS;

// Not `spam = 0`: the planner would take an index that begins with it, and read all quotes.
const isCustomers = and(isNull(lostAt), not(spam), not(test));

/** SQL: the job of a customer begins on the day of `now`. */
export function isJobOfDay(now: UtcMs): SQL | undefined {
	const { from, until } = dayAround(now);
	return and(gte(scheduledFor, from), lt(scheduledFor, until), isCustomers);
}

/** Returns SQL for whether a customer's job began in the year before the day of `now`, and nobody said what became of it. The index of the
 * stages has few that are scheduled; that of the dates has all jobs of the year. */
export function isUnfinished(now: UtcMs): SQL | undefined {
	const { from } = dayAround(now);
	const isLately = and(lt(scheduledFor, from), gt(scheduledFor, from - UNFINISHED_MS));
	return and(eq(spam, false), eq(stage, "scheduled"), not(test), isLately);
}

export function selectDateOf(db: Database, quoteId: string) {
	const { id, name, revision, stage, spam, scheduledUntil } = quoteRequests;
	const { asks } = quoteColumns;
	return db
		.select({
			quoteId: id,
			name,
			revision,
			stage,
			spam,
			asks,
			startsAt: scheduledFor,
			endsAt: scheduledUntil,
		})
		.from(quoteRequests)
		.where(eq(id, quoteId));
}

function selectJobs(db: Database, which: SQL | undefined) {
	return db
		.select(columns)
		.from(quoteRequests)
		.where(and(isNotNull(scheduledFor), which));
}

/** The job of the quote whose page a secret opens, in one round trip; null where it opens none, or there is no date.
 * @throws when the database refuses or does not answer in time. */
export async function findCustomerJob(db: Database, token: string): Promise<Job | null> {
	if (!isCustomerToken(token)) return null;
	const [[job]] = await db.batch([selectJobs(db, eq(customerToken, token))]);
	return job ? readJob(job) : null;
}

const FEED_PAST_MS = 60 * DAY_MS;
const MAX_FEED_JOBS = 2_000;
const MAX_EARLIER_JOBS = 50;

export function selectComingJobs(db: Database, from: number, until: UtcMs) {
	const isComing = and(gte(scheduledFor, from), lt(scheduledFor, until), isNull(lostAt), not(spam));
	return selectJobs(db, isComing).orderBy(asc(scheduledFor));
}

export function selectEarlierJobs(db: Database, now: UtcMs) {
	const isLately = and(lt(scheduledFor, now), gt(scheduledFor, now - FEED_PAST_MS), not(spam));
	return selectJobs(db, isLately).orderBy(desc(scheduledFor)).limit(MAX_EARLIER_JOBS);
}

function selectTakenBack(db: Database, since: UtcMs) {
	const { action, createdAt, changes, quoteId, seq } = quoteEvents;
	return (
		db
			.select({ ...columns, date: sql<string>`json_extract(${changes}, '$[0].from')` })
			.from(quoteEvents)
			.innerJoin(quoteRequests, eq(quoteRequests.id, quoteId))
			// With the literal of the partial index, which SQLite uses only then.
			.where(and(eq(action, "unscheduled").inlineParams(), gt(createdAt, since), isNull(scheduledFor)))
			// As the index has them: by `seq` alone all events would be read.
			.orderBy(desc(createdAt), desc(seq))
			.limit(MAX_FEED_JOBS)
	);
}

/**
 * The jobs of the owner's calendar, with the settings, in one round trip. Those whose date was taken back lately are among
 * them, as cancelled. Null where the calendar's address has another version by now.
 * @throws when the database refuses or does not answer in time.
 */
export async function loadFeedJobs(db: Database, version: number, now: UtcMs) {
	const isNear = and(gt(scheduledFor, now - FEED_PAST_MS), lt(scheduledFor, now + MAX_AHEAD_MS + DAY_MS));
	const [[feed], jobs, takenBack, saved] = await db.batch([
		selectCalendarVersion(db),
		selectJobs(db, isNear).limit(MAX_FEED_JOBS),
		selectTakenBack(db, now - FEED_PAST_MS),
		selectSettings(db),
	]);
	if (feed?.version !== version) return null;
	const newest = new Map(takenBack.toReversed().map((job) => [job.quoteId, job]));
	const cancelled = [...newest.values()].flatMap(({ date, ...job }) => {
		const times = parseTimes(date);
		return times ? [{ ...job, ...times, isCancelled: true }] : [];
	});
	return { jobs: [...jobs, ...cancelled].map(readJob), saved };
}
