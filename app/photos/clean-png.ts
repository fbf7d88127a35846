import { readAscii, readUint, startBytes } from "./byte-parts.ts";
import type { CleanPhoto, PhotoRefusal } from "./clean-photo.ts";

/** These chunks show the picture, in this order; `maxData` has the longest data of each. */
const kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
const maxData = [13, 768, 256, 0x7fffffff, 0];

/** Returns a PNG of header, palette, transparency and image data alone; an animated one is not known here. */
export function cleanPng(file: Uint8Array): CleanPhoto | PhotoRefusal {
	const cleaned = startBytes(file.length);
	cleaned.append(file.subarray(0, 8));
	let [lastKept, lastName] = [-1, ""];
	for (let at = 8; at + 12 <= file.length; ) {
		const length = readUint(file, at, 4);
		const end = at + 12 + length;
		const name = readAscii(file, at + 4, 4);
		const place = kept.indexOf(name);
		const isNext = place > lastKept || (name === "IDAT" && lastName === "IDAT");
		if (lastKept === -1 && (name !== "IHDR" || length !== 13)) return "broken";
		// A chunk whose name begins with a capital letter is one that a picture cannot be shown without.
		if (name === "acTL" || (place === -1 && !/^[a-z]/.test(name))) return "unknown";
		if (place !== -1) {
			if (!isNext || length > (maxData[place] ?? 0)) return "broken";
			if (name === "IEND" && kept[lastKept] !== "IDAT") return "broken";
			cleaned.append(file.subarray(at, end));
			lastKept = place;
		}
		if (name === "IEND") return { type: "image/png", bytes: cleaned.finish(), ...sizeOf(file) };
		lastName = name;
		at = end;
	}
	return "broken";
}

const sizeOf = (file: Uint8Array) => ({ width: readUint(file, 16, 4), height: readUint(file, 20, 4) });
