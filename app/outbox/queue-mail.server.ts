import { getTableColumns, Placeholder, SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#db/schema.ts";
import type { NewMail, QueuedMail } from "./queued-mail.ts";

interface ConditionalMail {
	/** One mail per key, however often it is written. */
	key: string | SQL;
	kind: QueuedMail["kind"];
	payload: QueuedMail["payload"] | SQL | Placeholder;
	now: number | Placeholder;
	/** SQL: the first attempt, UTC milliseconds; by default at once. */
	dueAt?: SQL;
	/** Deletes the mail when the quote is deleted. */
	quoteId?: string | Placeholder | SQL;
	/** SQL: the table that key, payload and condition read. */
	from?: SQL;
}

/** A statement that queues a mail where a condition holds, for the batch that causes it. */
export function queueMail(db: Database, mail: ConditionalMail, condition: SQL) {
	const { key, kind, payload, now, dueAt, quoteId, from } = mail;
	const isSql = payload instanceof SQL || payload instanceof Placeholder;
	const values = {
		idempotencyKey: key,
		kind,
		payload: isSql ? payload : JSON.stringify(payload),
		createdAt: now,
		nextAttemptAt: dueAt ?? now,
		quoteId,
	} satisfies Partial<Record<keyof typeof outbox.$inferInsert, unknown>>;
	const named = new Map<string, unknown>(Object.entries(values));
	const row = Object.entries(getTableColumns(outbox)).map(
		([name, column]) => sql`${named.get(name) ?? column.default ?? null}`,
	);
	return db
		.insert(outbox)
		.select(
			sql`select ${sql.join(row, sql`, `)} ${from ? sql`from ${from}` : sql.empty()} where ${condition}`,
		)
		.onConflictDoNothing();
}

/** Returns a statement that queues a mail. */
export function insertMail(db: Database, { key, kind, payload, createdAt, dueAt, quoteId }: NewMail) {
	const mail = { idempotencyKey: key, kind, payload: JSON.stringify(payload), quoteId };
	return db
		.insert(outbox)
		.values({ ...mail, createdAt, nextAttemptAt: dueAt })
		.onConflictDoNothing();
}
