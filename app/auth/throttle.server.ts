import { createHmac } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { throttle } from "../../db/schema";
import type { Database } from "../db.server";

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

export const signInLimit: AttemptLimit = { every: 10, pauseMs: 15 * MINUTE_MS };
export const pinLimit = { every: 5, pauseMs: 15 * MINUTE_MS, most: 10 } as const satisfies AttemptLimit;

/** Mails to one address, in a window of `windowMs` milliseconds. */
const mailLimit = { most: 5, windowMs: 60 * MINUTE_MS };

/** Why attempts are refused: for so many minutes, or until the owner has signed in again. */
export type Lock = { until: "time"; minutes: number } | { until: "sign-in" };

interface Attempts {
	count: number;
	lockedUntil: number | null;
}

/** What is refused at `now` (UTC milliseconds) after these attempts; null while nothing is. */
export function lockAfter(attempts: Attempts | undefined, limit: AttemptLimit, now: number): Lock | null {
	if (!attempts) return null;
	if (limit.most !== undefined && attempts.count >= limit.most) return { until: "sign-in" };
	const left = (attempts.lockedUntil ?? 0) - now;
	return left > 0 ? { until: "time", minutes: Math.ceil(left / MINUTE_MS) } : null;
}

/** The key under which an address's attempts are counted; it does not tell the address. */
export function addressKey(secret: string, kind: "sign-in" | "mail", email: string): string {
	return `${kind}:${createHmac("sha256", secret).update(`throttle:${email}`).digest("hex")}`;
}

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
			setWhere: sql`${throttle.count} < ${most} and coalesce(${throttle.lockedUntil}, 0) <= ${now}`,
		})
		.returning({ count: throttle.count });
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

/** Counts a mail to an address; `mayMail` in the same transaction says whether it may still be sent. */
export function countMail(db: Database, key: string, now: number) {
	const ends = now + mailLimit.windowMs;
	const over = sql`${throttle.lockedUntil} <= ${now}`;
	return db
		.insert(throttle)
		.values({ key, count: 1, lockedUntil: ends, updatedAt: now })
		.onConflictDoUpdate({
			target: throttle.key,
			set: {
				count: sql`case when ${over} then 1 else ${throttle.count} + 1 end`,
				lockedUntil: sql`case when ${over} then ${ends} else ${throttle.lockedUntil} end`,
				updatedAt: now,
			},
		});
}

/** SQL: no more mails than the limit were counted under the key. */
export function mayMail(key: string): SQL {
	return sql`(select count from throttle where key = ${key}) <= ${mailLimit.most}`;
}
