import { join } from "node:path";
import sharp from "sharp";
import { business } from "#app/config/business.ts";
import { socialPictures } from "#app/content/social-pictures.ts";
import { palette } from "#app/styles/palette.ts";
import { limits, quality } from "./catalogue.ts";
import { folders, type WrittenFile, writeOutput } from "./output.ts";
import { renderMaster } from "./render-pictures.ts";
import { readSource } from "./source-file.ts";
import { fitText, outlineText, type Weight } from "./text-outline.ts";

type SocialPicture = (typeof socialPictures)[number];

/** Pixels. The panel's right edge leans like the glint in the logo; the scene shows from `sceneLeft` on. */
const layout = {
	width: 1200,
	height: 630,
	margin: 64,
	textWidth: 470,
	panelTop: 640,
	panelBottom: 548,
	sceneLeft: 540,
	mark: { size: 76, top: 56 },
	headline: { sizes: [70, 64, 58, 52, 46, 40, 34, 28], maxLines: 4, leading: 1.1 },
	line: { sizes: [29, 27, 25, 23, 21], maxLines: 2, leading: 1.3 },
} as const;

/** Writes one 1200x630 picture a page, for links shared in messages and social networks. */
export async function writeSocialPictures(): Promise<WrittenFile[]> {
	const written: WrittenFile[] = [];
	for (const picture of socialPictures) {
		const file = await writeOutput(
			join(folders.public, "social", `${picture.page}.jpg`),
			await compose(picture),
		);
		if (file.bytes > limits.social)
			throw new Error(`${file.path} has ${file.bytes} bytes; at most ${limits.social} are allowed.`);
		written.push(file);
	}
	return written;
}

async function compose(picture: SocialPicture): Promise<Buffer> {
	const panel = await panelSvg(picture);
	return sharp({
		create: { width: layout.width, height: layout.height, channels: 3, background: palette.paper },
	})
		.composite([
			{ input: await sceneCrop(picture), left: layout.sceneLeft, top: 0 },
			{ input: Buffer.from(panel), left: 0, top: 0 },
		])
		.jpeg(quality.social)
		.toBuffer();
}

/** Scales the scene to the picture's height and cuts the part around its focus. */
async function sceneCrop({ scene, focus }: SocialPicture): Promise<Buffer> {
	const { data, info } = await sharp(await renderMaster(scene))
		.resize({ height: layout.height })
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	const width = layout.width - layout.sceneLeft;
	const left = Math.round(Math.min(Math.max(info.width * focus - width / 2, 0), info.width - width));
	return sharp(data).extract({ left, top: 0, width, height: layout.height }).png().toBuffer();
}

async function panelSvg({ headline, line }: SocialPicture): Promise<string> {
	const { width, height, margin, textWidth, panelTop, panelBottom, mark } = layout;
	const title = fitText(headline, 700, { ...layout.headline, width: textWidth });
	const note = fitText(line, 500, { ...layout.line, width: textWidth });
	const noteTop = height - margin - (note.lines.length - 1) * note.size * layout.line.leading;
	const titleTop = titleBaseline(title.lines.length, title.size, noteTop - note.size);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${palette.paper}" d="M0 0H${panelTop}L${panelBottom} ${height}H0Z"/>
<path fill="${palette.glass}" d="M${panelTop} 0h12L${panelBottom + 12} ${height}h-12Z"/>
<path fill="${palette.orange}" d="M${panelTop + 12} 0h5L${panelBottom + 17} ${height}h-5Z"/>
<svg x="${margin - 4}" y="${mark.top}" width="${mark.size}" height="${mark.size}" viewBox="0 0 64 64">${await logoContent()}</svg>
${brandName()}
${textBlock(title.lines, title.size, 700, palette.ink, titleTop, layout.headline.leading)}
${textBlock(note.lines, note.size, 500, palette["ink-soft"], noteTop, layout.line.leading)}
</svg>`;
}

/** Centres the headline between the brand and the closing line. */
function titleBaseline(lineCount: number, size: number, bottom: number): number {
	const top = layout.mark.top + layout.mark.size;
	const blockHeight = size * (0.72 + (lineCount - 1) * layout.headline.leading);
	return top + (bottom - top - blockHeight) / 2 + size * 0.72;
}

function brandName(): string {
	const { margin, mark, textWidth } = layout;
	const left = margin + mark.size + 12;
	const fitted = fitText(business.brand.name, 700, {
		width: textWidth - mark.size - 12,
		maxLines: 1,
		sizes: [36, 32, 28, 24],
	});
	return textBlock(
		fitted.lines,
		fitted.size,
		700,
		palette.glass,
		mark.top + mark.size / 2 + fitted.size * 0.36,
		1,
		left,
	);
}

function textBlock(
	lines: readonly string[],
	size: number,
	weight: Weight,
	colour: string,
	baseline: number,
	leading: number,
	left: number = layout.margin,
): string {
	return lines
		.map((text, index) => {
			const { path } = outlineText(text, size, weight);
			return `<path fill="${colour}" transform="translate(${left} ${Math.round(baseline + index * size * leading)})" d="${path}"/>`;
		})
		.join("\n");
}

async function logoContent(): Promise<string> {
	const logo = await readSource("logo");
	return logo.slice(logo.indexOf(">") + 1, logo.lastIndexOf("</svg>"));
}
