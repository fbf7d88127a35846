import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { throttle } from "#db/schema.ts";

const MINUTE_MS = 60_000;

/** How many failed attempts there may be. */
export interface AttemptLimit {
	/** After so many, and each time so many more, attempts are refused for a while. */
	every: number;
	/** That while, in milliseconds. */
	pauseMs: number;
	/** After so many in all they are refused until something lifts it. */
	most?: number;
}

/** How many there may be in a while, failed or not. */
export interface WindowLimit {
	most: number;
	windowMs: number;
}

/** Of one known device, or from one network, for one address. */
export const signInLimit: AttemptLimit = { every: 10, pauseMs: 15 * MINUTE_MS };
/** From all networks together, for one address: whoever has many gets no more tries than this. */
export const sharedSignInLimit: WindowLimit = { most: 100, windowMs: 60 * MINUTE_MS };
export const pinLimit = { every: 5, pauseMs: 15 * MINUTE_MS, most: 10 } as const satisfies AttemptLimit;

/** Why attempts are refused: for so many minutes, until `ends` (UTC milliseconds), or until the owner has signed in again. */
export type Lock = { until: "time"; minutes: number; ends: number } | { until: "sign-in" };

interface Attempts {
	count: number;
	lockedUntil: number | null;
}

/**
 * What is refused at `now` (UTC milliseconds) after these attempts; null while nothing is. A lock that ends later than
 * any could was set by a clock that was wrong, and is none.
 */
export function lockAfter(attempts: Attempts | undefined, limit: AttemptLimit, now: number): Lock | null {
	if (!attempts) return null;
	if (limit.most !== undefined && attempts.count >= limit.most) return { until: "sign-in" };
	return lockUntil(attempts.lockedUntil, limit.pauseMs, now);
}

/** Likewise for what is counted in windows. */
export function lockAfterWindow(
	attempts: Attempts | undefined,
	{ most, windowMs }: WindowLimit,
	now: number,
): Lock | null {
	return attempts && attempts.count > most ? lockUntil(attempts.lockedUntil, windowMs, now) : null;
}

function lockUntil(end: number | null, longestMs: number, now: number): Lock | null {
	const left = (end ?? 0) - now;
	return left > 0 && left <= longestMs
		? { until: "time", minutes: Math.ceil(left / MINUTE_MS), ends: now + left }
		: null;
}

/** How many wrong tries are left before the next pause, and what it is; null while none was wrong or none is let through. */
export function triesLeft(
	attempts: Attempts | undefined,
	limit: AttemptLimit,
	now: number,
): { count: number; before: Lock["until"] } | null {
	if (!attempts?.count || lockAfter(attempts, limit, now)) return null;
	const count = limit.every - (attempts.count % limit.every);
	return {
		count,
		before: attempts.count + count >= (limit.most ?? Number.POSITIVE_INFINITY) ? "sign-in" : "time",
	};
}

/** SQL: the counter's time has come, or is further away than it can be. */
const isOver = (longestMs: number, now: number) =>
	sql`coalesce(${throttle.lockedUntil}, 0) not between ${now + 1} and ${now + longestMs}`;

/**
 * Counts an attempt before it is judged: one statement, so that of any number of parallel attempts no more than
 * the limit get a row back, and only those may be judged. `keys` is a query of one column, the keys to count under.
 */
export function countAttempt(db: Database, keys: SQL, limit: AttemptLimit, now: number) {
	const { every, pauseMs, most = Number.MAX_SAFE_INTEGER } = limit;
	return db
		.insert(throttle)
		.select(sql`select attempted.key, 1, null, ${now} from (${keys}) attempted where true`)
		.onConflictDoUpdate({
			target: throttle.key,
			set: {
				count: sql`${throttle.count} + 1`,
				lockedUntil: sql`case when (${throttle.count} + 1) % ${every} = 0 then ${now + pauseMs} end`,
				updatedAt: now,
			},
			setWhere: sql`${throttle.count} < ${most} and ${isOver(pauseMs, now)}`,
		})
		.returning({ count: throttle.count });
}

/** SQL, in the transaction that counted an attempt under a key: it was not refused. */
export function wasCounted(key: string, { pauseMs }: AttemptLimit, now: number): SQL {
	return sql`exists (select 1 from throttle where key = ${key} and coalesce(locked_until, ${now + pauseMs}) = ${now + pauseMs})`;
}

/** The attempts counted under the key that a query names. */
export function findAttempts(db: Database, key: SQL) {
	return db
		.select({ count: throttle.count, lockedUntil: throttle.lockedUntil })
		.from(throttle)
		.where(sql`${throttle.key} in (${key})`);
}

/** Forgets what was counted under a key. */
export function forgetAttempts(db: Database, key: string) {
	return db.delete(throttle).where(eq(throttle.key, key));
}

/** Counts under a key, if there is one and a condition holds, in windows of time. */
export function countInWindow(
	db: Database,
	key: string | null,
	{ windowMs }: WindowLimit,
	now: number,
	condition: SQL = sql`true`,
) {
	const ends = now + windowMs;
	const over = isOver(windowMs, now);
	return db
		.insert(throttle)
		.select(sql`select ${key}, 1, ${ends}, ${now} where ${key} is not null and ${condition}`)
		.onConflictDoUpdate({
			target: throttle.key,
			set: {
				count: sql`case when ${over} then 1 else ${throttle.count} + 1 end`,
				lockedUntil: sql`case when ${over} then ${ends} else ${throttle.lockedUntil} end`,
				updatedAt: now,
			},
		});
}

/** SQL, in the transaction that counted under a key: no more than the limit were counted. True without a key. */
export function isWithin(key: string | null, { most }: WindowLimit): SQL {
	return sql`coalesce((select count from throttle where key = ${key}), 0) <= ${most}`;
}
