import { type SQL, sql } from "drizzle-orm";
import { services } from "#app/catalog/options.ts";
import type { FollowUpName } from "#app/catalog/quote-terms.ts";
import { visitRhythm } from "#app/catalog/visit-rhythm.ts";

type AfterJob = Extract<FollowUpName, "thank-you" | "next-visit">;

/** SQL: quotes as `q`, by when their jobs were done. */
export const doneQuotes = sql`quote_requests as q indexed by quote_requests_done`;

/** SQL: of a quote `q` whose customer may be told what follows a job. */
export const mayBeTold = sql`q.spam = 0 and q.test = 0 and q.reminders_stopped_at is null`;

/** SQL: the customer of the quote with this id was told so, by mail or by text, and that was not taken back. */
export function wasTold(what: AfterJob, quoteId: SQL): SQL {
	const [from, to] = [sql`json_extract(changes, '$[0].from')`, sql`json_extract(changes, '$[0].to')`];
	return sql`((select ${to} from quote_events where quote_id = ${quoteId} and action = 'reminded' and ${what} in (${from}, ${to}) order by revision desc limit 1) is ${what})`;
}

/** SQL: of the services of a quote `q` the first is due again so many months after its job. */
export function isDueAfter(months: number): SQL {
	const cases = services.values.map((service) => sql`when ${service} then ${visitRhythm[service].months}`);
	const monthsOf = sql.join(cases, sql` `);
	const first = sql`(select min(case service ${monthsOf} end) from quote_services where quote_id = q.id)`;
	// Of most quotes the main service says so without a further read.
	return sql`(case q.service_type ${monthsOf} end >= ${months} and ${first} = ${months})`;
}

/**
 * SQL: the customer of `quote` changed it or asked for another since its job, or had or has a later date, known by the email address or
 * the phone number.
 */
export function hasComeBack(quote: SQL): SQL {
	const date = sql`coalesce(n.done_at, case when n.lost_at is null then n.scheduled_for end)`;
	const isLater = sql`n.spam = 0 and n.test = 0 and (n.created_at > ${quote}.done_at or ${date} > ${quote}.done_at)`;
	const byEmail = sql`select 1 from quote_requests n where n.email is not null and lower(n.email) = lower(${quote}.email) and ${isLater}`;
	const byPhone = sql`select 1 from quote_requests n indexed by quote_requests_phone where n.contact_value = ${quote}.contact_value and ${isLater}`;
	const isChanged = sql`coalesce(${quote}.changed_at > ${quote}.done_at, false)`;
	return sql`(${isChanged} or exists (${byEmail}) or exists (${byPhone}))`;
}
