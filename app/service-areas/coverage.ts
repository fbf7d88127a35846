import { servedZips, serviceAreas } from "../content/service-areas";

const covered = new Set<string>([
	...servedZips.map(({ zip }) => zip),
	...serviceAreas.flatMap(({ zips }) => zips),
]);

/** Whether a ZIP is one of those the company names anywhere: on its landing page or in its locator. */
export function isCovered(zip: string): boolean {
	return covered.has(zip);
}
