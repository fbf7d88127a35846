/**
 * The five digits of the ZIP code in what somebody typed, pasted or had filled in: a ZIP+4 and a whole address count,
 * the last ZIP of it. Null where there is none.
 */
export function readZip(text: string): string | null {
	const found = text.normalize("NFKC").match(/(?<!\d)\d{5}(?!\d)/g);
	return found?.at(-1) ?? null;
}

/** Long enough for a whole address, so that no browser cuts a ZIP code off its end. */
export const MAX_ZIP_INPUT = 100;

/** The whole ZIP in what was typed, where it is none of those that the company comes to; else null. */
export function outsideZip(typed: string, coveredZips: readonly string[]): string | null {
	const zip = readZip(typed);
	return zip !== null && !coveredZips.includes(zip) ? zip : null;
}
