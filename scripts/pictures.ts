/**
 * Renders everything under `scripts/pictures/source` into `public/`, and the typed tables
 * the pages import. Run it after changing a source, the business profile or a social text.
 */
import sharp from "sharp";
import { writeIcons } from "./pictures/icons.ts";
import type { WrittenFile } from "./pictures/output.ts";
import { writePictures } from "./pictures/render-pictures.ts";
import { writeSiteIcons } from "./pictures/site-icons.ts";
import { writeSocialPictures } from "./pictures/social-image.ts";

const steps: readonly { title: string; write: () => Promise<WrittenFile[]> }[] = [
	{ title: "Icons", write: writeIcons },
	{ title: "Favicons and web manifest", write: writeSiteIcons },
	{ title: "Pictures", write: writePictures },
	{ title: "Social pictures", write: writeSocialPictures },
];

function report(title: string, files: readonly WrittenFile[]): void {
	console.log(`${title}:`);
	for (const { path, bytes } of files) console.log(`  ${bytes.toString().padStart(8)}  ${path}`);
}

// One thread: the machine may be building or testing at the same time.
sharp.concurrency(1);

let total = 0;
try {
	for (const { title, write } of steps) {
		const files = await write();
		report(title, files);
		total += files.reduce((sum, { bytes }) => sum + bytes, 0);
	}
	console.log(`Total: ${(total / 1_000_000).toFixed(2)} MB`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
