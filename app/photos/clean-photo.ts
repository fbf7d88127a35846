import type { PhotoType } from "#app/catalog/photos.ts";
import { readAscii } from "./byte-parts.ts";
import { cleanJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanWebp } from "./clean-webp.ts";

/** A picture without anything that is not needed to show it; width and height are as it is shown, in pixels. */
export interface CleanPhoto {
	readonly type: PhotoType;
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly width: number;
	readonly height: number;
}

/** A file is no photo of ours for one of these reasons: `unknown` is any other kind, `broken` a known kind that contradicts itself. */
export type PhotoRefusal = "heic" | "unknown" | "broken" | "too-many-pixels";

const MAX_PIXELS = 64_000_000;

const heicBrands = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/**
 * Returns the photo rebuilt from the parts that show it, or why it is refused. Its kind is read from its first bytes
 * alone. No pixel is decoded, and no input throws: a picture may still be damaged inside its compressed data.
 */
export function cleanPhoto(file: Uint8Array): CleanPhoto | { readonly refused: PhotoRefusal } {
	const cleaned = cleanByKind(file);
	if (typeof cleaned === "string") return { refused: cleaned };
	const pixels = cleaned.width * cleaned.height;
	if (pixels === 0) return { refused: "broken" };
	return pixels > MAX_PIXELS ? { refused: "too-many-pixels" } : cleaned;
}

function cleanByKind(file: Uint8Array): CleanPhoto | PhotoRefusal {
	const start = readAscii(file, 0, 12);
	if (start.startsWith("\xff\xd8\xff")) return cleanJpeg(file);
	if (start.startsWith("\x89PNG\r\n\x1a\n")) return cleanPng(file);
	if (start.startsWith("RIFF") && start.endsWith("WEBP")) return cleanWebp(file);
	const isHeic = start.startsWith("ftyp", 4) && heicBrands.includes(start.slice(8));
	return isHeic ? "heic" : "unknown";
}
