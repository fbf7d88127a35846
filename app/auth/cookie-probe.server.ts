import { createCookie } from "@remix-run/cloudflare";
import { paths } from "#app/config/paths.ts";
import { withReturnPath } from "./return-path.ts";

/** Says nothing but that the browser keeps cookies. */
const cookie = createCookie("__Host-cookies", {
	httpOnly: true,
	secure: true,
	sameSite: "lax",
	path: "/",
	maxAge: 24 * 60 * 60,
});

/** The search parameter by which the sign-in page knows that the PIN came without cookies. */
const PARAMETER = "cookies";

/** Whether a request shows that its browser keeps our cookies. */
export function keepsCookies(request: Request): boolean {
	return (request.headers.get("Cookie") ?? "") !== "";
}

/** The cookie that a later form brings back, if the browser keeps cookies. */
export function probeCookie(): Promise<string> {
	return cookie.serialize("on");
}

/** The sign-in page, which then explains switched-off cookies. */
export function signInWithoutCookies(page: string): string {
	const address = withReturnPath(paths.auth, page);
	return `${address}${address.includes("?") ? "&" : "?"}${PARAMETER}=off`;
}

/** Whether somebody was led there for that, and still keeps no cookies. */
export function lacksCookies(request: Request): boolean {
	return new URL(request.url).searchParams.has(PARAMETER) && !keepsCookies(request);
}
