import { type Cookie, type CookieOptions, createCookie } from "@remix-run/cloudflare";
import { isLoopback } from "#app/config/env.server.ts";
import { DAY_MS } from "#app/time/clock.ts";

/** Browsers keep no cookie longer. */
export const MAX_COOKIE_LIFE_MS = 400 * DAY_MS;

/** Returns a cookie that only this host gets, over HTTPS, from its own pages, and that no script reads. `secrets` sign it. */
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

const PREFIX = "__Host-";

/** Answers a request over HTTP to this very machine with cookies that have neither `Secure` nor their prefix, because Safari keeps
 * no others of http://localhost. Everywhere else, and in the site's own code, cookies have both. The address decides, as the
 * platform gives it, and no header. The request's headers must be mutable. */
export async function withLocalCookies(
	request: Request,
	answer: (request: Request) => Promise<Response>,
): Promise<Response> {
	const url = new URL(request.url);
	if (url.protocol !== "http:" || !isLoopback(url)) return answer(request);
	const cookies = (request.headers.get("Cookie") ?? "").split(/;\s*/);
	const plain = cookies.filter((cookie) => cookie !== "" && !cookie.startsWith(PREFIX));
	request.headers.set("Cookie", plain.map((cookie) => PREFIX + cookie).join("; "));
	const response = await answer(request);
	// The headers of streams are immutable.
	const local = new Response(response.body, response);
	local.headers.delete("Set-Cookie");
	for (const cookie of response.headers.getSetCookie())
		local.headers.append("Set-Cookie", cookie.replace(PREFIX, "").replace("; Secure", ""));
	return local;
}
