import { createHmac } from "node:crypto";
import { and, between, eq, inArray, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Env } from "#app/config/env.server.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { ownTextsSchema } from "#app/settings/own-texts-schema.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { sessions } from "#db/schema.ts";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "./session-cookie.server.ts";

/** Two machines' clocks may be this far apart. A later time was written by a wrong clock. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** A session is renewed once its last use is this old: an owner's page is a read, which waits for no writer. */
export const RENEW_MS = MINUTE_MS;

export interface AccessContext {
	db: Database;
	env: AccessSettings;
}

/** SQL that holds while a session is neither idle nor too old at `now` and was opened with the present PIN, secret and list of owners. */
export function isValid(env: AccessSettings, now: UtcMs): SQL | undefined {
	const latest = now + CLOCK_TOLERANCE_MS;
	return and(
		between(sessions.lastSeenAt, now - SESSION_IDLE_MS + 1, latest),
		between(sessions.createdAt, now - SESSION_LIFE_MS + 1, latest),
		inArray(sessions.securityStamp, [...validStamps(env)]),
	);
}

export function isAlive(env: AccessSettings, sessionId: string | SQLWrapper, now: UtcMs): SQL | undefined {
	return and(eq(sessions.id, sessionId), isValid(env, now));
}

const { id, userId, unlockedAt, trustedDeviceId } = sessions;

/** Renews the idle time; returns the row while it is alive. */
export function touchSession({ db, env }: AccessContext, sessionId: string | SQLWrapper, now: UtcMs) {
	return db
		.update(sessions)
		.set({ lastSeenAt: now })
		.where(isAlive(env, sessionId, now))
		.returning({ id, userId, unlockedAt, trustedDeviceId });
}

export const sessionStart = {
	createdAt: sessions.createdAt,
	isTrusted: isNotNull(sessions.trustedDeviceId).mapWith(Boolean),
	/** The owners' own words; null before they have any. */
	texts: fromJson(sql`(select value -> '$.texts' from settings where id = 1)`, z.nullable(ownTextsSchema)),
};

export function userOfSession(sessionId: string | SQLWrapper): SQL {
	return sql`(select user_id from sessions where id = ${sessionId})`;
}

export type AccessSettings = Pick<Env, "SESSION_SECRET" | "ADMIN_EMAILS" | "ADMIN_PIN">;

/** This word stands in place of an invited owner's address, whose sessions end with the account's row. */
const INVITED = "invited";

const known = new WeakMap<AccessSettings, readonly string[]>();

/** A session's stamp: it changes with the PIN or the secret, and reveals neither. */
export function securityStamp(
	{ SESSION_SECRET, ADMIN_PIN, ADMIN_EMAILS }: AccessSettings,
	email: string,
): string {
	const who = ADMIN_EMAILS.includes(email) ? email : INVITED;
	return createHmac("sha256", SESSION_SECRET).update(`session:${ADMIN_PIN}:${who}`).digest("base64url");
}

export function validStamps(settings: AccessSettings): readonly string[] {
	const stamps =
		known.get(settings) ?? [...settings.ADMIN_EMAILS, INVITED].map((email) => securityStamp(settings, email));
	known.set(settings, stamps);
	return stamps;
}
