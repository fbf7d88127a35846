import { getTableColumns, SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#db/schema.ts";
import type { QueuedMail } from "./queued-mail.ts";

interface NewMail {
	/** One mail per key, however often it is written. */
	key: string;
	kind: QueuedMail["kind"];
	/** As the kind has it, or SQL that makes its JSON. */
	payload: QueuedMail["payload"] | SQL;
	now: number;
}

/** The statement that writes a mail into the outbox where a condition holds, to go into the batch of what it tells of. */
export function queueMail(db: Database, { key, kind, payload, now }: NewMail, condition: SQL) {
	const values = new Map<string, unknown>([
		["idempotencyKey", key],
		["kind", kind],
		["payload", payload instanceof SQL ? payload : JSON.stringify(payload)],
		["createdAt", now],
		["nextAttemptAt", now],
	]);
	const row = Object.entries(getTableColumns(outbox)).map(
		([name, column]) => sql`${values.get(name) ?? column.default ?? null}`,
	);
	return db
		.insert(outbox)
		.select(sql`select ${sql.join(row, sql`, `)} where ${condition}`)
		.onConflictDoNothing();
}
