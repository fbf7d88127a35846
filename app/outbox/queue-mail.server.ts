import { isSQLWrapper, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Database, insertSelect } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { alertDevices, outbox } from "#db/schema.ts";
import type { NewAlert, NewMail, QueuedMail } from "./queued-mail.ts";

interface ConditionalMail {
	key: string;
	kind: QueuedMail["kind"];
	payload: QueuedMail["payload"] | SQLWrapper;
	now: UtcMs;
}

/** A statement that queues a mail where a condition holds, for the batch that causes it. */
export function queueMail(
	db: Database,
	{ key, kind, payload, now }: ConditionalMail,
	condition: SQL | undefined,
) {
	const row = {
		idempotencyKey: key,
		kind,
		payload: isSQLWrapper(payload) ? payload : JSON.stringify(payload),
		createdAt: now,
		nextAttemptAt: now,
	};
	return insertSelect(db, outbox, row, { where: condition }).onConflictDoNothing();
}

/** A statement that queues an alert for every device that wants alerts; `only` for that one alone. */
export function queueAlerts(
	db: Database,
	{ key, kind, payload, createdAt, dueAt, quoteId }: NewAlert,
	only?: SQL,
) {
	const row = {
		idempotencyKey: sql`${`${key}:`} || ${alertDevices.id}`,
		kind,
		payload: sql`json_set(${JSON.stringify(payload)}, '$.device', ${alertDevices.id})`,
		createdAt,
		nextAttemptAt: dueAt,
		quoteId,
	};
	return insertSelect(db, outbox, row, { from: alertDevices, where: only }).onConflictDoNothing();
}

export function insertMail(db: Database, { key, kind, payload, createdAt, dueAt, quoteId }: NewMail) {
	const mail = { idempotencyKey: key, kind, payload: JSON.stringify(payload), quoteId };
	return db
		.insert(outbox)
		.values({ ...mail, createdAt, nextAttemptAt: dueAt })
		.onConflictDoNothing();
}
