import { paths } from "#app/config/paths.ts";
import { hostCookie } from "#app/security/host-cookie.server.ts";
import { DAY_MS } from "#app/time/clock.ts";
import { withReturnPath } from "./return-path.ts";

const cookie = hostCookie("cookies", DAY_MS);

/** Marks a PIN that came without cookies. */
const PARAMETER = "cookies";

export function keepsCookies(request: Request): boolean {
	return (request.headers.get("Cookie") ?? "") !== "";
}

/** Returns a cookie that a later form brings back if the browser keeps cookies. */
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
