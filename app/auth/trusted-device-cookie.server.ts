import { createHmac } from "node:crypto";
import { tokenCookie } from "#app/security/host-cookie.server.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { retentionDays } from "#app/time/retention.ts";

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
