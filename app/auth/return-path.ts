import { paths } from "#app/config/paths.ts";

const PARAMETER = "next";
const RENEWAL = "renew";
const MAX_LENGTH = 500;
/** These are pages; the event stream is not. The paths of jobs are spelled out, because importing them would change
 * what the wizard loads. */
const PAGES = [
	paths.admin,
	paths.adminToday,
	`${paths.admin}/calendar`,
	paths.adminSettings,
	paths.adminDevices,
	`${paths.admin}/alerts`,
	`${paths.admin}/numbers`,
	paths.adminQuotesCsv,
	paths.adminQuote("[^/]+"),
	`${paths.adminQuote("[^/]+")}/date`,
	paths.adminOffer("[^/]+"),
].map((path) => new RegExp(`^${path.replaceAll(".", "\\.")}$`));

/** Returns the owner's page that an address names, always of this site, or the dashboard for anything else. */
export function readReturnPath(address: string | null): string {
	if (!address?.startsWith(paths.admin) || address.length > MAX_LENGTH) return paths.admin;
	const { pathname, search } = new URL(address, "https://this.site");
	const isPage = PAGES.some((page) => page.test(pathname)) && pathname !== paths.adminQuotesStream;
	return isPage ? `${pathname}${search}` : paths.admin;
}

export function returnPathOf({ search }: { search: string }): string {
	return readReturnPath(new URLSearchParams(search).get(PARAMETER));
}

/** Returns a sign-in address that carries the page to open at the end, unless that is the dashboard. */
export function withReturnPath(step: string, page: string): string {
	return page === paths.admin ? step : `${step}?${new URLSearchParams({ [PARAMETER]: page })}`;
}

/** Returns the address of the PIN gate that renews an open session, and leads back to the page. */
export function renewalPath(page: string): string {
	return `${paths.adminUnlock}?${new URLSearchParams({ [RENEWAL]: "yes", [PARAMETER]: page })}`;
}

export function isRenewal({ search }: { search: string }): boolean {
	return new URLSearchParams(search).has(RENEWAL);
}

/** Returns the owner's page that a request asks for, or that its form is on. */
export function askedPage({ method, url }: { method: string; url: string }): string {
	const { pathname, search } = new URL(url);
	return readReturnPath(method === "GET" ? `${pathname}${search}` : pathname);
}
