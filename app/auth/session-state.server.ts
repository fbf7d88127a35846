import { and, between, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { sessions } from "#db/schema.ts";
import { type AccessSettings, validStamps } from "./security-stamp.server.ts";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "./session-cookie.server.ts";

/** How far apart two machines' clocks may be: a later time was written by a wrong one. */
export const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

interface AccessContext {
	db: Database;
	env: AccessSettings;
}

/**
 * SQL: a session has neither gone idle nor grown too old at `now` (UTC milliseconds), and was opened by somebody who is
 * still on the list, with today's PIN and secret. One from the future was opened by a clock that was wrong, and is over.
 */
export function isValid(env: AccessSettings, now: number): SQL | undefined {
	const latest = now + CLOCK_TOLERANCE_MS;
	return and(
		between(sessions.lastSeenAt, now - SESSION_IDLE_MS + 1, latest),
		between(sessions.createdAt, now - SESSION_LIFE_MS + 1, latest),
		inArray(sessions.securityStamp, [...validStamps(env)]),
	);
}

/** SQL: this session exists and is valid. It may be a query of one id. */
export function isAlive(env: AccessSettings, sessionId: string | SQL, now: number): SQL | undefined {
	return and(eq(sessions.id, sessionId), isValid(env, now));
}

/** Renews a session's idle time; its row comes back while it is alive. */
export function touchSession({ db, env }: AccessContext, sessionId: string | SQL, now: number) {
	return db
		.update(sessions)
		.set({ lastSeenAt: now })
		.where(isAlive(env, sessionId, now))
		.returning({
			id: sessions.id,
			userId: sessions.userId,
			unlockedAt: sessions.unlockedAt,
			trustedDeviceId: sessions.trustedDeviceId,
		});
}

/** A query for when a session ends at the latest, UTC milliseconds. */
export function selectSessionEnd(db: Database, sessionId: string) {
	return db
		.select({ endsAt: sql<number>`${sessions.createdAt} + ${SESSION_LIFE_MS}` })
		.from(sessions)
		.where(eq(sessions.id, sessionId));
}
