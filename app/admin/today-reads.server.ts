import { asc, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { openOffers, requestColumns } from "#app/quotes/quote-reads.server.ts";
import { parseWishes } from "#app/schedule/wishes.ts";
import { quoteRequests } from "#db/schema.ts";
import { dayAround, MAX_TODAY } from "./today.ts";

const { id, name, contactMethod, contactValue, email, zipCode, address, services } = requestColumns;
const columns = { id, name, contactMethod, contactValue, email, zipCode, address, services };

const offerTimes = {
	sentAt: sql<number>`${quoteRequests.offeredAt}`,
	validUntil: sql<number>`${quoteRequests.offerValidUntil}`,
};

/** No reminder is due before. */
const FIRST_REMINDER_MS = 2 * 24 * 60 * 60_000;

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

function unansweredIds(now: number): SQL {
	const isOpen = sql`stage = 'offered' and offer_valid_until > ${now}`;
	const mayBeReminded = sql`offered_at <= ${now - FIRST_REMINDER_MS} and reminders_stopped_at is null`;
	return sql`(select id from ${openOffers} where ${isReal} and ${isOpen} and ${mayBeReminded} order by offer_valid_until limit ${LIMIT})`;
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
		.where(sql`${id} in ${unansweredIds(now)}`)
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

function isOfToday(now: number): SQL {
	const { from, until } = dayAround(now);
	const isOfDay = sql`scheduled_for >= ${from} and scheduled_for < ${until}`;
	// Not `spam = 0`: the planner would take an index that begins with it, and read all quotes.
	return sql`${isOfDay} and lost_at is null and not spam and not test`;
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
		.where(isOfToday(now))
		.orderBy(sql`scheduled_for`, asc(id))
		.limit(LIMIT);
}

/** Queries for what the dashboard counts besides the stages: when offers were sent, and jobs of today. */
export function selectTodayCounts(db: Database, now: number) {
	const jobs = sql`(select 1 from quote_requests where ${isOfToday(now)} limit ${LIMIT})`;
	return [
		db
			.select(offerTimes)
			.from(quoteRequests)
			.where(sql`id in ${unansweredIds(now)}`),
		db.select({ jobs: sql<number>`count(*)` }).from(jobs),
	] as const;
}
