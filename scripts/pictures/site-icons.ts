import { join } from "node:path";
import sharp from "sharp";
import { type AppIcon, appIcons } from "#app/seo/app-icons.ts";
import { palette } from "#app/styles/palette.ts";
import { icoContainer } from "./ico.ts";
import { folders, type WrittenFile, writeOutput } from "./output.ts";
import { readSource } from "./source-file.ts";

const icoSides = [16, 32, 48];

/** Writes the favicons and the app icons. */
export async function writeSiteIcons(): Promise<WrittenFile[]> {
	const favicon = await readSource("favicon");
	const logo = await readSource("logo");
	const icoPictures = await Promise.all(
		icoSides.map(async (side) => ({ side, png: await rasterise(favicon, side) })),
	);
	const ico = icoContainer(icoPictures);
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
