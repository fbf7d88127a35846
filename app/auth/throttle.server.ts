import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { WIDE_SHARE } from "#app/catalog/networks.ts";
import type { Database } from "#app/database/client.server.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { throttle } from "#db/schema.ts";

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
/** Of a /48, which by itself never pauses all strangers; and of all strangers. */
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

/** Returns how many wrong tries are left before the next lock, and which lock that is. Null while no try was wrong or
 * all are refused. */
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
	sql`coalesce(${throttle.lockedUntil}, 0) not between ${now + 1} and ${now + maxMs}`;

/** The keys of counters are one text, or a query of one column. */
type Keys = string | SQL;

const queryOf = (keys: Keys) => (typeof keys === "string" ? sql`select ${keys} as key` : keys);

/** Counts an attempt before it is checked: only rows within the limit are returned. */
export function countAttempt(db: Database, keys: Keys, limit: AttemptLimit, now: UtcMs) {
	const { every, pauseMs, max = Number.MAX_SAFE_INTEGER } = limit;
	return db
		.insert(throttle)
		.select(sql`select attempted.key, 1, null, ${now} from (${queryOf(keys)}) attempted where true`)
		.onConflictDoUpdate({
			target: throttle.key,
			set: {
				count: sql`${throttle.count} + 1`,
				lockedUntil: sql`case when (${throttle.count} + 1) % ${every} = 0 then ${now + pauseMs} end`,
				updatedAt: now,
			},
			setWhere: sql`${throttle.count} < ${max} and ${isOver(pauseMs, now)}`,
		})
		.returning({ count: throttle.count });
}

/** SQL that holds after `countAttempt` in its transaction, if the attempt was not refused. */
export function wasCounted(key: string, { pauseMs }: AttemptLimit, now: UtcMs): SQL {
	return sql`exists (select 1 from throttle where key = ${key} and coalesce(locked_until, ${now + pauseMs}) = ${now + pauseMs})`;
}

export function findAttempts(db: Database, keys: Keys) {
	return db
		.select({ count: throttle.count, lockedUntil: throttle.lockedUntil })
		.from(throttle)
		.where(inArray(throttle.key, sql`(${queryOf(keys)})`));
}

export function forgetAttempts(db: Database, key: string) {
	return db.delete(throttle).where(eq(throttle.key, key));
}

export function countInWindow(
	db: Database,
	key: string | null,
	{ windowMs }: WindowLimit,
	now: UtcMs,
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

/** SQL that holds after `countInWindow` in its transaction, if the limit is kept. Without a key it always holds. */
export function isWithin(key: string | null, { max }: WindowLimit): SQL {
	return sql`coalesce((select count from throttle where key = ${key}), 0) <= ${max}`;
}
