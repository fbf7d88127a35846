/** Cookies as a site on this machine has them, over HTTP: without the prefix. */
export function localCookies(cookies: string): string {
	return cookies.replaceAll("__Host-", "");
}
