import sharp from "sharp";
import { writeIcons } from "./pictures/icons.ts";
import { writePictures } from "./pictures/render-pictures.ts";
import { writeSiteIcons } from "./pictures/site-icons.ts";
import { writeSocialPictures } from "./pictures/social-image.tsx";

// `npm run pictures`: renders everything under `scripts/pictures/source` and the owner's photos into `public/`, and writes
// the tables that the pages import. Run it after changing a source, the business profile or a social text.

// One thread: the machine may be building or testing at the same time.
sharp.concurrency(1);

let total = 0;
for (const write of [writeIcons, writeSiteIcons, writePictures, writeSocialPictures]) {
	for (const { path, bytes } of await write()) {
		console.log(`${bytes.toString().padStart(9)}  ${path}`);
		total += bytes;
	}
}
console.log(`Total: ${(total / 1_000_000).toFixed(2)} MB`);
