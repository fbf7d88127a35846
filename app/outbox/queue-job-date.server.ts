import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#db/schema.ts";
import { queueMail } from "./queue-mail.server.ts";

interface Times {
	/** UTC milliseconds, or SQL about the quote. */
	startsAt: number | SQL;
	endsAt: number | SQL;
}

interface JobDateNews {
	quoteId: string;
	/** The new date, or the one that was taken back. */
	times: Times;
	isCancelled: boolean;
	/** When it became so, and when the mail leaves, both UTC milliseconds: till then it can be undone unseen. */
	now: number;
	dueAt: number;
}

/**
 * Statements that mail a job's date to its customer, once, where `allowed` is true. They delete the mails of earlier dates
 * that still wait, and queue none about a date that the customer knows, nor about a cancelled day that is over.
 */
export function queueJobDate(
	db: Database,
	{ quoteId, times, isCancelled, now, dueAt }: JobDateNews,
	allowed: SQL,
) {
	const startsAt = sql`cast(${times.startsAt} as integer)`;
	const endsAt = sql`cast(${times.endsAt} as integer)`;
	const ofQuote = sql`quote_id = ${quoteId} and kind = 'job-date'`;
	const isWaiting = sql`(attempts = 0 and sent_at is null and failed_at is null and next_attempt_at > ${now})`;
	const lastMailed = sql`(select case when json_extract(payload, '$.isCancelled') then 'none' else json_extract(payload, '$.startsAt') || '/' || json_extract(payload, '$.endsAt') end from outbox where ${ofQuote} and not ${isWaiting} order by id desc limit 1)`;
	const waits = sql`exists (select 1 from outbox where ${ofQuote} and ${isWaiting})`;
	const isNews = isCancelled
		? sql`coalesce(${lastMailed}, case when ${waits} then 'none' else '' end) <> 'none' and ${endsAt} > ${now}`
		: sql`${lastMailed} is not ${startsAt} || '/' || ${endsAt}`;
	const key = sql`'job-date:' || id || ':' || revision`;
	const services = sql`(select json_group_array(service) from quote_services where quote_id = quote_requests.id)`;
	return [
		queueMail(
			db,
			{
				kind: "job-date",
				key,
				payload: sql`json_object('to', email, 'token', customer_token, 'quoteId', id, 'revision', revision, 'services', json(${services}), 'address', address, 'zipCode', zip_code, 'startsAt', ${startsAt}, 'endsAt', ${endsAt}, 'isCancelled', json(${isCancelled ? "true" : "false"}), 'isLost', json(iif(lost_at is null, 'false', 'true')))`,
				now,
				dueAt: sql`${dueAt}`,
				quoteId,
				from: sql`quote_requests`,
			},
			sql`id = ${quoteId} and email is not null and customer_token is not null and not spam and not test and ${allowed} and ${isNews}`,
		),
		db
			.delete(outbox)
			.where(
				sql`${ofQuote} and ${isWaiting} and idempotency_key <> (select ${key} from quote_requests where id = ${quoteId}) and ${allowed}`,
			),
	] as const;
}
