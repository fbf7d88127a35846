import { paths } from "#app/config/paths.ts";

/** The search parameter that carries the page to open after signing in. */
const PARAMETER = "next";
const MAX_LENGTH = 500;
/** The owner's pages that a link may lead to. What is no page, such as the event stream, is not among them. */
const PAGES = [paths.admin, paths.adminQuotesCsv, paths.adminDevices, paths.adminQuote("[^/]+")].map(
	(path) => new RegExp(`^${path.replaceAll(".", "\\.")}$`),
);

/**
 * The owner's page that an address names: its path and query, always of this site. Anything else, however it is
 * spelled, is the dashboard.
 */
export function readReturnPath(address: string | null): string {
	if (!address?.startsWith(paths.admin) || address.length > MAX_LENGTH) return paths.admin;
	const { pathname, search } = new URL(address, "https://this.site");
	const isPage = PAGES.some((page) => page.test(pathname)) && pathname !== paths.adminQuotesStream;
	return isPage ? `${pathname}${search}` : paths.admin;
}

/** The page to open after signing in, as a request's or location's query says. */
export function returnPathOf({ search }: { search: string }): string {
	return readReturnPath(new URLSearchParams(search).get(PARAMETER));
}

/** A step of signing in, with the page to open at the end; without it where that is the dashboard. */
export function withReturnPath(step: string, page: string): string {
	return page === paths.admin ? step : `${step}?${new URLSearchParams({ [PARAMETER]: page })}`;
}

/** The owner's page that a request asks for, or that its form is on. */
export function askedPage({ method, url }: { method: string; url: string }): string {
	const { pathname, search } = new URL(url);
	return readReturnPath(method === "GET" ? `${pathname}${search}` : pathname);
}
