/** Returns the unsigned number in so many bytes; a byte behind the end counts as zero, so that no read throws. */
export function readUint(
	bytes: Uint8Array,
	at: number,
	size: number,
	order: "big" | "little" = "big",
): number {
	let value = 0;
	for (let step = 0; step < size; step++)
		value = value * 256 + (bytes[at + (order === "big" ? step : size - 1 - step)] ?? 0);
	return value;
}

/** Returns so many bytes as text, one character for each byte; fewer where the bytes end. */
export function readAscii(bytes: Uint8Array, at: number, size: number): string {
	return String.fromCharCode(...bytes.subarray(at, at + size));
}

/** Returns the bytes of a text of which every character is one byte. */
export function asciiBytes(text: string): Uint8Array {
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Returns parts one behind another, in bytes of their own. */
export function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const joined = startBytes(parts.reduce((sum, { length }) => sum + length, 0));
	for (const part of parts) joined.append(part);
	return joined.finish();
}

/**
 * Returns bytes that grow part by part up to a length which the caller knows. A file of a million tiny parts costs
 * no more memory than one of few: no list of them is kept.
 */
export function startBytes(maxLength: number) {
	const bytes = new Uint8Array(maxLength);
	let length = 0;
	return {
		append(part: Uint8Array) {
			bytes.set(part, length);
			length += part.length;
		},
		finish: () => bytes.subarray(0, length),
	};
}
