import { desc, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { DAY_MS } from "#app/config/durations.ts";
import type { Database } from "#app/database/client.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { selectCalendarVersion } from "./calendar-address.server.ts";
import type { Job } from "./job.ts";
import { dayAround, parseTimes } from "./job-times.ts";

const services = sql`(select json_group_array(service) from quote_services where quote_id = quote_requests.id)`;

const slugsSchema = z.array(z.string());

const jobColumns = {
	quoteId: quoteRequests.id,
	revision: quoteRequests.revision,
	name: quoteRequests.name,
	services: services.mapWith((json: string) => slugsSchema.parse(JSON.parse(json))),
	address: quoteRequests.address,
	zipCode: quoteRequests.zipCode,
	startsAt: sql<number>`${quoteRequests.scheduledFor}`,
	endsAt: sql<number>`${quoteRequests.scheduledUntil}`,
	isCancelled: sql`${quoteRequests.lostAt} is not null or ${quoteRequests.spam}`.mapWith(Boolean),
};

/** How long an owner is asked whether a job was done. */
const UNFINISHED_MS = 30 * DAY_MS;

// Not `spam = 0`: the planner would take an index that begins with it, and read all quotes.
const isCustomers = sql`lost_at is null and not spam and not test`;

/** SQL: the job of a customer begins on the day of `now`, UTC milliseconds. */
export function isJobOfDay(now: number): SQL {
	const { from, until } = dayAround(now);
	return sql`scheduled_for >= ${from} and scheduled_for < ${until} and ${isCustomers}`;
}

/** SQL: the job of a customer began in the weeks before the day of `now` (UTC milliseconds), and nobody marked it as done. */
export function isUnfinished(now: number): SQL {
	const { from } = dayAround(now);
	return sql`scheduled_for < ${from} and scheduled_for > ${from - UNFINISHED_MS} and done_at is null and ${isCustomers}`;
}

export function selectDateOf(db: Database, quoteId: string) {
	const { id, name, scheduledFor, scheduledUntil } = quoteRequests;
	return db
		.select({ quoteId: id, name, startsAt: scheduledFor, endsAt: scheduledUntil })
		.from(quoteRequests)
		.where(eq(id, quoteId));
}

function selectJobs(db: Database, which: SQL) {
	return db.select(jobColumns).from(quoteRequests).where(sql`scheduled_for is not null and ${which}`);
}

/** The job of the quote whose page a secret opens, in one round trip; null where it opens none, or there is no date.
 * @throws when the database refuses or does not answer in time. */
export async function findCustomerJob(db: Database, token: string): Promise<Job | null> {
	if (!isCustomerToken(token)) return null;
	const [[job]] = await db.batch([selectJobs(db, sql`customer_token = ${token}`)]);
	return job ?? null;
}

const FEED_PAST_MS = 60 * DAY_MS;
const FEED_AHEAD_MS = 366 * DAY_MS;
const MAX_FEED_JOBS = 2_000;
const MAX_EARLIER_JOBS = 50;

const ownerColumns = { ...jobColumns, contactValue: quoteRequests.contactValue };

export function selectComingJobs(db: Database, from: number, until: number) {
	return db
		.select(ownerColumns)
		.from(quoteRequests)
		.where(sql`scheduled_for >= ${from} and scheduled_for < ${until} and lost_at is null and not spam`)
		.orderBy(sql`scheduled_for`);
}

export function selectEarlierJobs(db: Database, now: number) {
	return db
		.select(ownerColumns)
		.from(quoteRequests)
		.where(sql`scheduled_for < ${now} and scheduled_for > ${now - FEED_PAST_MS} and not spam`)
		.orderBy(sql`scheduled_for desc`)
		.limit(MAX_EARLIER_JOBS);
}

function selectTakenBack(db: Database, since: number) {
	const { action, createdAt, changes, quoteId, seq } = quoteEvents;
	return (
		db
			.select({ ...jobColumns, date: sql<string>`json_extract(${changes}, '$[0].from')` })
			.from(quoteEvents)
			.innerJoin(quoteRequests, eq(quoteRequests.id, quoteId))
			.where(sql`${action} = 'unscheduled' and ${createdAt} > ${since} and scheduled_for is null`)
			// As the index has them: by `seq` alone all events would be read.
			.orderBy(desc(createdAt), desc(seq))
			.limit(MAX_FEED_JOBS)
	);
}

/**
 * The jobs of the owner's calendar, in one round trip. Those whose date was taken back lately are among them, as cancelled.
 * Null where the calendar's address has another version by now.
 * @throws when the database refuses or does not answer in time.
 */
export async function loadFeedJobs(db: Database, version: number, now: number) {
	const [[feed], jobs, takenBack] = await db.batch([
		selectCalendarVersion(db),
		selectJobs(
			db,
			sql`scheduled_for > ${now - FEED_PAST_MS} and scheduled_for < ${now + FEED_AHEAD_MS}`,
		).limit(MAX_FEED_JOBS),
		selectTakenBack(db, now - FEED_PAST_MS),
	]);
	if (feed?.version !== version) return null;
	const newest = new Map(takenBack.toReversed().map((job) => [job.quoteId, job]));
	const cancelled = [...newest.values()].flatMap(({ date, ...job }) => {
		const times = parseTimes(date);
		return times ? [{ ...job, ...times, isCancelled: true }] : [];
	});
	return [...jobs, ...cancelled];
}
