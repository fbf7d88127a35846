import { createHash, createHmac } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { CLOCK_TOLERANCE_MS } from "./session-state.server.ts";

/** How long a mailed link works, in milliseconds. */
export const LINK_LIFE_MS = 30 * 60 * 1000;

/**
 * The token of a mailed link. It is derived from a random seed, so that the outbox holds the seed alone
 * and nothing that opens an account is stored in the clear.
 */
export function linkToken(secret: string, seed: string): string {
	return createHmac("sha256", secret).update(`link:${seed}`).digest("base64url");
}

/** What is stored of a link's token: its SHA-256 in hex, the id of its row. */
export function linkIdOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/**
 * SQL: the link's time is not over at `now` (UTC milliseconds). One that would last longer than any was made by a clock
 * that was wrong, and is over.
 */
export function isUnexpired(now: number): SQL {
	return sql`expires_at between ${now + 1} and ${now + LINK_LIFE_MS + CLOCK_TOLERANCE_MS}`;
}

/** The token of the mailed link that was opened, or an empty text. */
export function presentedLink(request: Request): string {
	return new URL(request.url).searchParams.get("token") ?? "";
}
