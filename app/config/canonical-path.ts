import { customerQuoteRoot, paths } from "./paths.ts";

/** Letters, digits, `-._~` and the slash: written as %XX they mean the same. */
const NEEDLESSLY_ENCODED = /%(2[def]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** What stands between the slashes of a path. */
export function segmentsOf(path: string): string[] {
	return path.split("/").filter((segment) => segment !== "");
}

/**
 * The one path by which limits, headers, the service worker and analytics know a page: in lower case but for the
 * token of a customer's page, with single slashes, nothing encoded that need not be, and without the ending of a
 * page's data. The router takes every other spelling of it for the same page.
 */
export function canonicalPath(pathname: string): string {
	const plain = segmentsOf(pathname.replace(NEEDLESSLY_ENCODED, decodeURIComponent)).join("/");
	const segments = segmentsOf(plain.replace(/\.data$/i, ""));
	const path = `/${segments.join("/").toLowerCase()}`;
	if (path === "/_root") return paths.home;
	const [root = "", ...token] = segments;
	return isAtOrBelow(customerQuoteRoot, path) ? [`/${root.toLowerCase()}`, ...token].join("/") : path;
}

/** Whether a canonical path is a page's or below it. */
export function isAtOrBelow(root: string, path: string): boolean {
	return path === root || path.startsWith(`${root}/`);
}
