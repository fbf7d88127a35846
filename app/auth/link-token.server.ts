import { createHash, createHmac } from "node:crypto";
import { between, type SQL } from "drizzle-orm";
import { MINUTE_MS } from "#app/config/durations.ts";
import { tokens } from "#db/schema.ts";
import { CLOCK_TOLERANCE_MS } from "./session-state.server.ts";

export const LINK_LIFE_MS = 30 * MINUTE_MS;

/** Derived from a random seed: the outbox stores only the seed, so nothing stored opens an account. */
export function linkToken(secret: string, seed: string): string {
	return createHmac("sha256", secret).update(`link:${seed}`).digest("base64url");
}

export function linkIdOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** SQL: the link has not expired at `now` (UTC milliseconds), nor was it made by a wrong clock in the future. */
export function isUnexpired(now: number): SQL {
	return between(tokens.expiresAt, now + 1, now + LINK_LIFE_MS + CLOCK_TOLERANCE_MS);
}

export function presentedLink(request: Request): string {
	return new URL(request.url).searchParams.get("token") ?? "";
}
