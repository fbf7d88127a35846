import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#db/schema.ts";

/** At most so many mails tell of one quote within `GATHER_MS`; what comes later waits, gathered, for one more. */
const MAX_MAILS_PER_QUOTE = 3;
const GATHER_MS = 10 * 60_000;

interface QuoteMail {
	quoteId: string | Placeholder;
	now: number | Placeholder;
	kind: "send-quote" | "quote-changed";
	payload: string | Placeholder;
	/** Whether the owner is to know at once; else it waits for what else changes. */
	urgent: boolean;
	/** SQL: nothing is queued where it does not hold. */
	allowed?: SQL;
}

/**
 * Statements that have the quote's current submission mailed, once, however often they run. The mail shows the quote as
 * it is when it leaves: while one waits, it takes in what has changed since. None for a quote in Spam.
 */
export function queueQuoteMail(db: Database, mail: QuoteMail) {
	const { quoteId, now, kind, payload, urgent, allowed = sql`true` } = mail;
	const key = sql`'send-quote:' || id || ':' || submission`;
	const quote = sql`from quote_requests where ${allowed} and id = ${quoteId} and not spam`;
	const newKey = sql`(select ${key} ${quote})`;
	const isWaiting = sql`(attempts = 0 and sent_at is null and failed_at is null and next_attempt_at > ${now})`;
	const recent = sql`(select count(*) from outbox where quote_id = ${quoteId} and failed_at is null and coalesce(sent_at, ${now}) > ${now} - ${GATHER_MS} and not ${isWaiting})`;
	const mayGoNow = urgent ? sql`${recent} < ${MAX_MAILS_PER_QUOTE}` : sql`false`;
	return [
		db
			.update(outbox)
			.set({
				idempotencyKey: newKey,
				...(kind === "send-quote" && { kind, payload: sql`${payload}` }),
				nextAttemptAt: sql`case when ${mayGoNow} then ${now} else next_attempt_at end`,
			})
			.where(
				sql`quote_id = ${quoteId} and ${isWaiting} and ${newKey} is not null and not exists (select 1 from outbox where idempotency_key = ${newKey})`,
			),
		db
			.insert(outbox)
			.select(
				sql`select null, ${key}, ${kind}, ${payload}, ${now}, 0, case when ${mayGoNow} then ${now} else ${now} + ${GATHER_MS} end, null, null, null, id ${quote}`,
			)
			.onConflictDoNothing(),
	] as const;
}
