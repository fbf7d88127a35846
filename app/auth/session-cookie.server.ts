import { createHash, createHmac, randomBytes } from "node:crypto";
import { tokenCookie } from "#app/security/host-cookie.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { retentionDays } from "#app/time/retention.ts";

export const SESSION_LIFE_MS = 8 * HOUR_MS;
export const SESSION_IDLE_MS = 30 * MINUTE_MS;
/** The cookie outlives its session, so that the sign-in page can say why the session is over. */
const COOKIE_LIFE_MS = DAY_MS;

export const { read: presentedToken, write: sessionCookie } = tokenCookie("session", COOKIE_LIFE_MS);

/** Returns 256 random bits in base64url. Only the browser keeps the token. */
export function newSessionToken(): string {
	return randomBytes(32).toString("base64url");
}

/** Returns the session's id, which is the token's SHA-256 in hex. */
export function sessionIdOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** Returns the id of the session that a request presents, known or not; null without one. */
export async function presentedSession(request: Request): Promise<string | null> {
	const token = await presentedToken(request);
	return token === null ? null : sessionIdOf(token);
}

/** Returns the token after unlocking. Parallel requests get the same one, which nobody can guess without the secret. */
export function nextSessionToken(secret: string, token: string): string {
	return createHmac("sha256", secret).update(`unlock:${token}`).digest("base64url");
}

export function cookieHeaders(cookies: readonly string[]): Headers {
	const headers = new Headers();
	for (const value of cookies) headers.append("Set-Cookie", value);
	return headers;
}

/** The trust lasts this long after the owner consented. Using the device does not extend it. */
export const TRUST_LIFE_MS = retentionDays.trustedDevice * DAY_MS;

export const { read: presentedTrust, write: trustCookie } = tokenCookie("trusted-device", TRUST_LIFE_MS);

/** Parallel requests get the same token. */
export function trustTokenOf(secret: string, sessionToken: string): string {
	return createHmac("sha256", secret).update(`trust:${sessionToken}`).digest("base64url");
}

/** Requests of a device within this time get the same session. */
const SHARED_MS = 10_000;

/** Returns the token of a trusted device's session at `now`. A later session has another token. */
export function deviceSessionToken(secret: string, trustToken: string, now: UtcMs): string {
	const moment = Math.floor(now / SHARED_MS);
	return createHmac("sha256", secret).update(`device:${moment}:${trustToken}`).digest("base64url");
}
