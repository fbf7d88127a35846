import { createHmac } from "node:crypto";
import { hostCookie, readTokenCookie, tokenCookie } from "#app/security/host-cookie.server.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { retentionDays } from "#app/time/retention.ts";

/** The trust lasts this long after the owner consented. Using the device does not extend it. */
export const TRUST_LIFE_MS = retentionDays.trustedDevice * DAY_MS;

const cookie = hostCookie("trusted-device", TRUST_LIFE_MS / 1000);

/** Returns the token that the request presents, valid or not, or null without one. */
export const presentedTrust = (request: Request) => readTokenCookie(cookie, request);

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

/** Returns the `Set-Cookie` header of a token. With null the header deletes the cookie. */
export const trustCookie = (token: string | null) => tokenCookie(cookie, token);
