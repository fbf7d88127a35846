import { type ServiceArea, servedZips, serviceAreas } from "#app/content/service-areas.ts";

/** The first area whose list has exactly this ZIP (SPEC section 5, ZIP locator). */
export function findServiceArea(zip: string): ServiceArea | undefined {
	const areas: readonly ServiceArea[] = serviceAreas;
	return areas.find(({ zips }) => zips.includes(zip));
}

/** Whether a ZIP is on the daily routes: trimmed, then compared exactly (SPEC section 5, landing-page ZIP check). */
export function isServedZip(zip: string): boolean {
	return servedZips.some((served) => served.zip === zip.trim());
}
