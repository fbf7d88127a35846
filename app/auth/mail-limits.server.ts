import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { AttemptKeys } from "./attempt-keys.server.ts";
import { isUnexpired } from "./link-token.server.ts";
import { countInWindow, isWithin, type WindowLimit } from "./throttle.server.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Mails to one address, asked for by one known device or from one network. */
const ownLimit: WindowLimit = { most: 5, windowMs: HOUR_MS };
/** Mails to one address, asked for from all networks together. */
const sharedLimit: WindowLimit = { most: 10, windowMs: HOUR_MS };

/** The statements that count a mail, for the beginning of the batch that `mayMail` is asked in. */
export function countMail(db: Database, { own, shared }: AttemptKeys, now: number) {
	return [
		countInWindow(db, own, ownLimit, now),
		countInWindow(db, shared, sharedLimit, now, isWithin(own, ownLimit)),
	] as const;
}

/** SQL: whoever asks for it has not asked too often, and nor have all together. */
export function mayMail({ own, shared }: AttemptKeys): SQL {
	return sql`(${isWithin(own, ownLimit)} and ${isWithin(shared, sharedLimit)})`;
}

/**
 * SQL: likewise; but an address without a usable link of that kind always gets one, so that nobody can keep an owner
 * from the link that lets them in.
 */
export function mayMailLink(
	keys: AttemptKeys,
	{ kind, email, now }: { kind: "sign-up" | "reset"; email: string; now: number },
): SQL {
	return sql`(${mayMail(keys)} or not exists (select 1 from tokens where email = ${email} and kind = ${kind} and used_at is null and ${isUnexpired(now)}))`;
}
