import { asciiBytes, joinParts, readAscii, readUint } from "./byte-parts.ts";
import type { CleanPhoto, PhotoRefusal } from "./clean-photo.ts";

type Size = Pick<CleanPhoto, "width" | "height">;

/** Returns a WebP of its picture and its alpha channel alone; an animated one is not known here. */
export function cleanWebp(file: Uint8Array): CleanPhoto | PhotoRefusal {
	let canvas: Size | undefined;
	let alpha: Uint8Array | undefined;
	for (const { name, data } of chunksOf(file)) {
		if (name === "VP8 " || name === "VP8L") {
			const size = name === "VP8 " ? readLossySize(data) : readLosslessSize(data);
			if (!size || (canvas && !isSame(canvas, size))) return "broken";
			// A lossless picture has its alpha channel in itself.
			const before = alpha && name === "VP8 " ? alphaChunks(alpha, size) : [];
			return { type: "image/webp", bytes: riff([...before, ...chunk(name, data)]), ...size };
		}
		if (name === "VP8X")
			canvas = { width: readUint(data, 4, 3, "little") + 1, height: readUint(data, 7, 3, "little") + 1 };
		if (name === "ANIM" || name === "ANMF") return "unknown";
		if (name === "ALPH") alpha ??= data;
	}
	return "broken";
}

/** Yields the chunks that the file's header counts as its own; none where the file is shorter than that. */
function* chunksOf(file: Uint8Array): Generator<{ readonly name: string; readonly data: Uint8Array }> {
	const end = 8 + readUint(file, 4, 4, "little");
	if (end > file.length) return;
	for (let at = 12; at + 8 <= end; ) {
		const size = readUint(file, at + 4, 4, "little");
		const dataEnd = at + 8 + size;
		if (dataEnd > end) return;
		yield { name: readAscii(file, at, 4), data: file.subarray(at + 8, dataEnd) };
		at = dataEnd + (size % 2);
	}
}

/** A key frame has an even first byte; the two highest bits of a side are a scale for the player. */
function readLossySize(frame: Uint8Array): Size | undefined {
	const isKeyFrame = frame.length >= 10 && readUint(frame, 0, 1) % 2 === 0;
	if (!isKeyFrame || readAscii(frame, 3, 3) !== "\x9d\x01\x2a") return undefined;
	return {
		width: readUint(frame, 6, 2, "little") & 0x3fff,
		height: readUint(frame, 8, 2, "little") & 0x3fff,
	};
}

/** Fourteen bits for each side less one, then one for alpha and three for a version, which is 0. */
function readLosslessSize(frame: Uint8Array): Size | undefined {
	const bits = readUint(frame, 1, 4, "little");
	if (frame.length < 5 || frame[0] !== 0x2f || bits >>> 29 !== 0) return undefined;
	return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

/** What an extended picture begins with; its flags say alpha, and no colour profile, Exif, XMP or animation. */
function alphaChunks(alpha: Uint8Array, { width, height }: Size): Uint8Array[] {
	const header = [asciiBytes("\x10\0\0\0"), littleEndian(width - 1, 3), littleEndian(height - 1, 3)];
	return [...chunk("VP8X", joinParts(header)), ...chunk("ALPH", alpha)];
}

const chunk = (name: string, data: Uint8Array) => [
	asciiBytes(name),
	littleEndian(data.length, 4),
	data,
	new Uint8Array(data.length % 2),
];

function riff(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const size = parts.reduce((sum, { length }) => sum + length, 4);
	return joinParts([asciiBytes("RIFF"), littleEndian(size, 4), asciiBytes("WEBP"), ...parts]);
}

function littleEndian(value: number, size: number): Uint8Array {
	return Uint8Array.from({ length: size }, (_, step) => value / 256 ** step);
}
