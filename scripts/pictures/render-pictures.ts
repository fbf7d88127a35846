import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { catalogue, formats, limits, quality, type SourceName } from "./catalogue.ts";
import { folders, generatedHeader, type WrittenFile, writeOutput } from "./output.ts";
import { findPhoto, readPhoto } from "./photos.ts";
import { readSource } from "./source-file.ts";

type CatalogueEntry = (typeof catalogue)[number];
type Format = (typeof formats)[number];
const masters = new Map<SourceName, Promise<Buffer>>();

type ManifestEntry = {
	name: SourceName;
	width: number;
	height: number;
	widths: readonly number[];
	placeholder: string;
};

/** Renders every illustration, or the owner's photo in its place, in every width and format, and writes the manifest. */
export async function writePictures(): Promise<WrittenFile[]> {
	const written: WrittenFile[] = [];
	const manifest: ManifestEntry[] = [];
	for (const entry of catalogue) {
		if ("photoOnly" in entry && !findPhoto(entry.name)) continue;
		const master = await renderMaster(entry.name);
		manifest.push(await describePicture(entry, master));
		for (const width of entry.widths) {
			for (const format of formats) written.push(await writeVariant(entry.name, master, width, format));
		}
	}
	written.push(await writeOutput(join(folders.generatedCode, "manifest.ts"), manifestModule(manifest)));
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
		await encode(sharp(master).resize({ width }), format),
	);
	const { heroPhone } = limits;
	if (
		name === heroPhone.name &&
		width === heroPhone.width &&
		format !== "jpg" &&
		file.bytes > heroPhone.bytes
	) {
		throw new Error(`${file.path} has ${file.bytes} bytes; at most ${heroPhone.bytes} are allowed.`);
	}
	return file;
}

function encode(picture: Sharp, format: Format): Promise<Buffer> {
	switch (format) {
		case "avif":
			return picture.avif(quality.avif).toBuffer();
		case "webp":
			return picture.webp(quality.webp).toBuffer();
		case "jpg":
			return picture.jpeg(quality.jpg).toBuffer();
	}
}

async function describePicture(entry: CatalogueEntry, master: Buffer): Promise<ManifestEntry> {
	const { width, height } = await sharp(master).metadata();
	const { dominant } = await sharp(master).stats();
	const placeholder = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
	return { name: entry.name, width, height, widths: entry.widths, placeholder };
}

function manifestModule(entries: readonly ManifestEntry[]): string {
	return `${generatedHeader}
type Picture = {
	readonly width: number;
	readonly height: number;
	/** Pixel widths that exist as \`/pictures/<name>-<width>.<format>\`. */
	readonly widths: readonly number[];
	readonly formats: readonly ("avif" | "webp" | "jpg")[];
	/** The dominant colour, shown until the picture has loaded. */
	readonly placeholder: string;
};

export const pictures = {
${entries.map(manifestLines).join("\n")}
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** Whether there is a picture of this name: some wait for the owner's photo. */
export function isPicture(name: string): name is PictureName {
	return Object.hasOwn(pictures, name);
}
`;
}

function manifestLines({ name, width, height, widths, placeholder }: ManifestEntry): string {
	const key = name.includes("-") ? `"${name}"` : name;
	return [
		`\t${key}: {`,
		`\t\twidth: ${width},`,
		`\t\theight: ${height},`,
		`\t\twidths: [${widths.join(", ")}],`,
		`\t\tformats: [${formats.map((format) => `"${format}"`).join(", ")}],`,
		`\t\tplaceholder: "${placeholder}",`,
		"\t},",
	].join("\n");
}
