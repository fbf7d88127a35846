import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq, getTableColumns, gt, gte, sql } from "drizzle-orm";
import { type Database, hasRow, insertSelect, valuesOf, writeBatch } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { alertDevices, sessions, throttle, trustedDevices } from "#db/schema.ts";
import { deviceCookie, presentedDevice } from "./alert-devices.server.ts";
import { attemptKeys } from "./attempt-keys.server.ts";
import { deviceName } from "./device-name.ts";
import { rememberDevice } from "./known-device.server.ts";
import {
	cookieHeaders,
	newSessionToken,
	nextSessionToken,
	presentedSession,
	presentedTrust,
	SESSION_LIFE_MS,
	sessionCookie,
	sessionIdOf,
	trustCookie,
	trustTokenOf,
} from "./session-cookie.server.ts";
import { isAlive, securityStamp } from "./session-state.server.ts";
import { forgetAttempts, pinLimit } from "./throttle.server.ts";
import { markUsed, trustDevice } from "./trusted-devices.server.ts";

/** A second tap on 'Unlock' still presents the old token, which opens nothing. */
const GRACE_MS = 10_000;

/** The counter of wrong PINs has this and a user's id as its key. */
export const PIN_PREFIX = "pin:";

/** Signs a browser in, ending its earlier session and trust. Returns the headers with the token and the known
 * device.
 * @throws when the database refuses or does not answer in time. */
export async function openSession(
	{ request, context: { db, env } }: RouteArgs,
	{ userId, email }: { userId: string; email: string },
	now: UtcMs,
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
			name: deviceName(request.headers.get("User-Agent")),
		}),
		forgetAttempts(db, own),
		db
			.update(throttle)
			.set({ count: 0, updatedAt: now })
			.where(and(eq(throttle.key, PIN_PREFIX + userId), gte(throttle.count, pinLimit.max))),
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
	/** This is the name of the device to trust, or null without consent. */
	trustAs: string | null;
}

/** Unlocks a session under another token; parallel requests get the same one. Returns the headers with the token,
 * or null where the session is over.
 * @throws when the database refuses or does not answer in time. */
export async function unlockSession(
	{ db, env }: AppLoadContext,
	{ id, userId, token: lockedToken, trustAs }: LockedSession,
	now: UtcMs,
): Promise<HeadersInit | null> {
	const token = nextSessionToken(env.SESSION_SECRET, lockedToken);
	const newId = sessionIdOf(token);
	const trust = trustTokenOf(env.SESSION_SECRET, lockedToken);
	const deviceId = sessionIdOf(trust);
	const replaced = hasRow(db, sessions, eq(sessions.id, newId));
	const newTrust = valuesOf(trustedDevices.id, eq(trustedDevices.id, deviceId));
	const unlocked = {
		...getTableColumns(sessions),
		id: newId,
		lastSeenAt: now,
		unlockedAt: now,
		trustedDeviceId: sql`coalesce(${sessions.trustedDeviceId}, ${newTrust})`,
	};
	const results = await writeBatch(db, [
		...(trustAs === null ? [] : [trustDevice({ db, env }, { deviceId, sessionId: id, name: trustAs }, now)]),
		insertSelect(db, sessions, unlocked, {
			from: sessions,
			where: isAlive(env, id, now),
		}).onConflictDoNothing(),
		db
			.update(sessions)
			.set({ createdAt: now - SESSION_LIFE_MS + GRACE_MS })
			.where(and(eq(sessions.id, id), gt(sessions.createdAt, now - SESSION_LIFE_MS + GRACE_MS), replaced)),
		db.delete(throttle).where(and(eq(throttle.key, PIN_PREFIX + userId), replaced)),
		markUsed(db, newId, now),
		db
			.select({ trustedDeviceId: sessions.trustedDeviceId })
			.from(sessions)
			.where(isAlive(env, newId, now)),
	]);
	const found = results.at(-1)?.rows[0];
	if (!found) return null;
	return cookieHeaders([
		await sessionCookie(token),
		...(found.trusted_device_id === deviceId ? [await trustCookie(trust)] : []),
	]);
}

/** Gives an open session its whole time again, under the token it has, so that other tabs and the live feed go on. Returns
 * the headers with that token.
 * @throws when the database refuses or does not answer in time. */
export async function renewSession(
	{ db, env }: AppLoadContext,
	{ id, userId, token }: Omit<LockedSession, "trustAs">,
	now: UtcMs,
): Promise<HeadersInit> {
	await writeBatch(db, [
		db
			.update(sessions)
			.set({ createdAt: now })
			.where(isAlive(env, id, now)),
		forgetAttempts(db, PIN_PREFIX + userId),
	]);
	return cookieHeaders([await sessionCookie(token)]);
}

/** Ends the session, the alerts on its device and, unless `keepsTrust`, the trust in it; without the database at least the
 * browser forgets them. */
export async function logOut(
	{ request, context }: RouteArgs,
	{ keepsTrust }: { keepsTrust: boolean },
): Promise<HeadersInit> {
	try {
		const device = await presentedDevice(request);
		const ends = [
			...(await endPresented({ request, context }, keepsTrust)),
			...(device ? [context.db.delete(alertDevices).where(eq(alertDevices.id, device))] : []),
		];
		const ended = ends.length > 0 ? await writeBatch(context.db, ends) : [];
		if (ended.every(({ rowsAffected }) => rowsAffected === 0)) context.isUnknown = true;
	} catch (error) {
		logError("session not ended", error);
	}
	return cookieHeaders([
		await sessionCookie(null),
		...(keepsTrust ? [] : [await trustCookie(null)]),
		await deviceCookie(null),
	]);
}

async function endPresented(
	{ request, context: { db } }: { request: Request; context: { db: Database } },
	keepsTrust = false,
) {
	const session = await presentedSession(request);
	const trust = await presentedTrust(request);
	return [
		...(session ? [db.delete(sessions).where(eq(sessions.id, session))] : []),
		...(trust && !keepsTrust
			? [db.delete(trustedDevices).where(eq(trustedDevices.id, sessionIdOf(trust)))]
			: []),
	];
}
