import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import { business } from "#app/config/business.ts";
import { socialPictures } from "#app/content/social-pictures.ts";
import { palette } from "#app/styles/palette.ts";
import { limits, quality } from "./catalogue.ts";
import { folders, readSource, type WrittenFile, writeOutput } from "./output.ts";
import { renderMaster } from "./render-pictures.ts";

type SocialPicture = (typeof socialPictures)[number];

/** Pixels. The scene shows from `sceneLeft` on, behind the panel's leaning edge. */
const layout = { width: 1200, height: 630, sceneLeft: 540, textWidth: 470 } as const;

const require = createRequire(import.meta.url);
/** Each weight comes in two files: a letter that the first one lacks (ł, ő) is taken from the second. */
const fonts = ([500, 700] as const).flatMap((weight) =>
	["latin", "latin-ext"].map((subset) => ({
		name: `Instrument Sans ${subset}`,
		weight,
		data: readFileSync(
			require.resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff`),
		),
	})),
);

/** Writes one 1200x630 picture a page, for links shared in messages and social networks. */
export async function writeSocialPictures(): Promise<WrittenFile[]> {
	const written: WrittenFile[] = [];
	for (const picture of socialPictures) {
		const path = join(folders.public, "social", `${picture.page}.jpg`);
		const file = await writeOutput(path, await compose(picture));
		if (file.bytes > limits.social)
			throw new Error(`${file.path} has ${file.bytes} bytes; at most ${limits.social} are allowed.`);
		written.push(file);
	}
	return written;
}

async function compose(picture: SocialPicture): Promise<Buffer> {
	const { width, height, sceneLeft } = layout;
	return sharp({ create: { width, height, channels: 3, background: palette.paper } })
		.composite([
			{ input: await sceneCrop(picture), left: sceneLeft, top: 0 },
			{ input: Buffer.from(PANEL), left: 0, top: 0 },
			{ input: Buffer.from(await drawTexts(picture)), left: 0, top: 0 },
		])
		.jpeg(quality.social)
		.toBuffer();
}

async function sceneCrop({ scene, focus }: SocialPicture): Promise<Buffer> {
	const { height } = layout;
	const { data, info } = await sharp(await renderMaster(scene))
		.resize({ height })
		.png({ compressionLevel: 1 })
		.toBuffer({ resolveWithObject: true });
	const width = layout.width - layout.sceneLeft;
	const left = Math.round(Math.min(Math.max(info.width * focus - width / 2, 0), info.width - width));
	return sharp(data).extract({ left, top: 0, width, height }).png().toBuffer();
}

/** The panel is the ground of the texts; its right edge leans like the glint in the logo. */
const PANEL = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<path fill="${palette.paper}" d="M0 0H640L548 630H0Z"/>
<path fill="${palette.glass}" d="M640 0h12L560 630h-12Z"/>
<path fill="${palette.orange}" d="M652 0h5L565 630h-5Z"/>
</svg>`;

async function drawTexts({ headline, line }: SocialPicture): Promise<string> {
	const { width, height, textWidth } = layout;
	const logo = Buffer.from(await readSource("logo")).toString("base64");
	const brand = { fontWeight: 700, color: palette.glass, lineHeight: 1 } as const;
	const title = { fontWeight: 700, color: palette.ink, lineHeight: 1.1 } as const;
	const note = { fontWeight: 500, color: palette["ink-soft"], lineHeight: 1.3 } as const;
	const brandWidth = textWidth - 92;
	const name = await fitText(business.brand.name, brand, [36, 32, 28, 24], { lines: 1, width: brandWidth });
	const heading = await fitText(headline, title, [70, 64, 58, 52, 46, 40, 34, 28], {
		lines: 4,
		width: textWidth,
	});
	const closing = await fitText(line, note, [29, 27, 25, 23, 21], { lines: 2, width: textWidth });
	return draw(
		<div
			style={{
				...{ display: "flex", flexDirection: "column", justifyContent: "space-between" },
				...{ boxSizing: "border-box", width: textWidth + 64, height, padding: "56px 0 56px 64px" },
			}}
		>
			<div style={{ display: "flex", alignItems: "center", gap: 16, marginLeft: -4 }}>
				<img src={`data:image/svg+xml;base64,${logo}`} width={76} height={76} alt="" />
				{name}
			</div>
			{heading}
			{closing}
		</div>,
		width,
		height,
	);
}

/** The text in balanced lines, in the largest size in which it takes at most so many. The sizes are the largest first. */
async function fitText(
	text: string,
	style: { fontWeight: number; color: string; lineHeight: number },
	sizes: readonly number[],
	{ lines, width }: { lines: number; width: number },
): Promise<ReactNode> {
	for (const fontSize of sizes) {
		const fitted = <div style={{ ...style, fontSize, maxWidth: width, textWrap: "balance" }}>{text}</div>;
		const [, height] = /height="([\d.]+)"/.exec(await draw(fitted, width)) ?? [];
		if (Number(height) < (lines + 0.5) * fontSize * style.lineHeight) return fitted;
	}
	throw new Error(`A text of the social pictures is too long: "${text}"`);
}

/** The element as an SVG, as high as it is unless `height` is given. */
function draw(element: ReactNode, width: number, height?: number): Promise<string> {
	return satori(element, { width, ...(height && { height }), fonts });
}
