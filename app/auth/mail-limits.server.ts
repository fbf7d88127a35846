import { type SQL, sql } from "drizzle-orm";
import { HOUR_MS } from "#app/config/durations.ts";
import type { Database } from "#app/database/client.server.ts";
import type { AttemptKeys } from "./attempt-keys.server.ts";
import { isUnexpired } from "./link-token.server.ts";
import { countInWindow, isWithin, type WindowLimit } from "./throttle.server.ts";

const ownLimit: WindowLimit = { max: 5, windowMs: HOUR_MS };
const sharedLimit: WindowLimit = { max: 10, windowMs: HOUR_MS };

/** The statements that count a mail, at the start of the batch that uses `mayMail`. */
export function countMail(db: Database, { own, shared }: AttemptKeys, now: number) {
	return [
		countInWindow(db, own, ownLimit, now),
		countInWindow(db, shared, sharedLimit, now, isWithin(own, ownLimit)),
	] as const;
}

export function mayMail({ own, shared }: AttemptKeys): SQL {
	return sql`(${isWithin(own, ownLimit)} and ${isWithin(shared, sharedLimit)})`;
}

/** SQL: as `mayMail`, but an address without a usable link always gets one, so that nobody can lock an owner out. */
export function mayMailLink(
	keys: AttemptKeys,
	{ kind, email, now }: { kind: "sign-up" | "reset"; email: string; now: number },
): SQL {
	return sql`(${mayMail(keys)} or not exists (select 1 from tokens where email = ${email} and kind = ${kind} and used_at is null and ${isUnexpired(now)}))`;
}
