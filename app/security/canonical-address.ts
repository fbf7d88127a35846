import { business } from "#app/config/business.ts";
import { canonicalPath, isAtOrBelow, segmentsOf } from "#app/config/canonical-path.ts";
import { hydratedRoots, paths } from "#app/config/paths.ts";

const { region, slug } = business.home;
const short = (path: string) => path.replace(`-${slug}-${region.toLowerCase()}`, `-${slug}`);

/** Addresses that pages once had, or that people guess, in lower case; each with the one that is right. */
const movedPaths: Readonly<Record<string, string>> = Object.fromEntries(
	[paths.product, paths.gutterCleaning, paths.pressureWashing, paths.serviceAreas].map((path) => [
		short(path),
		path,
	]),
);

const PARAMETER = ":";

/** Every address of the site as its segments. */
const addresses = Object.values(paths).map((path) =>
	segmentsOf(typeof path === "string" ? path : path(PARAMETER)),
);

/**
 * Where a page of the site is found that was asked for by another spelling of its address, or by one that it no longer
 * has; null where the address is right, or none of ours. None of ours has doubled slashes, over which the router takes
 * time that grows with their square: they are never passed on.
 */
export function canonicalAddress(pathname: string): string | null {
	const path = canonicalPath(pathname);
	const address = Object.hasOwn(movedPaths, path) ? movedPaths[path] : isKnown(path) ? path : undefined;
	if (address === undefined) return pathname.includes("//") ? pathname.replace(/\/{2,}/g, "/") : null;
	const isData = /\.data$/i.test(pathname) && hydratedRoots.some((root) => isAtOrBelow(root, address));
	const right = isData ? `${address}.data` : address;
	return right === pathname ? null : right;
}

/**
 * Where a request should have gone instead, with its query; null where it is right. The framework's earlier way to ask
 * for data, `?_data=`, is nobody's any more, and would be logged as an error.
 */
export function rightAddress(url: string): string | null {
	const { pathname, search, searchParams } = new URL(url);
	const path = canonicalAddress(pathname);
	if (!searchParams.has("_data")) return path === null ? null : `${path}${search}`;
	searchParams.delete("_data");
	return `${path ?? pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}

/** Whether a canonical path is that of a page of the site. */
export function isKnown(path: string): boolean {
	const segments = segmentsOf(path);
	return addresses.some(
		(address) =>
			address.length === segments.length &&
			address.every((part, index) => part === PARAMETER || part === segments[index]),
	);
}
