import { and, between, desc, eq, inArray, isNotNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions, trustedDevices } from "#db/schema.ts";
import { type AccessSettings, validStamps } from "./security-stamp.server.ts";
import { CLOCK_TOLERANCE_MS, isAlive, isValid } from "./session-state.server.ts";
import { TRUST_LIFE_MS } from "./trusted-device-cookie.server.ts";

interface AccessContext {
	db: Database;
	env: AccessSettings;
}

/** SQL that holds while the device is within its time, and its owner on the list with the same PIN and secret. */
function isTrusted(env: AccessSettings, now: UtcMs): SQL | undefined {
	return and(
		between(trustedDevices.createdAt, now - TRUST_LIFE_MS + 1, now + CLOCK_TOLERANCE_MS),
		inArray(trustedDevices.securityStamp, [...validStamps(env)]),
	);
}

/** Begins a locked session for a trusted device, unless the `former` session is alive. */
export function beginDeviceSession(
	{ db, env }: AccessContext,
	{ deviceId, sessionId, former }: { deviceId: string; sessionId: string; former: string },
	now: UtcMs,
) {
	const formerIsAlive = db
		.select()
		.from(sessions)
		.where(isAlive(env, former, now));
	return db
		.insert(sessions)
		.select(
			sql`select ${sessionId}, user_id, ${now}, ${now}, null, security_stamp, id, name from trusted_devices
				where ${and(eq(trustedDevices.id, deviceId), isTrusted(env, now))} and not exists ${formerIsAlive}`,
		)
		.onConflictDoNothing();
}

export function trustDevice(
	{ db, env }: AccessContext,
	{ deviceId, sessionId, name }: { deviceId: string; sessionId: string; name: string },
	now: UtcMs,
) {
	return db
		.insert(trustedDevices)
		.select(
			sql`select ${deviceId}, user_id, ${now}, ${now}, ${name}, security_stamp from sessions
				where ${isAlive(env, sessionId, now)} and trusted_device_id is null`,
		)
		.onConflictDoNothing();
}

export function markUsed(db: Database, sessionId: string, now: UtcMs) {
	return db
		.update(trustedDevices)
		.set({ lastUsedAt: now })
		.where(eq(trustedDevices.id, deviceOf(db, sessionId)));
}

/** Untrusts all devices of the accounts that the query `accounts` returns; sessions continue. */
export function distrustDevices(db: Database, accounts: SQL) {
	const users = sql`(${accounts})`;
	return [
		db
			.update(sessions)
			.set({ trustedDeviceId: null })
			.where(and(isNotNull(sessions.trustedDeviceId), inArray(sessions.userId, users))),
		db.delete(trustedDevices).where(inArray(trustedDevices.userId, users)),
	] as const;
}

/** Returns a query for the trusted devices of a session's account, most recently used first. */
export function selectDevices({ db, env }: AccessContext, sessionId: string, now: UtcMs) {
	const { id, name, createdAt, lastUsedAt } = trustedDevices;
	const isCurrent = sql<number>`${eq(id, deviceOf(db, sessionId))}`;
	return db
		.select({ id, name, createdAt, lastUsedAt, isCurrent: isCurrent.mapWith(Boolean) })
		.from(trustedDevices)
		.where(and(eq(trustedDevices.userId, accountOf(db, sessionId)), isTrusted(env, now)))
		.orderBy(desc(lastUsedAt), id);
}

/** A query for the browsers that are signed in to a session's account and not trusted, most recently used first. */
export function selectSessions({ db, env }: AccessContext, sessionId: string, now: UtcMs) {
	const { id, name, createdAt, lastSeenAt } = sessions;
	const isCurrent = sql<number>`${id} = ${sessionId}`.mapWith(Boolean);
	return db
		.select({ id, name, createdAt, lastUsedAt: lastSeenAt, isCurrent })
		.from(sessions)
		.where(
			and(
				eq(sessions.userId, accountOf(db, sessionId)),
				sql`trusted_device_id is null and unlocked_at is not null`,
				isValid(env, now),
			),
		)
		.orderBy(desc(lastSeenAt), id);
}

/** Ends another session of a session's account; with null all others, and the trust in all other devices. */
export function endSessions(db: Database, sessionId: string, other: string | null, allowed: SQL) {
	const ofAccount = and(eq(sessions.userId, accountOf(db, sessionId)), ne(sessions.id, sessionId));
	const ownDevice = sql`(select trusted_device_id from sessions where id = ${sessionId})`;
	return [
		db.delete(sessions).where(and(ofAccount, other === null ? undefined : eq(sessions.id, other), allowed)),
		db
			.delete(trustedDevices)
			.where(
				and(
					eq(trustedDevices.userId, accountOf(db, sessionId)),
					sql`${other === null ? 1 : 0} and ${trustedDevices.id} is not ${ownDevice}`,
					allowed,
				),
			),
	] as const;
}

/** Forgets one device of a session's account, or all with null, and ends their other sessions. */
export function forgetDevices(db: Database, sessionId: string, deviceId: string | null, allowed: SQL) {
	const chosen = deviceId === null ? undefined : eq(trustedDevices.id, deviceId);
	return [
		db
			.update(sessions)
			.set({ trustedDeviceId: null })
			.where(
				and(
					eq(sessions.id, sessionId),
					deviceId === null ? undefined : eq(sessions.trustedDeviceId, deviceId),
					allowed,
				),
			),
		db
			.delete(trustedDevices)
			.where(and(eq(trustedDevices.userId, accountOf(db, sessionId)), chosen, allowed)),
	] as const;
}

/** Deletes devices whose owner, PIN or secret changed, so that none comes back if that is reverted.
 * @throws when the database refuses or does not answer in time. */
export async function forgetFormerDevices({ db, env }: AccessContext): Promise<void> {
	await idempotentBatch(db, [
		db.delete(trustedDevices).where(notInArray(trustedDevices.securityStamp, [...validStamps(env)])),
	]);
}

function accountOf(db: Database, sessionId: string) {
	return db.select({ id: sessions.userId }).from(sessions).where(eq(sessions.id, sessionId));
}

function deviceOf(db: Database, sessionId: string) {
	return db.select({ id: sessions.trustedDeviceId }).from(sessions).where(eq(sessions.id, sessionId));
}
