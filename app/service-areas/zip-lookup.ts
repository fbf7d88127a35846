import { type ServiceArea, servedZips, serviceAreas } from "#app/content/service-areas.ts";

export function findServiceArea(zip: string): ServiceArea | undefined {
	const areas: readonly ServiceArea[] = serviceAreas;
	return areas.find(({ zips }) => zips.includes(zip));
}

/** Whether a ZIP is on the daily routes: trimmed, then compared exactly. */
export function isServedZip(zip: string): boolean {
	return servedZips.some((served) => served.zip === zip.trim());
}

/** The ZIPs that the company names anywhere, on its landing page or in its locator, each once. */
export const coveredZips: readonly string[] = [
	...new Set<string>([...servedZips.map(({ zip }) => zip), ...serviceAreas.flatMap(({ zips }) => zips)]),
];
