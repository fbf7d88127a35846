import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, gt, gte, sql } from "drizzle-orm";
import { writeBatch } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { sessions, throttle } from "#db/schema.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { securityStamp } from "./security-stamp.server.ts";
import {
	newSessionToken,
	nextSessionToken,
	presentedSession,
	presentedToken,
	SESSION_LIFE_MS,
	sessionHeaders,
	sessionIdOf,
} from "./session-cookie.server.ts";
import { isAlive } from "./session-state.server.ts";
import { forgetAttempts, pinLimit } from "./throttle.server.ts";

interface RouteArgs {
	request: Request;
	context: AppLoadContext;
}

/**
 * How long a token outlives its successor, in milliseconds: a second tap on 'Unlock' sends the old one once
 * more, and must not find itself signed out. It never opens anything: what it belongs to stays locked.
 */
const GRACE_MS = 10_000;

/** The key under which an account's wrong PINs are counted. */
const pinKey = (userId: string) => `pin:${userId}`;

/**
 * Signs a browser in with a new token and ends the session it had before. Lifts the lock of too many wrong PINs,
 * but not a pause that still runs. `now` is UTC milliseconds. Returns the headers that carry the token, and by which the
 * device is known from now on.
 * @throws when the database refuses or does not answer in time.
 */
export async function openSession(
	{ request, context: { db, env } }: RouteArgs,
	{ userId, email }: { userId: string; email: string },
	now: number,
): Promise<HeadersInit> {
	const token = newSessionToken();
	const former = await presentedSession(request);
	const { own } = await attemptKeys(request, env, "sign-in", email);
	await writeBatch(db, [
		db.insert(sessions).values({
			id: sessionIdOf(token),
			userId,
			createdAt: now,
			lastSeenAt: now,
			securityStamp: securityStamp(env, email),
		}),
		forgetAttempts(db, own),
		db
			.update(throttle)
			.set({ count: 0, updatedAt: now })
			.where(and(eq(throttle.key, pinKey(userId)), gte(throttle.count, pinLimit.most))),
		...(former ? [db.delete(sessions).where(eq(sessions.id, former))] : []),
	]);
	const headers = new Headers(await sessionHeaders(token));
	headers.append("Set-Cookie", await rememberDevice(request, env, email));
	return headers;
}

/**
 * Replaces the request's locked session by an unlocked one with another token and the same end, and forgets the wrong
 * PINs before it; several parallel requests get one and the same. Returns the headers that carry the token, or null
 * where the session is no longer alive.
 * @throws when the database refuses or does not answer in time.
 */
export async function unlockSession(
	{ request, context: { db, env } }: RouteArgs,
	{ id, userId }: { id: string; userId: string },
	now: number,
): Promise<HeadersInit | null> {
	const token = nextSessionToken(env.SESSION_SECRET, (await presentedToken(request)) ?? "");
	const newId = sessionIdOf(token);
	const replaced = sql`exists (select 1 from sessions where id = ${newId})`;
	const results = await writeBatch(db, [
		db
			.insert(sessions)
			.select(
				sql`select ${newId}, user_id, created_at, ${now}, ${now}, security_stamp from sessions where ${isAlive(env, id, now)}`,
			)
			.onConflictDoNothing(),
		db
			.update(sessions)
			.set({ createdAt: now - SESSION_LIFE_MS + GRACE_MS })
			.where(and(eq(sessions.id, id), gt(sessions.createdAt, now - SESSION_LIFE_MS + GRACE_MS), replaced)),
		db.delete(throttle).where(and(eq(throttle.key, pinKey(userId)), replaced)),
		db
			.select({ id: sessions.id })
			.from(sessions)
			.where(isAlive(env, newId, now)),
	]);
	return results.at(-1)?.rows.length === 1 ? sessionHeaders(token) : null;
}

/**
 * Ends the request's session and takes its token out of the browser. Where the database cannot be reached the
 * browser forgets it all the same, and the session goes idle.
 */
export async function logOut({ request, context: { db } }: RouteArgs): Promise<HeadersInit> {
	const id = await presentedSession(request);
	try {
		if (id) await writeBatch(db, [db.delete(sessions).where(eq(sessions.id, id))]);
	} catch (error) {
		logError("session not ended", error);
	}
	return sessionHeaders(null);
}
