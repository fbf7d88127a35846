import { business } from "#app/config/business.ts";
import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { hydratedRoots, paths } from "#app/config/paths.ts";

const { region, slug } = business.home;
const short = (path: string) => path.replace(`-${slug}-${region.toLowerCase()}`, `-${slug}`);

const movedPaths: Readonly<Record<string, string>> = Object.fromEntries(
	[paths.product, paths.gutterCleaning, paths.pressureWashing, paths.serviceAreas].map((path) => [
		short(path),
		path,
	]),
);

const PARAMETER = ":";

/** One expression has all addresses, since every request is compared with them. */
const addresses = Object.values({ ...paths, ...jobPaths, ...ownerPaths })
	.map((path) => (typeof path === "string" ? path : path(PARAMETER)))
	.map((path) => path.replaceAll(".", "\\.").replaceAll(PARAMETER, "[^/]+"));
const known = new RegExp(`^(?:${addresses.join("|")})$`);

/** Returns the address to redirect to; null where the given one is right or unknown. Doubled slashes go, because the
 * router's time grows with their square. */
export function canonicalAddress(pathname: string): string | null {
	const path = canonicalPath(pathname);
	const address = Object.hasOwn(movedPaths, path) ? movedPaths[path] : isKnown(path) ? path : undefined;
	if (address === undefined) return pathname.includes("//") ? pathname.replace(/\/{2,}/g, "/") : null;
	const isData = /\.data$/i.test(pathname) && hydratedRoots.some((root) => isAtOrBelow(root, address));
	const right = isData ? `${address}.data` : address;
	return right === pathname ? null : right;
}

/** Returns the canonical address with its query, except `?_data=`, a former data request. Null where the address is canonical. */
export function canonicalRedirect(url: string): string | null {
	const { pathname, search, searchParams } = new URL(url);
	const path = canonicalAddress(pathname);
	if (!searchParams.has("_data")) return path === null ? null : `${path}${search}`;
	searchParams.delete("_data");
	return `${path ?? pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}

export function isKnown(path: string): boolean {
	return known.test(path);
}
