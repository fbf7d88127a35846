import { and, between, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { sessions, trustedDevices } from "#db/schema.ts";
import { type AccessSettings, validStamps } from "./security-stamp.server.ts";
import { CLOCK_TOLERANCE_MS, isAlive } from "./session-state.server.ts";
import { TRUST_LIFE_MS } from "./trusted-device-cookie.server.ts";

interface AccessContext {
	db: Database;
	env: AccessSettings;
}

/** SQL: within its time, and its owner is still on the list with the same PIN and secret. */
function isTrusted(env: AccessSettings, now: number): SQL | undefined {
	return and(
		between(trustedDevices.createdAt, now - TRUST_LIFE_MS + 1, now + CLOCK_TOLERANCE_MS),
		inArray(trustedDevices.securityStamp, [...validStamps(env)]),
	);
}

/** Begins a locked session for a trusted device, unless the `former` session is alive. */
export function beginDeviceSession(
	{ db, env }: AccessContext,
	{ deviceId, sessionId, former }: { deviceId: string; sessionId: string; former: string },
	now: number,
) {
	const formerIsAlive = db
		.select()
		.from(sessions)
		.where(isAlive(env, former, now));
	return db
		.insert(sessions)
		.select(
			sql`select ${sessionId}, user_id, ${now}, ${now}, null, security_stamp, id from trusted_devices
				where ${and(eq(trustedDevices.id, deviceId), isTrusted(env, now))} and not exists ${formerIsAlive}`,
		)
		.onConflictDoNothing();
}

export function trustDevice(
	{ db, env }: AccessContext,
	{ deviceId, sessionId, name }: { deviceId: string; sessionId: string; name: string },
	now: number,
) {
	return db
		.insert(trustedDevices)
		.select(
			sql`select ${deviceId}, user_id, ${now}, ${now}, ${name}, security_stamp from sessions
				where ${isAlive(env, sessionId, now)} and trusted_device_id is null`,
		)
		.onConflictDoNothing();
}

export function markUsed(db: Database, sessionId: string, now: number) {
	return db
		.update(trustedDevices)
		.set({ lastUsedAt: now })
		.where(sql`id = (select trusted_device_id from sessions where id = ${sessionId})`);
}

/** Untrusts all devices of the accounts that the query `users` returns; sessions continue. */
export function distrustDevices(db: Database, users: SQL) {
	return [
		db
			.update(sessions)
			.set({ trustedDeviceId: null })
			.where(and(isNotNull(sessions.trustedDeviceId), sql`user_id in (${users})`)),
		db.delete(trustedDevices).where(sql`user_id in (${users})`),
	] as const;
}

/** A query for the trusted devices of a session's account, most recently used first. */
export function selectDevices({ db, env }: AccessContext, sessionId: string, now: number) {
	const { id, name, createdAt, lastUsedAt } = trustedDevices;
	const isCurrent = sql<number>`${id} = (select trusted_device_id from sessions where id = ${sessionId})`;
	return db
		.select({ id, name, createdAt, lastUsedAt, isCurrent: isCurrent.mapWith(Boolean) })
		.from(trustedDevices)
		.where(and(eq(trustedDevices.userId, accountOf(sessionId)), isTrusted(env, now)))
		.orderBy(desc(lastUsedAt), id);
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
		db.delete(trustedDevices).where(and(eq(trustedDevices.userId, accountOf(sessionId)), chosen, allowed)),
	] as const;
}

/** Deletes devices whose owner, PIN or secret changed, so that none comes back if that is reverted.
 * @throws when the database refuses or does not answer in time. */
export async function forgetFormerDevices({ db, env }: AccessContext): Promise<void> {
	await idempotentBatch(db, [
		db.delete(trustedDevices).where(notInArray(trustedDevices.securityStamp, [...validStamps(env)])),
	]);
}

function accountOf(sessionId: string): SQL {
	return sql`(select user_id from sessions where id = ${sessionId})`;
}
