import { and, eq, gte, inArray, lt, not, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Database, valuesOf } from "#app/database/client.server.ts";
import { declineReason } from "#app/quotes/saved-offers.server.ts";
import { decisions, offers, quoteRequests } from "#db/schema.ts";
import { parseLives } from "./quote-life.ts";
import type { Moments } from "./range.ts";

/** Only a mark that was set again says nothing of the first one. */
const marks = sql`case when contacted = 1 and changed_at is not null then (select group_concat(action || ':' || e.created_at) from quote_events e where quote_id = quote_requests.id and action in ('contacted', 'reopened', 'offered', 'answered', 'scheduled', 'done', 'not-done', 'lost', 'not-lost')) end`;
const sent = sql`(select group_concat(format('%s:%s:%s:%s:%s', number, sent_at, coalesce(agreed_total, total), outcome, decided_at)) from offers left join decisions on offer_id = offers.id where quote_id = quote_requests.id)`;
/** The columns stand in the order in which `parseLives` reads them. */
const lives =
	sql`coalesce(group_concat(format('%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s', created_at, contacted_at, ${marks}, source, heard_of_us, came_from, package, zip_code, (select group_concat(service) from quote_services where quote_id = quote_requests.id), total_price, stage, scheduled_for, done_at, lost_at, declined_at, coalesce(lost_reason, ${declineReason}), ${sent}), char(10)), '')`.mapWith(
		parseLives,
	);

/** A query for the quotes of which anything counts within the moments, or whose job is ahead; packed, because a range may
 * have many thousands. Tests and Spam are not among them. */
export function selectLives(db: Database, during: Moments, ahead: Moments) {
	const within = (column: SQLiteColumn, { from, until } = during) =>
		and(gte(column, from), lt(column, until));
	const { id, spam, test, createdAt, scheduledFor, doneAt, lostAt } = quoteRequests;
	const ofDecided = valuesOf(decisions.offerId, within(decisions.decidedAt));
	const others = valuesOf(offers.quoteId, within(offers.sentAt))
		.unionAll(valuesOf(offers.quoteId, inArray(offers.id, ofDecided)))
		.unionAll(valuesOf(id, within(doneAt)))
		.unionAll(valuesOf(id, within(lostAt)))
		.unionAll(valuesOf(id, within(scheduledFor, ahead)));
	const isCounted = or(and(eq(spam, false), within(createdAt)), and(not(spam), inArray(id, others)));
	return db
		.select({ lives })
		.from(quoteRequests)
		.where(and(not(test), isCounted));
}
