import { and, eq, gt, inArray, isNull, lt, not, notBetween, or, type SQL, sql } from "drizzle-orm";
import { WIDE_SHARE } from "#app/catalog/networks.ts";
import { type Database, hasRow, insertSelect, never, plus, when } from "#app/database/client.server.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { sessions, throttle } from "#db/schema.ts";

export interface AttemptLimit {
	/** After so many, and again after each so many more, attempts are paused. */
	every: number;
	pauseMs: number;
	/** After so many in all they are refused until the counter is reset. */
	max?: number;
}

export interface WindowLimit {
	max: number;
	windowMs: number;
}

export const signInLimit: AttemptLimit = { every: 10, pauseMs: 15 * MINUTE_MS };
/** This limit is that of a /48, which by itself never pauses all strangers, and of all strangers. */
export const wideSignInLimit: WindowLimit = { max: signInLimit.every * WIDE_SHARE, windowMs: 15 * MINUTE_MS };
export const sharedSignInLimit: WindowLimit = { max: 100, windowMs: 15 * MINUTE_MS };
export const pinLimit = { every: 5, pauseMs: 15 * MINUTE_MS, max: 10 } as const satisfies AttemptLimit;

/** A lock of the kind `sign-in` lasts until the owner has signed in again. */
export type Lock = { until: "time"; minutes: number; ends: UtcMs } | { until: "sign-in" };

interface Attempts {
	count: number;
	lockedUntil: UtcMs | null;
}

/** Returns the lock at `now`, or null without one and where a wrong clock set it. */
export function lockAfter(attempts: Attempts | undefined, limit: AttemptLimit, now: UtcMs): Lock | null {
	if (!attempts) return null;
	if (limit.max !== undefined && attempts.count >= limit.max) return { until: "sign-in" };
	return lockUntil(attempts.lockedUntil, limit.pauseMs, now);
}

export function lockAfterWindow(
	attempts: Attempts | undefined,
	{ max, windowMs }: WindowLimit,
	now: UtcMs,
): Lock | null {
	return attempts && attempts.count > max ? lockUntil(attempts.lockedUntil, windowMs, now) : null;
}

function lockUntil(end: number | null, maxMs: number, now: UtcMs): Lock | null {
	const left = (end ?? 0) - now;
	return left > 0 && left <= maxMs
		? { until: "time", minutes: Math.ceil(left / MINUTE_MS), ends: now + left }
		: null;
}

/** Returns how many wrong tries are left before the next lock, and which lock that is. Null while no try was wrong or all are refused. */
export function triesLeft(
	attempts: Attempts | undefined,
	limit: AttemptLimit,
	now: UtcMs,
): { count: number; before: Lock["until"] } | null {
	if (!attempts?.count || lockAfter(attempts, limit, now)) return null;
	const count = limit.every - (attempts.count % limit.every);
	return {
		count,
		before: attempts.count + count >= (limit.max ?? Number.POSITIVE_INFINITY) ? "sign-in" : "time",
	};
}

/** SQL that holds once the window is over, and where a wrong clock set it. */
const isOver = (maxMs: number, now: UtcMs) =>
	or(isNull(throttle.lockedUntil), notBetween(throttle.lockedUntil, now + 1, now + maxMs));

/** A counter by its key, or the counter of the account of a session that the condition finds. */
type Counter = string | { prefix: string; ofSession: SQL | undefined };

const keyOf = ({ prefix }: { prefix: string }) => sql<string>`${prefix} || ${sessions.userId}`;

/** Counts an attempt before it is checked: only rows within the limit are returned. */
export function countAttempt(db: Database, counter: Counter, limit: AttemptLimit, now: UtcMs) {
	const { every, pauseMs, max = Number.MAX_SAFE_INTEGER } = limit;
	const isNamed = typeof counter === "string";
	const row = { key: isNamed ? counter : keyOf(counter), count: 1, updatedAt: now };
	return insertSelect(db, throttle, row, isNamed ? {} : { from: sessions, where: counter.ofSession })
		.onConflictDoUpdate({
			target: throttle.key,
			set: {
				count: plus(throttle.count, 1),
				lockedUntil: when(sql`(${throttle.count} + 1) % ${every} = 0`, now + pauseMs),
				updatedAt: now,
			},
			setWhere: and(lt(throttle.count, max), isOver(pauseMs, now)),
		})
		.returning({ count: throttle.count });
}

/** SQL that holds after `countAttempt` in its transaction, if the attempt was not refused. */
export function wasCounted(db: Database, key: string, { pauseMs }: AttemptLimit, now: UtcMs): SQL {
	const isThisPause = or(isNull(throttle.lockedUntil), eq(throttle.lockedUntil, now + pauseMs));
	return hasRow(db, throttle, and(eq(throttle.key, key), isThisPause));
}

export function findAttempts(db: Database, counter: Counter) {
	return db
		.select({ count: throttle.count, lockedUntil: throttle.lockedUntil })
		.from(throttle)
		.where(isCounter(db, counter));
}

export function isCounter(db: Database, counter: Counter): SQL {
	if (typeof counter === "string") return eq(throttle.key, counter);
	const keys = db
		.select({ key: keyOf(counter) })
		.from(sessions)
		.where(counter.ofSession);
	return inArray(throttle.key, keys);
}

export function forgetAttempts(db: Database, key: string) {
	return db.delete(throttle).where(eq(throttle.key, key));
}

/** Counts in a window where the condition holds; nothing without a key. */
export function countInWindow(
	db: Database,
	key: string | null,
	{ windowMs }: WindowLimit,
	now: UtcMs,
	condition?: SQL,
) {
	const ends = now + windowMs;
	const over = isOver(windowMs, now);
	const row = { key: key ?? "", count: 1, lockedUntil: ends, updatedAt: now };
	const where = key === null ? never : condition;
	return insertSelect(db, throttle, row, { where }).onConflictDoUpdate({
		target: throttle.key,
		set: {
			count: when(over, 1, plus(throttle.count, 1)),
			lockedUntil: when(over, ends, throttle.lockedUntil),
			updatedAt: now,
		},
	});
}

/** SQL that holds after `countInWindow` in its transaction, if the limit is kept. Without a key it always holds. */
export function isWithin(db: Database, key: string | null, { max }: WindowLimit): SQL {
	return not(hasRow(db, throttle, and(eq(throttle.key, key ?? ""), gt(throttle.count, max))));
}
