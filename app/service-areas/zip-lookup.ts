import { business } from "#app/config/business.ts";
import { communities, type ServiceArea, servedZips, serviceAreas } from "#app/config/places.ts";
import { areaMarks } from "#app/content/area-reach.ts";
import { areaNotes } from "#app/content/wizard.ts";

const areas: readonly ServiceArea[] = serviceAreas;
const zipsOf = ({ zips, otherZips = [] }: ServiceArea) => [...zips, ...otherZips];
const dailyAreas = areas.filter(({ zips }) => servedZips.some(({ zip }) => zips.includes(zip)));

/** Returns the ZIP codes of the community whose whole name a text is: a part of it, such as "Green", may be somebody's name. */
export function zipsNamed(text: string): string[] {
	return communities.filter(({ name }) => name.toLowerCase() === text.toLowerCase()).map(({ zip }) => zip);
}

export function findServiceArea(zip: string): ServiceArea | undefined {
	return areas.find((area) => zipsOf(area).includes(zip));
}

export function isOnDailyRoutes(zip: string): boolean {
	return dailyAreas.some((area) => zipsOf(area).includes(zip));
}

export function isInState(zip: string): boolean {
	const [first, last] = business.home.statePrefixes;
	const prefix = Number(zip.slice(0, 3));
	return first <= prefix && prefix <= last;
}

/** What is to be known of a ZIP code beyond the daily routes, in a title and a sentence; null for one on them. */
export function areaNote(zip: string, isSaved = false): { title: string; text: string } | null {
	if (isOnDailyRoutes(zip)) return null;
	const area = findServiceArea(zip);
	return area ? areaNotes.beyond(zip, area.name) : areaNotes.outside(zip, isSaved);
}

export function areaMark(zip: string): string | null {
	if (isOnDailyRoutes(zip)) return null;
	const area = findServiceArea(zip);
	return area ? areaMarks.beyond(area.name) : areaMarks.outside;
}

/** The ZIP codes are one text, because a page that lists them would send each by itself. */
export const coveredZips = [...new Set(areas.flatMap(zipsOf))].join(" ");
