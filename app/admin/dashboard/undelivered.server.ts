import { and, desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { countOfAll } from "#app/database/typed-columns.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { outbox, quoteRequests } from "#db/schema.ts";

const MAX_NAMED = 5;

/** A query for failed mails, newest first; `undeliveredOf` reads it. */
export function selectUndelivered(db: Database) {
	return db
		.select({ id: quoteRequests.id, name: quoteRequests.name, count: countOfAll })
		.from(outbox)
		.leftJoin(quoteRequests, eq(quoteRequests.id, outbox.quoteId))
		.where(isNotNull(outbox.failedAt))
		.orderBy(desc(outbox.failedAt))
		.limit(MAX_NAMED);
}

export function undeliveredOf(rows: readonly { id: string | null; name: string | null; count: number }[]) {
	const named = new Map(rows.flatMap(({ id, name }) => (id && name !== null ? [[id, name]] : [])));
	return { count: rows[0]?.count ?? 0, quotes: Array.from(named, ([quoteId, name]) => ({ quoteId, name })) };
}

export function retryUndelivered(db: Database, now: UtcMs, allowed: SQL) {
	return db
		.update(outbox)
		.set({ failedAt: null, attempts: 0, nextAttemptAt: now })
		.where(and(isNotNull(outbox.failedAt), allowed))
		.returning({ id: outbox.id });
}
