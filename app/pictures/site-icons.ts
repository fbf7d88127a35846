import { join } from "node:path";
import sharp from "sharp";
import { business } from "../config/business";
import { colours } from "./catalogue";
import { icoContainer } from "./ico";
import { folders, type WrittenFile, writeOutput } from "./output";
import { readSource } from "./source-file";

type AppIcon = {
	file: string;
	side: number;
	scale: number;
	cornerRadius: number;
	purpose?: "any" | "maskable";
};

const icoSides = [16, 32, 48];

/** `scale` is the mark's share of the side; a maskable icon keeps the mark inside the safe circle. */
const appIcons: readonly AppIcon[] = [
	{ file: "apple-touch-icon.png", side: 180, scale: 0.74, cornerRadius: 0 },
	{ file: "icon-192.png", side: 192, scale: 0.78, cornerRadius: 0.22, purpose: "any" },
	{ file: "icon-512.png", side: 512, scale: 0.78, cornerRadius: 0.22, purpose: "any" },
	{ file: "icon-maskable-512.png", side: 512, scale: 0.6, cornerRadius: 0, purpose: "maskable" },
];

/** Writes the favicons, the app icons and the web manifest that lists them. */
export async function writeSiteIcons(): Promise<WrittenFile[]> {
	const favicon = await readSource("favicon");
	const logo = await readSource("logo");
	const icoPictures = await Promise.all(
		icoSides.map(async (side) => ({ side, png: await rasterise(favicon, side) })),
	);
	const written = [
		await writeOutput(join(folders.public, "favicon.svg"), favicon),
		await writeOutput(join(folders.public, "favicon.ico"), icoContainer(icoPictures)),
		await writeOutput(join(folders.public, "site.webmanifest"), webManifest()),
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
	const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${colours.paper}"/></svg>`;
	return sharp(Buffer.from(paper))
		.composite([{ input: await rasterise(logo, Math.round(side * scale)) }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

function webManifest(): string {
	const icons = appIcons.flatMap(({ file, side, purpose }) =>
		purpose ? [{ src: `/${file}`, sizes: `${side}x${side}`, type: "image/png", purpose }] : [],
	);
	const manifest = {
		id: "/",
		name: business.name,
		short_name: business.brand.name,
		lang: "en-US",
		start_url: "/",
		scope: "/",
		display: "standalone",
		theme_color: business.themeColor,
		background_color: colours.paper,
		icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }, ...icons],
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
