import { asc, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";
import { isThanked, offerTimes, unansweredIds } from "#app/offers/unanswered.server.ts";
import { requestColumns } from "#app/quotes/quote-reads.server.ts";
import { isJobOfDay } from "#app/schedule/scheduled-jobs.server.ts";
import { parseWishes } from "#app/schedule/wishes.ts";
import { quoteRequests } from "#db/schema.ts";

const { id, name, contactMethod, contactValue, email, zipCode, address, services } = requestColumns;
const columns = { id, name, contactMethod, contactValue, email, zipCode, address, services };

/** How long after a job its customer may be thanked. */
const THANKS_MS = 3 * 24 * 60 * 60_000;

/** SQL: of a customer who waits: neither spam nor a test. */
const isReal = sql`spam = 0 and test = 0`;

/** One more than is shown tells whether there are more. */
const LIMIT = MAX_TODAY + 1;

/** A query for new requests, who waits longest first. */
export function selectFresh(db: Database) {
	const { createdAt } = quoteRequests;
	return db
		.select({ ...columns, createdAt })
		.from(quoteRequests)
		.where(sql`stage = 'new' and ${isReal}`)
		.orderBy(asc(createdAt), asc(id))
		.limit(LIMIT);
}

/** A query for offers that can be answered and may be reminded of at `now`, those that end first first. */
export function selectUnanswered(db: Database, now: number) {
	return db
		.select({
			...columns,
			...offerTimes,
			token: quoteRequests.customerToken,
			total: sql<number>`(select total from offers where quote_id = quote_requests.id order by number desc limit 1)`,
		})
		.from(quoteRequests)
		.where(sql`${id} in ${unansweredIds(now, LIMIT)}`)
		.orderBy(sql`offer_valid_until`);
}

/** A query for quotes that were accepted and have no date. */
export function selectAccepted(db: Database) {
	const { createdAt, acceptedAt } = quoteRequests;
	const wishes = sql`(select wishes from decisions join offers on offers.id = offer_id where quote_id = quote_requests.id and outcome = 'accepted' limit 1)`;
	return db
		.select({
			...columns,
			acceptedAt: sql<number>`${acceptedAt}`,
			wishes: sql`coalesce(${wishes}, '[]')`.mapWith(parseWishes),
		})
		.from(quoteRequests)
		.where(sql`stage = 'accepted' and ${isReal}`)
		.orderBy(asc(createdAt), asc(id))
		.limit(LIMIT);
}

/** A query for jobs done in the days before `now` whose customers nobody has thanked, the newest first. */
export function selectUnthanked(db: Database, now: number) {
	return (
		db
			.select({ ...columns, doneAt: sql<number>`done_at` })
			.from(quoteRequests)
			// Not `spam = 0`, for the index of what is done.
			.where(
				sql`done_at > ${now - THANKS_MS} and not spam and not test and reminders_stopped_at is null and not ${isThanked}`,
			)
			.orderBy(sql`done_at desc`)
			.limit(LIMIT)
	);
}

/** A query for the jobs that begin on the day of `now`, the first first. */
export function selectJobsToday(db: Database, now: number) {
	return db
		.select({
			...columns,
			startsAt: sql<number>`scheduled_for`,
			endsAt: sql<number>`scheduled_until`,
			isDone: sql`done_at is not null`.mapWith(Boolean),
		})
		.from(quoteRequests)
		.where(isJobOfDay(now))
		.orderBy(sql`scheduled_for`, asc(id))
		.limit(LIMIT);
}
