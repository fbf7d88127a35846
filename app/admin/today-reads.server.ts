import { asc, desc, type SQL, sql } from "drizzle-orm";
import { visitMonths } from "#app/catalog/visit-rhythm.ts";
import { DAY_MS } from "#app/config/durations.ts";
import type { Database } from "#app/database/client.server.ts";
import { hasComeBack, isDueAfter, mayBeTold, wasTold } from "#app/follow-ups/after-job.server.ts";
import { MAX_LATE_MS, monthsBefore } from "#app/follow-ups/follow-up-times.ts";
import { MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";
import { offerTimes, unansweredIds } from "#app/offers/unanswered.server.ts";
import { requestColumns } from "#app/quotes/quote-reads.server.ts";
import { isJobOfDay, isUnfinished } from "#app/schedule/scheduled-jobs.server.ts";
import { parseWishes } from "#app/schedule/wishes.ts";
import { areFollowUpsOn } from "#app/settings/settings.server.ts";
import { quoteRequests } from "#db/schema.ts";

const { id, name, contactMethod, contactValue, email, zipCode, address, services } = requestColumns;
const columns = { id, name, contactMethod, contactValue, email, zipCode, address, services };

/** How long after a job its customer may be thanked. */
const THANKS_MS = 3 * DAY_MS;
/** How long a next cleaning that is due is listed: longer than a vacation. */
const VISIT_MS = 30 * DAY_MS;
/** Jobs of that time that are looked at, the last ones: a month of a company that does seven a day. */
const MAX_SEEN = 200;
/** How long an offer that expired unanswered is listed. */
const EXPIRED_MS = 30 * DAY_MS;
/** Shown of these at most, those that expired last. */
export const MAX_EXPIRED = 10;

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

/** SQL: of a quote's newest offer, whole dollars. */
const total = sql<number>`(select total from offers where quote_id = quote_requests.id order by number desc limit 1)`;

/** A query for offers that can be answered and may be reminded of at `now`, those that end first first. */
export function selectUnanswered(db: Database, now: number) {
	return db
		.select({
			...columns,
			...offerTimes,
			token: quoteRequests.customerToken,
			total,
		})
		.from(quoteRequests)
		.where(sql`${id} in ${unansweredIds(now, LIMIT)}`)
		.orderBy(sql`offer_valid_until`);
}

/** A query for offers that expired in the weeks before `now` and that nobody answered or replaced, the last first. */
export function selectExpired(db: Database, now: number) {
	const { validUntil } = offerTimes;
	const remindersStopped = sql`reminders_stopped_at is not null`.mapWith(Boolean);
	return db
		.select({ ...columns, validUntil, total, remindersStopped })
		.from(quoteRequests)
		.where(
			sql`stage = 'offered' and ${isReal} and offer_valid_until <= ${now} and offer_valid_until > ${now - EXPIRED_MS}`,
		)
		.orderBy(sql`offer_valid_until desc`, desc(id))
		.limit(MAX_EXPIRED + 1);
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

/** A query for jobs done in the days before `now` whose customers nobody has thanked, and no mail will, the newest first. */
export function selectUnthanked(db: Database, now: number) {
	const isMailed = sql`(${areFollowUpsOn} and email is not null and customer_token is not null)`;
	const isThanked = wasTold("thank-you", sql`quote_requests.id`);
	return (
		db
			.select({ ...columns, doneAt: sql<number>`done_at` })
			.from(quoteRequests)
			// Not `spam = 0`, for the index of what is done.
			.where(
				sql`done_at > ${now - THANKS_MS} and not spam and not test and reminders_stopped_at is null and not ${isMailed} and not ${isThanked}`,
			)
			.orderBy(sql`done_at desc`)
			.limit(LIMIT)
	);
}

/** A query for jobs whose first service is due again by `now`, where no mail says so, those that fell due last first. */
export function selectDueVisits(db: Database, now: number) {
	const dueIds = visitMonths.map((months) => dueVisitIds(months, now));
	const due = sql`(${sql.join(dueIds, sql` union all `)}) as due`;
	return db
		.select({ ...columns, doneAt: sql<number>`done_at` })
		.from(quoteRequests)
		.innerJoin(due, sql`due.quote_id = ${id}`)
		.orderBy(sql`due.late`)
		.limit(LIMIT);
}

function dueVisitIds(months: number, now: number): SQL {
	const [after, until] = [monthsBefore(now - VISIT_MS, months), monthsBefore(now, months)];
	const seen = sql`(select id, done_at, changed_at, spam, test, reminders_stopped_at, email, customer_token, contact_value, service_type from quote_requests indexed by quote_requests_done where done_at > ${after} and done_at <= ${until} order by done_at desc limit ${MAX_SEEN}) as q`;
	const isMailed = sql`(${areFollowUpsOn} and q.email is not null and q.customer_token is not null and q.done_at > ${monthsBefore(now - MAX_LATE_MS, months)})`;
	const isDue = sql`${mayBeTold} and not ${isMailed} and ${isDueAfter(months)} and not ${wasTold("next-visit", sql`q.id`)} and not ${hasComeBack(sql`q`)}`;
	return sql`select * from (select q.id as quote_id, ${until} - q.done_at as late from ${seen} where ${isDue} limit ${LIMIT})`;
}

/** A query for earlier jobs of which nobody said what became, the last first. */
export function selectUnfinished(db: Database, now: number) {
	return db
		.select({ ...columns, startsAt: sql<number>`scheduled_for` })
		.from(quoteRequests)
		.where(isUnfinished(now))
		.orderBy(sql`scheduled_for desc`, asc(id))
		.limit(LIMIT);
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
