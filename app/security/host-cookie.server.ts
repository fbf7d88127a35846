import { type Cookie, createCookie } from "@remix-run/cloudflare";

/** Returns a cookie that only this host gets, over HTTPS, from its own pages, and that no script reads. `secrets`
 * sign it. */
export function hostCookie(name: string, maxAgeSeconds: number, secrets: string[] = []): Cookie {
	return createCookie(`__Host-${name}`, {
		httpOnly: true,
		secure: true,
		sameSite: "lax",
		path: "/",
		maxAge: maxAgeSeconds,
		secrets,
	});
}

/** Returns what a cookie carries, or null without a cookie that can be read. */
export function readCookie(cookie: Cookie, request: Request): Promise<unknown> {
	return cookie.parse(request.headers.get("Cookie")).catch(() => null);
}

/** Returns the token that a cookie carries, valid or not, or null without one. */
export async function readTokenCookie(cookie: Cookie, request: Request): Promise<string | null> {
	const token = await readCookie(cookie, request);
	return typeof token === "string" && token !== "" ? token : null;
}

/** Returns the `Set-Cookie` header of a token's cookie. With null the header deletes the cookie. */
export function tokenCookie(cookie: Cookie, token: string | null): Promise<string> {
	return token === null ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize(token);
}
