import { customerQuoteRoot, paths } from "./paths.ts";

/** This matches unreserved characters and the slash where they are percent-encoded. */
const NEEDLESSLY_ENCODED = /%(2[def]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** This matches a customer's link, and signs behind it that a mail program takes for a part of it, such as a full stop. */
const CUSTOMERS_LINK = new RegExp(
	`^(${customerQuoteRoot}(?:/[\\w-]+(?:\\.\\w+)*)+)(?:%[\\da-fA-F]{2}|[^\\w%-])*$`,
);

export function segmentsOf(path: string): string[] {
	return path.split("/").filter((segment) => segment !== "");
}

/** The one spelling of a path, of the many that the router accepts: in lower case except a customer's token, with single
 * slashes, nothing encoded needlessly, without `.data`, and without what does not belong to a customer's link. */
export function canonicalPath(pathname: string): string {
	const plain = segmentsOf(pathname.replace(NEEDLESSLY_ENCODED, decodeURIComponent)).join("/");
	const segments = segmentsOf(plain.replace(/\.data$/i, ""));
	const path = `/${segments.join("/").toLowerCase()}`;
	if (path === "/_root") return paths.home;
	const [root = "", ...token] = segments;
	if (!isAtOrBelow(customerQuoteRoot, path)) return path;
	const link = [`/${root.toLowerCase()}`, ...token].join("/");
	return CUSTOMERS_LINK.exec(link)?.[1] ?? link;
}

export function isAtOrBelow(root: string, path: string): boolean {
	return path === root || path.startsWith(`${root}/`);
}
