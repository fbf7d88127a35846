import { join } from "node:path";
import sharp from "sharp";
import { type AppIcon, appIcons } from "#app/seo/app-icons.ts";
import { palette } from "#app/styles/palette.ts";
import { folders, readSource, type WrittenFile, writeOutput } from "./output.ts";

const icoSides = [16, 32, 48];

export async function writeSiteIcons(): Promise<WrittenFile[]> {
	const favicon = await readSource("favicon");
	const logo = await readSource("logo");
	const ico = icoContainer(await Promise.all(icoSides.map((side) => rasterise(favicon, side))));
	const written = [
		await writeOutput(join(folders.public, "pictures/favicon.svg"), favicon),
		await writeOutput(join(folders.public, "pictures/favicon.ico"), ico),
		// For programs that ask there without reading a page.
		await writeOutput(join(folders.public, "favicon.ico"), ico),
	];
	for (const icon of appIcons) {
		written.push(await writeOutput(join(folders.public, icon.file), await onPaper(logo, icon)));
	}
	return written;
}

/** Draws a square SVG at a pixel size; the density makes librsvg draw it at that size, not scale it afterwards. */
function rasterise(svg: string, side: number): Promise<Buffer> {
	const drawnSide = 64;
	return sharp(Buffer.from(svg), { density: (72 * side) / drawnSide })
		.resize(side, side)
		.png({ compressionLevel: 9 })
		.toBuffer();
}

async function onPaper(logo: string, { side, scale, cornerRadius }: AppIcon): Promise<Buffer> {
	const radius = Math.round(side * cornerRadius);
	const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${palette.paper}"/></svg>`;
	return sharp(Buffer.from(paper))
		.composite([{ input: await rasterise(logo, Math.round(side * scale)) }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Packs the PNG pictures of `icoSides` into one ICO container: a header, a directory, then the pictures themselves. */
function icoContainer(pictures: readonly Buffer[]): Buffer {
	const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
	head.set([0, 0, 1, 0, pictures.length]);
	let offset = head.length;
	for (const [index, png] of pictures.entries()) {
		const entry = HEADER_BYTES + ENTRY_BYTES * index;
		const side = icoSides[index] ?? 0;
		// Width and height, no palette, one plane, 32 bits a pixel.
		head.set([side, side, 0, 0, 1, 0, 32, 0], entry);
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	}
	return Buffer.concat([head, ...pictures]);
}
