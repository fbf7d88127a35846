/** The last ZIP code in a typed text, such as a ZIP+4 or a whole address; null where there is none. */
export function readZip(text: string): string | null {
	const numbers = text.normalize("NFKC").match(/\d+/g) ?? [];
	return numbers.filter(({ length }) => length === 5).at(-1) ?? null;
}

export const MAX_ZIP_INPUT = 100;

/** The ZIP in the text where it is not covered; else null. */
export function outsideZip(typed: string, coveredZips: string): string | null {
	const zip = readZip(typed);
	return zip !== null && !coveredZips.includes(zip) ? zip : null;
}
