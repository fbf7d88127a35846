import { isOwnerPage } from "#app/config/owner-pages.ts";
import { paths } from "#app/config/paths.ts";

const PARAMETER = "next";
const RENEWAL = "renew";
const MAX_LENGTH = 500;

/** Returns the owner's page that an address names, always of this site, or the dashboard for anything else. */
export function readReturnPath(address: string | null): string {
	if (!address?.startsWith(paths.admin) || address.length > MAX_LENGTH) return paths.admin;
	const { pathname, search } = new URL(address, "https://this.site");
	const isPage = isOwnerPage(pathname) || pathname === paths.adminQuotesCsv;
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
export function askedPage({ url }: { url: string }): string {
	const { pathname, search } = new URL(url);
	return readReturnPath(`${pathname}${search}`);
}
