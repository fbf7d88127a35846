import { servedZips, serviceAreas } from "#app/content/service-areas.ts";

/** The ZIPs that the company names anywhere, on its landing page or in its locator, each once. */
export const coveredZips: readonly string[] = [
	...new Set<string>([...servedZips.map(({ zip }) => zip), ...serviceAreas.flatMap(({ zips }) => zips)]),
];
