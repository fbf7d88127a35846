/** Where and with what a picture of a test says that it was taken. */
export const HIDDEN = "GPS 41.5301 -75.7086 of Ann's phone";

const big = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer>[] {
	// No reader here looks at the checksum.
	return [big(data.length), latin(name), Uint8Array.from(data), big(0)];
}

/** A PNG as a file that is chosen, with a comment which says where it was taken; another `seed` is another picture. */
export function aPicture(
	seed: string,
	{ name = `${seed}.png`, width = 4, height = 3 }: { name?: string; width?: number; height?: number } = {},
): File {
	const parts = [
		latin("\x89PNG\r\n\x1a\n"),
		...chunk("IHDR", Uint8Array.of(...big(width), ...big(height), 8, 0, 0, 0, 0)),
		...chunk("tEXt", latin(`Comment\0${HIDDEN}`)),
		...chunk("IDAT", latin(seed)),
		...chunk("IEND", new Uint8Array()),
	];
	return new File(parts, name, { type: "image/png" });
}

/** Any other file that is chosen. */
export const aFile = (text: string, name: string) => new File([latin(text)], name);
