import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type PhotoSlot, photoSlots } from "#app/content/owner-photos.ts";
import { folders } from "./output.ts";

/** Endings of the files that a camera or a phone makes, as far as they can be read here. */
const endings = ["jpg", "jpeg", "png", "webp", "avif"];
/** Larger than whatever is rendered from it, in the drawings' shape. */
const shape = { width: 1800, height: 1200, fit: "cover" } as const;

/** The owner's photo of this name; null where there is none. */
export function findPhoto(name: string, folder = folders.photos): string | null {
	const files = endings.map((ending) => join(folder, `${name}.${ending}`));
	return files.find((file) => existsSync(file)) ?? null;
}

export function emptyPhotoSlots(folder = folders.photos): PhotoSlot[] {
	return photoSlots.filter(({ name }) => findPhoto(name, folder) === null);
}

/** A photo the right way up, cut to the shape of the drawings, without what the camera noted of time and place. */
export function readPhoto(file: string): Promise<Buffer> {
	return sharp(file).rotate().resize(shape).png({ compressionLevel: 1 }).toBuffer();
}
