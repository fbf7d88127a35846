import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { MINUTE_MS } from "#app/config/durations.ts";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#db/schema.ts";
import { queueMail } from "./queue-mail.server.ts";

/** Within `GATHER_MS`; later changes are gathered into one more mail. */
const MAX_MAILS_PER_QUOTE = 3;
const GATHER_MS = 10 * MINUTE_MS;

/** SQL: a mail to the owner about one quote, of which customers may have mails, too. */
export const isOwnersMail = sql`kind in ('send-quote', 'quote-changed')`;

interface QuoteMail {
	quoteId: string | Placeholder;
	now: number | Placeholder;
	/** The quote itself was submitted, and not only its add-ons. */
	isNew?: boolean;
	/** False waits for further changes. */
	urgent: boolean;
	allowed?: SQL;
}

/** Statements that mail the quote's current submission once, however often they run; none for a quote in Spam. */
export function queueQuoteMail(
	db: Database,
	{ quoteId, now, isNew = false, urgent, allowed = sql`true` }: QuoteMail,
) {
	const key = sql`'send-quote:' || id || ':' || submission`;
	const from = sql`quote_requests`;
	const mayBeMailed = sql`${allowed} and id = ${quoteId} and not spam`;
	const newKey = sql`(select ${key} from ${from} where ${mayBeMailed})`;
	const isWaiting = sql`(attempts = 0 and sent_at is null and failed_at is null and next_attempt_at > ${now})`;
	const recent = sql`(select count(*) from outbox where quote_id = ${quoteId} and ${isOwnersMail} and failed_at is null and coalesce(sent_at, ${now}) > ${now} - ${GATHER_MS} and not ${isWaiting})`;
	const mayGoNow = urgent ? sql`${recent} < ${MAX_MAILS_PER_QUOTE}` : sql`false`;
	const kind = isNew ? "send-quote" : "quote-changed";
	return [
		db
			.update(outbox)
			.set({
				idempotencyKey: newKey,
				...(isNew && { kind }),
				nextAttemptAt: sql`case when ${mayGoNow} then ${now} else next_attempt_at end`,
			})
			.where(
				sql`quote_id = ${quoteId} and ${isOwnersMail} and ${isWaiting} and ${newKey} is not null and not exists (select 1 from outbox where idempotency_key = ${newKey})`,
			),
		queueMail(
			db,
			{
				kind,
				payload: {},
				key,
				now,
				dueAt: sql`case when ${mayGoNow} then ${now} else ${now} + ${GATHER_MS} end`,
				quoteId,
				from,
			},
			mayBeMailed,
		),
	] as const;
}
