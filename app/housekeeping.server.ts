import { and, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { outbox, sessions, throttle, tokens } from "../db/schema";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "./auth/session-cookie.server";
import { type Database, idempotentBatch } from "./db.server";

/** How long delivered mails stay in the outbox, in milliseconds. Undelivered ones stay until somebody has seen them. */
const SENT_MAIL_LIFE_MS = 30 * 24 * 60 * 60 * 1000;
/** How long a counter of attempts outlives the last one, in milliseconds: longer than any session and any lock. */
const THROTTLE_LIFE_MS = 24 * 60 * 60 * 1000;
/** Rows deleted of each table in one run: a backlog takes several runs, not one long transaction. */
const MOST_ROWS = 1000;

/**
 * Deletes sessions that are idle or too old, mailed links that have expired (used ones with them), counters of attempts
 * that nothing depends on any more, and mails delivered long ago: one transaction in one round trip.
 * `now` is UTC milliseconds.
 * @throws when the database refuses or does not answer in time.
 */
export async function purgeExpired(db: Database, now: number): Promise<void> {
	await idempotentBatch(db, purges(db, now));
}

/** The statements of `purgeExpired`, each bounded and each by an index. */
export function purges(db: Database, now: number) {
	const deadSessions = db
		.select({ id: sessions.id })
		.from(sessions)
		.where(
			or(lte(sessions.lastSeenAt, now - SESSION_IDLE_MS), lte(sessions.createdAt, now - SESSION_LIFE_MS)),
		)
		.limit(MOST_ROWS);
	const deadTokens = db
		.select({ id: tokens.id })
		.from(tokens)
		.where(lte(tokens.expiresAt, now))
		.limit(MOST_ROWS);
	const idleCounters = db
		.select({ key: throttle.key })
		.from(throttle)
		.where(
			and(
				lt(throttle.updatedAt, now - THROTTLE_LIFE_MS),
				or(isNull(throttle.lockedUntil), lte(throttle.lockedUntil, now)),
			),
		)
		.limit(MOST_ROWS);
	const oldMails = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(lt(outbox.sentAt, now - SENT_MAIL_LIFE_MS))
		.limit(MOST_ROWS);
	return [
		db.delete(sessions).where(inArray(sessions.id, deadSessions)),
		db.delete(tokens).where(inArray(tokens.id, deadTokens)),
		db.delete(throttle).where(inArray(throttle.key, idleCounters)),
		db.delete(outbox).where(inArray(outbox.id, oldMails)),
	];
}
