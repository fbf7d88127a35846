import { canonicalPath, isAtOrBelow } from "#app/config/canonical-path.ts";
import { secretRoots } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";

export const eventNames = [
	"form_submit",
	"phone_call",
	"email_click",
	"service_area_view",
	"estimate_click",
	"page_view",
] as const;

export type EventName = (typeof eventNames)[number];

export const pageTypes = [
	"homepage",
	"services",
	"estimate_form",
	"location_page",
	"about",
	"service_areas",
	"other",
] as const;

export type PageType = (typeof pageTypes)[number];

const exactTypes: Readonly<Record<string, PageType>> = {
	[paths.home]: "homepage",
	[paths.about]: "about",
	[paths.services]: "services",
	[paths.product]: "services",
	[paths.gutterCleaning]: "services",
	[paths.pressureWashing]: "services",
	[paths.serviceAreas]: "service_areas",
	[paths.serviceAreasCheck]: "service_areas",
	[paths.serviceAreasAlias]: "service_areas",
	[paths.zipLocator]: "service_areas",
};

/** The type of the page at a path; null on the owner's side and a customer's own page, where nothing is counted. */
export function pageType(pathname: string): PageType | null {
	const path = canonicalPath(pathname);
	if ([paths.admin, paths.auth, ...secretRoots].some((root) => isAtOrBelow(root, path))) return null;
	if (isAtOrBelow(paths.quote, path)) return "estimate_form";
	if (path.startsWith(paths.location(""))) return "location_page";
	return exactTypes[path] ?? "other";
}
