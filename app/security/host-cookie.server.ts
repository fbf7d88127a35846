import { type Cookie, type CookieOptions, createCookie } from "@remix-run/cloudflare";
import { DAY_MS } from "#app/time/clock.ts";

/** Browsers keep no cookie longer. */
export const MAX_COOKIE_LIFE_MS = 400 * DAY_MS;

/** Returns a cookie that only this host gets, over HTTPS, from its own pages, and that no script reads. `secrets`
 * sign it. */
export function hostCookie(
	name: string,
	lifeMs: number,
	how: Pick<CookieOptions, "secrets" | "encode"> = {},
): Cookie {
	return createCookie(`__Host-${name}`, {
		httpOnly: true,
		secure: true,
		sameSite: "lax",
		path: "/",
		maxAge: lifeMs / 1000,
		...how,
	});
}

/** Returns what a cookie carries, or null without a cookie that can be read. */
export function readCookie(cookie: Cookie, request: Request): Promise<unknown> {
	return cookie.parse(request.headers.get("Cookie")).catch(() => null);
}

/** Returns a cookie that carries a token. `read` gives the token that a request presents, valid or not, or null without
 * one; `write` gives the `Set-Cookie` header of a token, and with null the one that deletes the cookie. */
export function tokenCookie(name: string, lifeMs: number) {
	const cookie = hostCookie(name, lifeMs);
	return {
		async read(request: Request): Promise<string | null> {
			const token = await readCookie(cookie, request);
			return typeof token === "string" && token !== "" ? token : null;
		},
		write: (token: string | null) =>
			token === null ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(token),
	};
}
