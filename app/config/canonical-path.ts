import { customerQuoteRoot, paths } from "./paths.ts";

/** This matches unreserved characters and the slash where they are percent-encoded. */
const NEEDLESSLY_ENCODED = /%(2[def]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

export function segmentsOf(path: string): string[] {
	return path.split("/").filter((segment) => segment !== "");
}

/** The one spelling of a path, of the many that the router accepts: in lower case except a customer's token, with single
 * slashes, nothing encoded needlessly, and without `.data`. */
export function canonicalPath(pathname: string): string {
	const plain = segmentsOf(pathname.replace(NEEDLESSLY_ENCODED, decodeURIComponent)).join("/");
	const segments = segmentsOf(plain.replace(/\.data$/i, ""));
	const path = `/${segments.join("/").toLowerCase()}`;
	if (path === "/_root") return paths.home;
	const [root = "", ...token] = segments;
	return isAtOrBelow(customerQuoteRoot, path) ? [`/${root.toLowerCase()}`, ...token].join("/") : path;
}

export function isAtOrBelow(root: string, path: string): boolean {
	return path === root || path.startsWith(`${root}/`);
}
