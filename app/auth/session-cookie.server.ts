import { createHash, createHmac, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/cloudflare";

/** The longest a session lives, in milliseconds; after it the owner signs in again. */
export const SESSION_LIFE_MS = 8 * 60 * 60 * 1000;
/** How long a session lives without a request, in milliseconds. */
export const SESSION_IDLE_MS = 30 * 60 * 1000;
/** The cookie outlives its session, so that the sign-in can say why it is over. */
const COOKIE_LIFE_MS = 24 * 60 * 60 * 1000;

const cookie = createCookie("__Host-session", {
	httpOnly: true,
	secure: true,
	sameSite: "lax",
	path: "/",
	maxAge: COOKIE_LIFE_MS / 1000,
});

/** A new session token: 256 random bits, base64url. Only the browser ever keeps it. */
export function newSessionToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a token: its SHA-256 in hex, the session's id. */
export function sessionIdOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** The token that the request presents, known or not; null without one. */
export async function presentedToken(request: Request): Promise<string | null> {
	const token: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
	return typeof token === "string" && token !== "" ? token : null;
}

/** The id of the session whose cookie the request presents, known or not; null without one. */
export async function presentedSession(request: Request): Promise<string | null> {
	const token = await presentedToken(request);
	return token === null ? null : sessionIdOf(token);
}

/**
 * The token that follows a token when its session is unlocked: the same for any number of parallel requests, so that
 * they make one session, and unknown to whoever knows the first but not the secret.
 */
export function nextSessionToken(secret: string, token: string): string {
	return createHmac("sha256", secret).update(`unlock:${token}`).digest("base64url");
}

/** The headers of an answer that sets cookies. */
export function cookieHeaders(cookies: readonly string[]): Headers {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return headers;
}

/** The cookie that gives the browser its session, or with null takes it away. */
export function sessionCookie(token: string | null): Promise<string> {
	return token === null ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(token);
}
