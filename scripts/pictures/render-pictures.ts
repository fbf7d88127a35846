import { join } from "node:path";
import sharp from "sharp";
import { catalogue, formats, limits, quality, type SourceName } from "./catalogue.ts";
import { folders, readSource, type WrittenFile, writeOutput, writeTable } from "./output.ts";
import { findPhoto, readPhoto } from "./photos.ts";

type CatalogueEntry = (typeof catalogue)[number];
type Format = (typeof formats)[number];
const masters = new Map<SourceName, Promise<Buffer>>();

/** Renders every illustration, or the owner's photo in its place, in every width and format, and writes the table of them. */
export async function writePictures(): Promise<WrittenFile[]> {
	const written: WrittenFile[] = [];
	const table: Record<string, object> = {};
	for (const entry of catalogue) {
		if ("photoOnly" in entry && !findPhoto(entry.name)) continue;
		const master = await renderMaster(entry.name);
		table[entry.name] = await describePicture(entry, master);
		for (const width of entry.widths) {
			for (const format of formats) written.push(await writeVariant(entry.name, master, width, format));
		}
	}
	written.push(await writeTable("pictures.json", table));
	return written;
}

/** The source or the photo at its own size, as lossless pixels from which every width is scaled down. Drawn once a run. */
export function renderMaster(name: SourceName): Promise<Buffer> {
	const known = masters.get(name);
	if (known) return known;
	const photo = findPhoto(name);
	const drawn = photo ? readPhoto(photo) : drawSource(name);
	masters.set(name, drawn);
	return drawn;
}

async function drawSource(name: SourceName): Promise<Buffer> {
	return sharp(Buffer.from(await readSource(name)))
		.png({ compressionLevel: 1 })
		.toBuffer();
}

async function writeVariant(
	name: SourceName,
	master: Buffer,
	width: number,
	format: Format,
): Promise<WrittenFile> {
	const file = await writeOutput(
		join(folders.public, "pictures", `${name}-${width}.${format}`),
		await sharp(master)
			.resize({ width })
			.toFormat(format === "jpg" ? "jpeg" : format, quality[format])
			.toBuffer(),
	);
	const { heroPhone } = limits;
	const isHeroPhone = name === heroPhone.name && width === heroPhone.width && format !== "jpg";
	if (isHeroPhone && file.bytes > heroPhone.bytes)
		throw new Error(`${file.path} has ${file.bytes} bytes; at most ${heroPhone.bytes} are allowed.`);
	return file;
}

/** What pages need to know of a picture: its size, the widths that exist of it, and its colour until it has loaded. */
async function describePicture({ widths }: CatalogueEntry, master: Buffer) {
	const { width, height } = await sharp(master).metadata();
	const { dominant } = await sharp(master).stats();
	const placeholder = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
	return { width, height, widths, placeholder };
}
