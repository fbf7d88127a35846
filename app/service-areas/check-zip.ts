import { type LocationPage, locationPages } from "#app/content/locations.ts";
import { readZip } from "./read-zip.ts";
import { findServiceArea, isServedZip } from "./zip-lookup.ts";

export interface ZipAnswer {
	/** Nothing asked yet, within the area, outside it, or no ZIP code at all. */
	state: "idle" | "success" | "outside" | "unreadable";
	/** The ZIP code, or what was typed where there is none in it. */
	zip: string;
	/** The place the ZIP code belongs to, where the page that asks is a place's. */
	place?: Pick<LocationPage, "name" | "slug" | "visits">;
}

const MAX_SHOWN = 40;

/** The answer to a ZIP check: of the landing page, which knows the daily routes, or of a location page, which knows its own. */
export function checkZip(typed: string, location?: LocationPage): ZipAnswer {
	const zip = readZip(typed);
	if (zip === null) {
		const shown = typed.trim().slice(0, MAX_SHOWN);
		return { state: shown === "" ? "outside" : "unreadable", zip: shown };
	}
	if (!location) return { state: isServedZip(zip) ? "success" : "outside", zip };
	const place = location.zips.includes(zip)
		? location
		: locationPages.find(({ slug }) => slug === findServiceArea(zip)?.slug);
	if (!place) return { state: "outside", zip };
	const { name, slug, visits } = place;
	return { state: "success", zip, place: { name, slug, visits } };
}
