import { createHmac } from "node:crypto";
import { createCookie } from "@remix-run/cloudflare";
import { DAY_MS } from "#app/config/durations.ts";
import { retentionDays } from "#app/config/retention.ts";

/** After the owner consented; using the device does not extend it. */
export const TRUST_LIFE_MS = retentionDays.trustedDevice * DAY_MS;

const cookie = createCookie("__Host-trusted-device", {
	httpOnly: true,
	secure: true,
	sameSite: "lax",
	path: "/",
	maxAge: TRUST_LIFE_MS / 1000,
});

/** Valid or not; null without one. */
export async function presentedTrust(request: Request): Promise<string | null> {
	const token: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
	return typeof token === "string" && token !== "" ? token : null;
}

/** The same for any number of parallel requests. */
export function trustTokenOf(secret: string, sessionToken: string): string {
	return createHmac("sha256", secret).update(`trust:${sessionToken}`).digest("base64url");
}

/** How long parallel requests of a device get the same session. */
const SHARED_MS = 10_000;

/** The token of a trusted device's session at `now`, different each time. */
export function deviceSessionToken(secret: string, trustToken: string, now: number): string {
	const moment = Math.floor(now / SHARED_MS);
	return createHmac("sha256", secret).update(`device:${moment}:${trustToken}`).digest("base64url");
}

/** With null the cookie is deleted. */
export function trustCookie(token: string | null): Promise<string> {
	return token === null ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(token);
}
