import {
	and,
	between,
	type Column,
	desc,
	eq,
	inArray,
	isNotNull,
	isNull,
	ne,
	not,
	notInArray,
	type SQL,
	type SQLWrapper,
} from "drizzle-orm";
import { type Database, hasRow, idempotentBatch, insertSelect } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sessions, trustedDevices } from "#db/schema.ts";
import { TRUST_LIFE_MS } from "./session-cookie.server.ts";
import {
	type AccessContext,
	type AccessSettings,
	CLOCK_TOLERANCE_MS,
	isAlive,
	isValid,
	userOfSession,
	validStamps,
} from "./session-state.server.ts";

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
	const formerIsAlive = hasRow(db, sessions, isAlive(env, former, now));
	const { id, userId, securityStamp, name } = trustedDevices;
	const times = { createdAt: now, lastSeenAt: now };
	const session = { id: sessionId, userId, ...times, securityStamp, trustedDeviceId: id, name };
	const where = and(eq(id, deviceId), isTrusted(env, now), not(formerIsAlive));
	return insertSelect(db, sessions, session, { from: trustedDevices, where }).onConflictDoNothing();
}

export function trustDevice(
	{ db, env }: AccessContext,
	{ deviceId, sessionId, name }: { deviceId: string; sessionId: string; name: string },
	now: UtcMs,
) {
	const { userId, securityStamp, trustedDeviceId } = sessions;
	const device = { id: deviceId, userId, createdAt: now, lastUsedAt: now, name, securityStamp };
	const where = and(isAlive(env, sessionId, now), isNull(trustedDeviceId));
	return insertSelect(db, trustedDevices, device, { from: sessions, where }).onConflictDoNothing();
}

export function markUsed(db: Database, sessionId: string, now: UtcMs) {
	return db
		.update(trustedDevices)
		.set({ lastUsedAt: now })
		.where(inArray(trustedDevices.id, deviceOf(db, sessionId)));
}

/** Untrusts all devices of the accounts that the query `accounts` returns; sessions continue. */
export function distrustDevices(db: Database, accounts: SQLWrapper) {
	return [
		db
			.update(sessions)
			.set({ trustedDeviceId: null })
			.where(and(isNotNull(sessions.trustedDeviceId), inArray(sessions.userId, accounts))),
		db.delete(trustedDevices).where(inArray(trustedDevices.userId, accounts)),
	] as const;
}

/** Returns a query for the trusted devices of a session's account, most recently used first. */
export function selectDevices({ db, env }: AccessContext, sessionId: string, now: UtcMs) {
	const { id, name, createdAt, lastUsedAt } = trustedDevices;
	const isCurrent = inArray(id, deviceOf(db, sessionId)).mapWith(Boolean);
	return db
		.select({ id, name, createdAt, lastUsedAt, isCurrent })
		.from(trustedDevices)
		.where(and(eq(trustedDevices.userId, userOfSession(sessionId)), isTrusted(env, now)))
		.orderBy(desc(lastUsedAt), id);
}

/** A query for the browsers that are signed in to a session's account and not trusted, most recently used first. */
export function selectSessions({ db, env }: AccessContext, sessionId: string, now: UtcMs) {
	const { id, name, createdAt, lastSeenAt } = sessions;
	const isCurrent = eq(id, sessionId).mapWith(Boolean);
	return db
		.select({ id, name, createdAt, lastUsedAt: lastSeenAt, isCurrent })
		.from(sessions)
		.where(
			and(
				eq(sessions.userId, userOfSession(sessionId)),
				isNull(sessions.trustedDeviceId),
				isNotNull(sessions.unlockedAt),
				isValid(env, now),
			),
		)
		.orderBy(desc(lastSeenAt), id);
}

/** Ends another session of a session's account; with null all others, and the trust in all other devices. */
export function endSessions(db: Database, sessionId: string, other: string | null, allowed: SQL) {
	const account = userOfSession(sessionId);
	const ofAccount = and(eq(sessions.userId, account), ne(sessions.id, sessionId), allowed);
	if (other !== null) return [db.delete(sessions).where(and(ofAccount, eq(sessions.id, other)))];
	const ownDevice = deviceOf(db, sessionId);
	return [
		db.delete(sessions).where(ofAccount),
		db
			.delete(trustedDevices)
			.where(and(eq(trustedDevices.userId, account), notInArray(trustedDevices.id, ownDevice), allowed)),
	];
}

/** Forgets one device of a session's account, or all with null, and ends their other sessions. */
export function forgetDevices(db: Database, sessionId: string, deviceId: string | null, allowed: SQL) {
	const isChosen = (device: Column) => (deviceId === null ? undefined : eq(device, deviceId));
	return [
		db
			.update(sessions)
			.set({ trustedDeviceId: null })
			.where(and(eq(sessions.id, sessionId), isChosen(sessions.trustedDeviceId), allowed)),
		db
			.delete(trustedDevices)
			.where(and(eq(trustedDevices.userId, userOfSession(sessionId)), isChosen(trustedDevices.id), allowed)),
	] as const;
}

/** Deletes devices whose owner, PIN or secret changed, so that none comes back if that is reverted.
 * @throws when the database refuses or does not answer in time. */
export async function forgetFormerDevices({ db, env }: AccessContext): Promise<void> {
	await idempotentBatch(db, [
		db.delete(trustedDevices).where(notInArray(trustedDevices.securityStamp, [...validStamps(env)])),
	]);
}

function deviceOf(db: Database, sessionId: string) {
	return db
		.select({ id: sessions.trustedDeviceId })
		.from(sessions)
		.where(and(eq(sessions.id, sessionId), isNotNull(sessions.trustedDeviceId)));
}
