import { createHash, createHmac, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/cloudflare";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/config/durations.ts";

export const SESSION_LIFE_MS = 8 * HOUR_MS;
export const SESSION_IDLE_MS = 30 * MINUTE_MS;
/** Outlives its session, so that the sign-in can say why it is over. */
const COOKIE_LIFE_MS = DAY_MS;

const cookie = createCookie("__Host-session", {
	httpOnly: true,
	secure: true,
	sameSite: "lax",
	path: "/",
	maxAge: COOKIE_LIFE_MS / 1000,
});

/** 256 random bits, base64url; only the browser keeps it. */
export function newSessionToken(): string {
	return randomBytes(32).toString("base64url");
}

/** SHA-256 in hex: the session's id. */
export function sessionIdOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** Known or not; null without one. */
export async function presentedToken(request: Request): Promise<string | null> {
	const token: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
	return typeof token === "string" && token !== "" ? token : null;
}

/** Known or not; null without one. */
export async function presentedSession(request: Request): Promise<string | null> {
	const token = await presentedToken(request);
	return token === null ? null : sessionIdOf(token);
}

/** The token after unlocking: the same for parallel requests, and unguessable without the secret. */
export function nextSessionToken(secret: string, token: string): string {
	return createHmac("sha256", secret).update(`unlock:${token}`).digest("base64url");
}

export function cookieHeaders(cookies: readonly string[]): Headers {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return headers;
}

/** With null the cookie is deleted. */
export function sessionCookie(token: string | null): Promise<string> {
	return token === null ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(token);
}
