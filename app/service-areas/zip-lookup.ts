import { type ServiceArea, servedZips, serviceAreas } from "#app/content/service-areas.ts";

export function findServiceArea(zip: string): ServiceArea | undefined {
	const areas: readonly ServiceArea[] = serviceAreas;
	return areas.find(({ zips }) => zips.includes(zip));
}

/** Trimmed, then compared exactly. */
export function isServedZip(zip: string): boolean {
	return servedZips.some((served) => served.zip === zip.trim());
}

/** One text, because a page that lists them would send each by itself. */
export const coveredZips = [
	...new Set<string>([...servedZips.map(({ zip }) => zip), ...serviceAreas.flatMap(({ zips }) => zips)]),
].join(" ");
