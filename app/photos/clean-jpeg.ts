import { asciiBytes, readAscii, readUint, startBytes } from "./byte-parts.ts";
import type { CleanPhoto, PhotoRefusal } from "./clean-photo.ts";

const startOfImage = 0xd8;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** A segment lies from its 0xff to behind its last byte, a scan's with the compressed data behind its header. */
interface Segment {
	readonly marker: number;
	readonly from: number;
	readonly to: number;
}

/**
 * Returns a JPEG of its frame, tables and scans alone, up to its first end. Of the application segments there are only
 * new ones that say nothing but what a picture's look depends on: that it is a JFIF, Adobe's colour transform and, where
 * it is not upright, Exif's orientation.
 */
export function cleanJpeg(file: Uint8Array): CleanPhoto | PhotoRefusal {
	const cleaned = startBytes(file.length + exifSegment(1).length);
	cleaned.append(file.subarray(0, 2));
	let frame: Uint8Array | undefined;
	let orientation: number | undefined;
	let hasScan = false;
	for (const { marker, from, to } of segmentsOf(file)) {
		const segment = file.subarray(from, to);
		switch (marker) {
			// Baseline, extended and progressive frames with Huffman codes: what browsers show.
			case 0xc0:
			case 0xc1:
			case 0xc2:
				if (frame || segment.length !== 10 + 3 * readUint(segment, 9, 1)) return "broken";
				frame = segment;
				cleaned.append(segment);
				break;
			// Huffman tables, quantization tables, restart interval.
			case 0xc4:
			case 0xdb:
			case 0xdd:
				cleaned.append(segment);
				break;
			case startOfScan:
				if (!frame) return "broken";
				hasScan = true;
				cleaned.append(segment);
				break;
			case endOfImage:
				if (!frame || !hasScan) return "broken";
				cleaned.append(segment);
				return { type: "image/jpeg", bytes: cleaned.finish(), ...shownSize(frame, orientation) };
			case 0xe0:
				if (segment.length >= 18 && isNamed(segment, "JFIF\0")) cleaned.append(jfifSegment);
				break;
			case 0xe1:
				if (orientation || !isNamed(segment, "Exif\0\0")) break;
				orientation = readOrientation(segment.subarray(10));
				if (orientation && orientation > 1) cleaned.append(exifSegment(orientation));
				break;
			case 0xee:
				if (segment.length < 16 || !isNamed(segment, "Adobe")) break;
				cleaned.append(adobeSegment(readUint(segment, 15, 1)));
				break;
			default:
				if (marker > 0xc2 && marker < 0xd0) return "unknown";
		}
	}
	return "broken";
}

/** Yields the segments up to the end of the image; where the file ends early, the last one is not that end. */
function* segmentsOf(file: Uint8Array): Generator<Segment> {
	let at = 2;
	while (at < file.length) {
		// As every decoder does, this steps over stray bytes before a marker, and over filling 0xff.
		at = file.indexOf(0xff, at);
		if (at === -1) return;
		const marker = file[at + 1];
		if (marker === undefined) return;
		const from = at;
		at += marker === 0xff ? 1 : 2;
		if (marker <= 1 || marker === 0xff || isRestart(marker)) continue;
		if (marker === endOfImage) return yield { marker, from, to: at };
		const length = readUint(file, at, 2);
		if (marker === startOfImage || length < 2) return;
		at = marker === startOfScan ? findScanEnd(file, at + length) : at + length;
		yield { marker, from, to: at };
	}
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Returns where the next marker begins that is no restart; in compressed data, a 0xff has a zero behind it. */
function findScanEnd(file: Uint8Array, from: number): number {
	let at = file.indexOf(0xff, from);
	while (at !== -1) {
		const next = file[at + 1] ?? 0;
		if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
		at = file.indexOf(0xff, at + (next === 0xff ? 1 : 2));
	}
	return file.length;
}

function shownSize(frame: Uint8Array, orientation = 1) {
	const [height, width] = [readUint(frame, 5, 2), readUint(frame, 7, 2)];
	return orientation < 5 ? { width, height } : { width: height, height: width };
}

/** Returns 1 to 8 from the TIFF data in Exif, or nothing; reads no byte outside of these. */
function readOrientation(tiff: Uint8Array): number | undefined {
	const order = readAscii(tiff, 0, 2) === "II" ? "little" : "big";
	const read = (at: number, size: number) => readUint(tiff, at, size, order);
	const directory = read(4, 4);
	const end = Math.min(tiff.length, directory + 2 + 12 * read(directory, 2));
	for (let entry = directory + 2; entry + 12 <= end; entry += 12) {
		if (read(entry, 2) !== 0x0112 || read(entry + 2, 2) !== 3 || read(entry + 4, 4) !== 1) continue;
		const orientation = read(entry + 8, 2);
		return orientation >= 1 && orientation <= 8 ? orientation : undefined;
	}
	return undefined;
}

const isNamed = (segment: Uint8Array, name: string) => readAscii(segment, 4, name.length) === name;

/** Big-endian TIFF data with one directory of one entry, which is tag 0x0112, one short number. */
const exifSegment = (orientation: number) =>
	asciiBytes(
		"\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01" +
			`\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
	);

/** Version 1.01, square pixels, no thumbnail. Decoders take such a picture for YCbCr whatever Adobe's segment says. */
const jfifSegment = asciiBytes("\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0");

/** Returns a segment of version 100, without flags. */
const adobeSegment = (transform: number) =>
	asciiBytes(`\xff\xee\0\x0eAdobe\0\x64\0\0\0\0${String.fromCharCode(transform)}`);
