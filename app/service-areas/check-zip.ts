import { type LocationPage, locationPages } from "#app/content/locations.ts";
import { readZip } from "#app/fields/zip.ts";
import { findServiceArea, isOnDailyRoutes } from "./zip-lookup.ts";

export interface ZipAnswer {
	state: "success" | "outside" | "unreadable";
	zip: string;
	place?: Pick<LocationPage, "name" | "slug" | "visits">;
}

const MAX_SHOWN = 40;

/** Checks a ZIP code on a location page by the page's own ZIPs first; on the landing page one of the daily routes has no place named. */
export function checkZip(typed: string, location?: LocationPage): ZipAnswer {
	const zip = readZip(typed);
	if (zip === null) {
		const shown = typed.trim().slice(0, MAX_SHOWN);
		return { state: shown === "" ? "outside" : "unreadable", zip: shown };
	}
	if (!location && isOnDailyRoutes(zip)) return { state: "success", zip };
	const place = location?.zips.includes(zip)
		? location
		: locationPages.find(({ slug }) => slug === findServiceArea(zip)?.slug);
	if (!place) return { state: "outside", zip };
	const { name, slug, visits } = place;
	return { state: "success", zip, place: { name, slug, visits } };
}
