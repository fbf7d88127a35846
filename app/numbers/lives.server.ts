import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { declineReason } from "#app/quotes/saved-offers.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { parseLives } from "./quote-life.ts";

interface Moments {
	readonly from: UtcMs;
	readonly until: UtcMs;
}

const ofQuote = sql`quote_id = quote_requests.id`;
/** Only a mark that was set again says nothing of the first one. */
const marks = sql`case when contacted = 1 and changed_at is not null then (select group_concat(action || ':' || e.created_at) from quote_events e where ${ofQuote} and action in ('contacted', 'reopened', 'offered', 'answered', 'scheduled', 'done', 'not-done', 'lost', 'not-lost')) end`;
const services = sql`(select group_concat(service) from quote_services where ${ofQuote})`;
const offers = sql`(select group_concat(format('%s:%s:%s:%s:%s', number, sent_at, coalesce(agreed_total, total), outcome, decided_at)) from offers left join decisions on offer_id = offers.id where ${ofQuote})`;
/** In the order in which `parseLives` reads them. */
const line = sql`format('%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s|%s', created_at, contacted_at, ${marks}, source, heard_of_us, came_from, package, zip_code, ${services}, total_price, stage, scheduled_for, done_at, lost_at, declined_at, coalesce(lost_reason, ${declineReason}), ${offers})`;

/** A query for the quotes of which anything counts within the moments, or whose job is ahead; packed, because a range may
 * have many thousands. Tests and Spam are not among them. */
export function selectLives(db: Database, { from, until }: Moments, ahead: Moments) {
	const within = (column: string) => sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${until}`;
	const others = sql`select quote_id from offers where ${within("sent_at")}
		union all select quote_id from decisions join offers on offers.id = offer_id where ${within("decided_at")}
		union all select id from quote_requests where ${within("done_at")}
		union all select id from quote_requests where ${within("lost_at")}
		union all select id from quote_requests where scheduled_for >= ${ahead.from} and scheduled_for < ${ahead.until}`;
	return db
		.select({ lives: sql`coalesce(group_concat(${line}, char(10)), '')`.mapWith(parseLives) })
		.from(quoteRequests)
		.where(sql`not test and ((spam = 0 and ${within("created_at")}) or (not spam and id in (${others})))`);
}
