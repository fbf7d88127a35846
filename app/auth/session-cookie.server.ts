import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/cloudflare";

/** The longest a session lives, in milliseconds; after it the owner signs in again. */
export const SESSION_LIFE_MS = 8 * 60 * 60 * 1000;
/** How long a session lives without a request, in milliseconds. */
export const SESSION_IDLE_MS = 30 * 60 * 1000;

const cookie = createCookie("__Host-session", {
	httpOnly: true,
	secure: true,
	sameSite: "lax",
	path: "/",
	maxAge: SESSION_LIFE_MS / 1000,
});

/** A new session token: 256 random bits, base64url. Only the browser ever keeps it. */
export function newSessionToken(): string {
	return randomBytes(32).toString("base64url");
}

/** What is stored of a token: its SHA-256 in hex, the session's id. */
export function sessionIdOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** The id of the session whose cookie the request presents, known or not; null without one. */
export async function presentedSession(request: Request): Promise<string | null> {
	const token: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
	return typeof token === "string" && token !== "" ? sessionIdOf(token) : null;
}

/** The header that gives the browser its session, or with null takes it away. */
export async function sessionHeaders(token: string | null): Promise<{ "Set-Cookie": string }> {
	return {
		"Set-Cookie": token === null ? await cookie.serialize("", { maxAge: 0 }) : await cookie.serialize(token),
	};
}
