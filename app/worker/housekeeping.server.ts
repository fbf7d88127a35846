import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "#app/auth/session-cookie.server.ts";
import { TRUST_LIFE_MS } from "#app/auth/trusted-device-cookie.server.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { deleteQuotes } from "#app/quotes/delete-quotes.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import {
	erasedQuotes,
	outbox,
	quoteRequests,
	quoteSources,
	sessions,
	throttle,
	tokens,
	trustedDevices,
} from "#db/schema.ts";

/** Of each table in one run, so that no transaction is long. */
const MAX_ROWS = 1000;
const MAX_QUOTES = 100;

/** Deletes expired sessions, devices, links, counters, networks, mails and quotes in one round trip. `now` is UTC
 * milliseconds.
 * @throws when the database refuses or does not answer in time; the next run deletes them. */
export async function purgeExpired(db: Database, now: UtcMs): Promise<void> {
	await idempotentBatch(db, purges(db, now));
}

export function purges(db: Database, now: UtcMs) {
	const deadSessions = db
		.select({ id: sessions.id })
		.from(sessions)
		.where(
			or(lte(sessions.lastSeenAt, now - SESSION_IDLE_MS), lte(sessions.createdAt, now - SESSION_LIFE_MS)),
		)
		.limit(MAX_ROWS);
	// Later than the trust, because its device's last session ends with it.
	const deadDevices = db
		.select({ id: trustedDevices.id })
		.from(trustedDevices)
		.where(lte(trustedDevices.createdAt, now - TRUST_LIFE_MS - SESSION_LIFE_MS))
		.limit(MAX_ROWS);
	const deadTokens = db
		.select({ id: tokens.id })
		.from(tokens)
		.where(lte(tokens.expiresAt, now))
		.limit(MAX_ROWS);
	const idleCounters = db
		.select({ key: throttle.key })
		.from(throttle)
		.where(
			and(
				lt(throttle.updatedAt, keptSince("attempts", now)),
				or(isNull(throttle.lockedUntil), lte(throttle.lockedUntil, now)),
			),
		)
		.limit(MAX_ROWS);
	const sentMails = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(lt(outbox.sentAt, keptSince("mail", now)))
		.limit(MAX_ROWS);
	const failedMails = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(lt(outbox.failedAt, keptSince("mail", now)))
		.limit(MAX_ROWS);
	const oldErasures = db
		.select({ id: erasedQuotes.quoteId })
		.from(erasedQuotes)
		.where(lt(erasedQuotes.erasedAt, keptSince("erasedId", now)))
		.limit(MAX_ROWS);
	const oldSources = db
		.select({ id: quoteSources.quoteId })
		.from(quoteSources)
		.where(lt(quoteSources.createdAt, keptSince("attempts", now)))
		.limit(MAX_ROWS);
	return [
		db.delete(sessions).where(inArray(sessions.id, deadSessions)),
		db.delete(trustedDevices).where(inArray(trustedDevices.id, deadDevices)),
		db.delete(tokens).where(inArray(tokens.id, deadTokens)),
		db.delete(throttle).where(inArray(throttle.key, idleCounters)),
		db.delete(outbox).where(inArray(outbox.id, sentMails)),
		db.delete(outbox).where(inArray(outbox.id, failedMails)),
		db.delete(quoteSources).where(inArray(quoteSources.quoteId, oldSources)),
		db.delete(erasedQuotes).where(inArray(erasedQuotes.quoteId, oldErasures)),
		...deleteQuotes(db, sql`${oldQuotes(db, false, keptSince("quote", now))}`),
		...deleteQuotes(db, sql`${oldQuotes(db, true, keptSince("spam", now))}`),
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
