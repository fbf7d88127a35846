import { readZip } from "#app/service-areas/read-zip.ts";

/** The whole ZIP in what was typed, where it is none of those that the company comes to; else null. */
export function outsideZip(typed: string, coveredZips: readonly string[]): string | null {
	const zip = readZip(typed);
	return zip !== null && !coveredZips.includes(zip) ? zip : null;
}
