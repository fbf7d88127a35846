import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { portraitWidths } from "#app/components/marketing/owner-portrait.tsx";
import { photoPairs, photoSlots } from "#app/content/owner-photos.ts";
import { catalogue } from "./catalogue.ts";
import { emptyPhotoSlots, findPhoto, readPhoto } from "./photos.ts";

test("there is a slot for the portrait, the van, the team, the certificate and six pairs", () => {
	const names = photoSlots.map(({ name }) => name);
	for (const name of ["portrait", "team-van", "team", "certificate"]) expect(names).toContain(name);
	expect(names.filter((name) => name.endsWith("-before"))).toHaveLength(6);
	expect(names.filter((name) => name.endsWith("-after"))).toHaveLength(6);
	expect(new Set(names).size).toBe(names.length);
	for (const { picture } of photoPairs) expect(names).toContain(`${picture}-before`);
});

test("every slot is rendered by the command, and those with a drawing have one", () => {
	const known = new Map(catalogue.map((entry) => [String(entry.name), "photoOnly" in entry]));
	for (const { name, instead } of photoSlots) expect(known.get(name), name).toBe(instead === "nothing");
});

test("the portrait is rendered as wide as pages ask for it", () => {
	expect(catalogue.find(({ name }) => name === "portrait")?.widths).toEqual(
		expect.arrayContaining([...portraitWidths]),
	);
});

test("a photo fills its slot, upright, in the drawings' shape and without its place", async () => {
	const folder = await mkdtemp(join(tmpdir(), "photos-"));
	try {
		expect(emptyPhotoSlots(folder)).toHaveLength(photoSlots.length);
		const camera = sharp({ create: { width: 900, height: 1200, channels: 3, background: "#888" } });
		await camera
			.withExif({ IFD3: { GPSLatitude: "41/1 31/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toFile(join(folder, "portrait.jpg"));
		expect(emptyPhotoSlots(folder).map(({ name }) => name)).not.toContain("portrait");
		const photo = findPhoto("portrait", folder);
		const { width = 0, height = 0, exif } = await sharp(await readPhoto(photo ?? "")).metadata();
		expect(width / height).toBeCloseTo(1.5, 1);
		expect(exif).toBeUndefined();
	} finally {
		await rm(folder, { recursive: true });
	}
});
