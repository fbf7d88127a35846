import { createCookie } from "@remix-run/cloudflare";
import { paths } from "#app/config/paths.ts";
import { withReturnPath } from "./return-path.ts";

const cookie = createCookie("__Host-cookies", {
	httpOnly: true,
	secure: true,
	sameSite: "lax",
	path: "/",
	maxAge: 24 * 60 * 60,
});

/** Marks a PIN that came without cookies. */
const PARAMETER = "cookies";

export function keepsCookies(request: Request): boolean {
	return (request.headers.get("Cookie") ?? "") !== "";
}

/** Returned by a later form, if the browser keeps cookies. */
export function probeCookie(): Promise<string> {
	return cookie.serialize("on");
}

export function signInWithoutCookies(page: string): string {
	const address = withReturnPath(paths.auth, page);
	return `${address}${address.includes("?") ? "&" : "?"}${PARAMETER}=off`;
}

export function lacksCookies(request: Request): boolean {
	return new URL(request.url).searchParams.has(PARAMETER) && !keepsCookies(request);
}
