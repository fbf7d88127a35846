import { sql } from "drizzle-orm";
import { business } from "#app/config/business.ts";
import { localTime } from "#app/config/business-hours.ts";
import { keptSince } from "#app/config/retention.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/queue-mail.server.ts";

export function isDigestHour(now: number): boolean {
	return localTime(now).time.slice(0, 2) === business.hours.opens.slice(0, 2);
}

/** Queues the mail that lists new Spam: one a day at most. `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time; the next day's then lists it. */
export async function queueSpamDigest(db: Database, now: number): Promise<void> {
	const day = new Date(localTime(now).midnight).toISOString().slice(0, 10);
	// The digest before tells where this one begins, as long as it is kept.
	const after = sql`coalesce((select json_extract(payload, '$.upTo') from outbox where idempotency_key glob 'spam-digest:*' order by idempotency_key desc limit 1), 0)`;
	await idempotentBatch(db, [
		queueMail(
			db,
			{
				key: `spam-digest:${day}`,
				kind: "spam-digest",
				payload: sql`json_object('after', ${after}, 'upTo', (select max(seq) from quote_events))`,
				now,
			},
			sql`exists (select 1 from quote_events e join quote_requests q on q.id = e.quote_id where e.seq > ${after} and e.created_at > ${keptSince("mail", now)} and e.actor = 'visitor' and q.spam and q.spam_reason is not 'owner')`,
		),
	]);
}
