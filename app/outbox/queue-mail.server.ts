import { getTableColumns, SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#db/schema.ts";
import type { NewMail, QueuedMail } from "./queued-mail.ts";

interface ConditionalMail {
	/** One mail per key, however often it is written. */
	key: string;
	kind: QueuedMail["kind"];
	payload: QueuedMail["payload"] | SQL;
	/** UTC milliseconds. */
	now: number;
}

/** A statement that queues a mail where a condition holds, for the batch that causes it. */
export function queueMail(db: Database, { key, kind, payload, now }: ConditionalMail, condition: SQL) {
	const row = {
		idempotencyKey: key,
		kind,
		payload: payload instanceof SQL ? payload : JSON.stringify(payload),
		createdAt: now,
		nextAttemptAt: now,
	};
	return insertRows(db, row, sql`where ${condition}`);
}

/** A statement that queues a row for each row of a source, such as `from … where …`. */
export function insertRows(
	db: Database,
	values: Partial<Record<keyof typeof outbox.$inferInsert, unknown>>,
	source: SQL,
) {
	const named = new Map<string, unknown>(Object.entries(values));
	const row = Object.entries(getTableColumns(outbox)).map(
		([name, column]) => sql`${named.get(name) ?? column.default ?? null}`,
	);
	return db
		.insert(outbox)
		.select(sql`select ${sql.join(row, sql`, `)} ${source}`)
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
