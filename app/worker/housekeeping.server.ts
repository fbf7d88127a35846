import { and, eq, gt, inArray, isNull, lt, lte, ne, not, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { SESSION_IDLE_MS, SESSION_LIFE_MS, TRUST_LIFE_MS } from "#app/auth/session-cookie.server.ts";
import { forgetFiles } from "#app/customer-import/imports.server.ts";
import { type Database, hasRow, idempotentBatch } from "#app/database/client.server.ts";
import { deleteQuotes } from "#app/quotes/delete-quotes.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import {
	begunRequests,
	erasedQuotes,
	outbox,
	quoteRequests,
	quoteSources,
	sessions,
	throttle,
	tokens,
	trustedDevices,
} from "#db/schema.ts";
import { DAMAGED_KEY } from "./integrity.server.ts";

/** One run deletes at most this many rows of each table, so that no transaction is long. */
const MAX_ROWS = 1000;
const MAX_QUOTES = 100;

/** Deletes expired sessions, devices, links, counters, networks, mails and quotes in one round trip.
 * @throws when the database refuses or does not answer in time; the next run deletes them. */
export async function purgeExpired(db: Database, now: UtcMs): Promise<void> {
	await idempotentBatch(db, purges(db, now));
}

export function purges(db: Database, now: UtcMs) {
	const purge = (table: SQLiteTable, id: SQLiteColumn, where: SQL | undefined) =>
		db.delete(table).where(inArray(id, db.select({ id }).from(table).where(where).limit(MAX_ROWS)));
	const { lastSeenAt, createdAt } = sessions;
	const isDead = or(lte(lastSeenAt, now - SESSION_IDLE_MS), lte(createdAt, now - SESSION_LIFE_MS));
	// Later than the trust, because its device's last session ends with it.
	const isForgotten = lte(trustedDevices.createdAt, now - TRUST_LIFE_MS - SESSION_LIFE_MS);
	const isIdle = and(
		// Damage is known until a look finds none.
		ne(throttle.key, DAMAGED_KEY),
		lt(throttle.updatedAt, keptSince("attempts", now)),
		or(isNull(throttle.lockedUntil), lte(throttle.lockedUntil, now)),
	);
	// What a customer was last told of a job that lies ahead decides what the next mail says.
	const { id, scheduledUntil } = quoteRequests;
	const isAhead = hasRow(db, quoteRequests, and(eq(id, outbox.quoteId), gt(scheduledUntil, now)));
	const isNoDateAhead = or(ne(outbox.kind, "job-date"), not(isAhead));
	return [
		purge(sessions, sessions.id, isDead),
		purge(trustedDevices, trustedDevices.id, isForgotten),
		purge(tokens, tokens.id, lte(tokens.expiresAt, now)),
		purge(throttle, throttle.key, isIdle),
		purge(outbox, outbox.id, and(lt(outbox.sentAt, keptSince("mail", now)), isNoDateAhead)),
		purge(outbox, outbox.id, lt(outbox.failedAt, keptSince("mail", now))),
		purge(begunRequests, begunRequests.id, lt(begunRequests.updatedAt, keptSince("begun", now))),
		...forgetFiles(db, keptSince("import", now)),
		purge(quoteSources, quoteSources.quoteId, lt(quoteSources.createdAt, keptSince("attempts", now))),
		purge(erasedQuotes, erasedQuotes.quoteId, lt(erasedQuotes.erasedAt, keptSince("erasedId", now))),
		...deleteQuotes(db, oldQuotes(db, false, keptSince("quote", now))),
		...deleteQuotes(db, oldQuotes(db, true, keptSince("spam", now))),
	];
}

function oldQuotes(db: Database, spam: boolean, since: UtcMs) {
	return db
		.select({ id: quoteRequests.id })
		.from(quoteRequests)
		.where(
			and(
				eq(quoteRequests.spam, spam),
				// Implied by the next line, for the index.
				lt(quoteRequests.createdAt, since),
				lt(quoteRequests.updatedAt, since),
			),
		)
		.limit(MAX_QUOTES);
}
