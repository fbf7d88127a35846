import { limits } from "./limits";

/** Whether what was typed is a whole ZIP, and none of those that the company comes to. */
export function isOutside(typed: string, coveredZips: readonly string[]): boolean {
	const zip = typed.trim();
	return zip.length >= limits.zip && !coveredZips.includes(zip);
}
