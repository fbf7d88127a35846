import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, gt, gte, sql } from "drizzle-orm";
import { type Database, writeBatch } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { sessions, throttle, trustedDevices } from "#db/schema.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { rememberDevice } from "./known-device.server.ts";
import { securityStamp } from "./security-stamp.server.ts";
import {
	cookieHeaders,
	newSessionToken,
	nextSessionToken,
	presentedSession,
	SESSION_LIFE_MS,
	sessionCookie,
	sessionIdOf,
} from "./session-cookie.server.ts";
import { isAlive } from "./session-state.server.ts";
import { forgetAttempts, pinLimit } from "./throttle.server.ts";
import { presentedTrust, trustCookie, trustTokenOf } from "./trusted-device-cookie.server.ts";
import { markUsed, trustDevice } from "./trusted-devices.server.ts";

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
 * Signs a browser in with a new token and ends the session and the trust it had before. Lifts the lock of too many wrong
 * PINs, but not a pause that still runs. Returns the headers that carry the token, and by which the device is known from
 * now on.
 * @throws when the database refuses or does not answer in time.
 */
export async function openSession(
	{ request, context: { db, env } }: RouteArgs,
	{ userId, email }: { userId: string; email: string },
	now: number,
): Promise<HeadersInit> {
	const token = newSessionToken();
	const former = await endPresented({ request, context: { db } });
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
		...former,
	]);
	return cookieHeaders([
		await sessionCookie(token),
		await rememberDevice(request, env, email),
		await trustCookie(null),
	]);
}

interface LockedSession {
	id: string;
	userId: string;
	token: string;
	/** What the device is called that is to be trusted from now on; null without that consent. */
	trustAs: string | null;
}

/**
 * Replaces a locked session by an unlocked one with another token and the same end, and forgets the wrong PINs before
 * it; several parallel requests get one and the same. Returns the headers that carry the token, or null where the session
 * is no longer alive.
 * @throws when the database refuses or does not answer in time.
 */
export async function unlockSession(
	{ db, env }: AppLoadContext,
	{ id, userId, token: lockedToken, trustAs }: LockedSession,
	now: number,
): Promise<HeadersInit | null> {
	const token = nextSessionToken(env.SESSION_SECRET, lockedToken);
	const newId = sessionIdOf(token);
	const trust = trustTokenOf(env.SESSION_SECRET, lockedToken);
	const deviceId = sessionIdOf(trust);
	const replaced = sql`exists (select 1 from sessions where id = ${newId})`;
	const results = await writeBatch(db, [
		...(trustAs === null ? [] : [trustDevice({ db, env }, { deviceId, sessionId: id, name: trustAs }, now)]),
		db
			.insert(sessions)
			.select(
				sql`select ${newId}, user_id, created_at, ${now}, ${now}, security_stamp,
					coalesce(trusted_device_id, (select id from trusted_devices where id = ${deviceId}))
					from sessions where ${isAlive(env, id, now)}`,
			)
			.onConflictDoNothing(),
		db
			.update(sessions)
			.set({ createdAt: now - SESSION_LIFE_MS + GRACE_MS })
			.where(and(eq(sessions.id, id), gt(sessions.createdAt, now - SESSION_LIFE_MS + GRACE_MS), replaced)),
		db.delete(throttle).where(and(eq(throttle.key, pinKey(userId)), replaced)),
		markUsed(db, newId, now),
		db
			.select({ isNewlyTrusted: sql`coalesce(${sessions.trustedDeviceId} = ${deviceId}, 0)` })
			.from(sessions)
			.where(isAlive(env, newId, now)),
	]);
	const unlocked = results.at(-1)?.rows[0];
	if (!unlocked) return null;
	return cookieHeaders([
		await sessionCookie(token),
		...(unlocked[0] === 1 ? [await trustCookie(trust)] : []),
	]);
}

/**
 * Ends the request's session and the trust in its device, and takes both out of the browser. Where the database cannot
 * be reached the browser forgets them all the same, and the session goes idle.
 */
export async function logOut({ request, context }: RouteArgs): Promise<HeadersInit> {
	try {
		const ends = await endPresented({ request, context });
		if (ends.length > 0) await writeBatch(context.db, ends);
	} catch (error) {
		logError("session not ended", error);
	}
	return cookieHeaders([await sessionCookie(null), await trustCookie(null)]);
}

/** The statements that end the session and the trusted device that a request presents. */
async function endPresented({ request, context: { db } }: { request: Request; context: { db: Database } }) {
	const session = await presentedSession(request);
	const trust = await presentedTrust(request);
	return [
		...(session ? [db.delete(sessions).where(eq(sessions.id, session))] : []),
		...(trust ? [db.delete(trustedDevices).where(eq(trustedDevices.id, sessionIdOf(trust)))] : []),
	];
}
