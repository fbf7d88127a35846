import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { secretRoots } from "#app/config/job-paths.ts";
import { isOwnerPage } from "#app/config/owner-pages.ts";
import { paths } from "#app/config/paths.ts";

export type SeenRequest = Record<"method" | "url" | "mode", string>;

interface KnownSite {
	origin: string;
	pages: readonly string[];
}

/**
 * The service worker answers a request by its kind:
 * - `asset`: from the cache, because its name changes with its content
 * - `picture`, `page`: from the network, else from the cache (`key` is the page's address there)
 * - `visit`: from the network, else with the offline page; never cached
 * - `dashboard`: from the network, else with the cached list of quotes
 * - `log-out`: left to the browser, and deletes the cached list
 * - `untouched`: left to the browser.
 */
export type RequestKind =
	| { kind: "asset" | "picture" | "visit" | "dashboard" | "log-out" | "untouched" }
	| { kind: "page"; key: string };

/** These pages are one person's: only the owner's list may be kept, and nothing else may replace them. */
const privatePaths = [paths.admin, paths.auth, paths.thankYou, ...secretRoots];

const zipPages: readonly string[] = [paths.zipLocator, paths.residential];

/** Returns how a request is answered: only pages listed as public are ever kept. */
export function requestKind({ method, url, mode }: SeenRequest, { origin, pages }: KnownSite): RequestKind {
	const { origin: asked, pathname, search } = new URL(url);
	if (asked === origin && method === "POST" && pathname === paths.adminLogOut) return { kind: "log-out" };
	// An address that only redirects would be taken for an ended session.
	if (asked === origin && method === "GET" && mode === "navigate" && isOwnerPage(pathname))
		return { kind: "dashboard" };
	if (method !== "GET" || asked !== origin || isPrivate(pathname)) return { kind: "untouched" };
	if (mode === "navigate") {
		// Pages that answer their query are kept only without one.
		const isPublic = pages.includes(pathname) || (zipPages.includes(pathname) && search === "");
		return isPublic ? { kind: "page", key: pathname } : { kind: "visit" };
	}
	if (pathname.startsWith("/assets/")) return { kind: "asset" };
	if (pathname.startsWith("/pictures/")) return { kind: "picture" };
	return { kind: "untouched" };
}

function isPrivate(pathname: string): boolean {
	const path = canonicalPath(pathname);
	return privatePaths.some((root) => isAtOrBelow(root, path));
}
