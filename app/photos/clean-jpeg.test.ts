import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { cleanPhoto } from "./clean-photo.ts";

/** Two colours that no turn brings to their own places again. */
const pixels = Uint8Array.from(
	{ length: 24 * 16 * 3 },
	(_, at) => [at % 72, at / 5, at % 3 ? 40 : 200][at % 3] ?? 0,
);
const picture = () => sharp(pixels, { raw: { width: 24, height: 16, channels: 3 } });
const look = (file: Uint8Array, image = sharp(file)) => image.raw().toBuffer({ resolveWithObject: true });
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const segment = (marker: number, text: string) =>
	join(Uint8Array.of(0xff, marker, 0, text.length + 2), latin(text));

const withSegments = (file: Uint8Array, ...segments: Uint8Array[]) =>
	join(file.subarray(0, 2), ...segments, file.subarray(2));

function cleaned(file: Uint8Array) {
	const photo = cleanPhoto(file);
	if ("refused" in photo) throw new Error(photo.refused);
	expect(cleanPhoto(photo.bytes)).toEqual(photo);
	expect(Buffer.from(photo.bytes).toString("latin1")).not.toMatch(/Glasscam|PK|script/);
	return photo;
}

const jfif = segment(0xe0, "JFIF\0\x01\x02\x01\0\x48\0\x48\0\0");

/** Returns Exif of a camera's name and an orientation, in the byte order that the camera likes. */
function exif(orientation: number, order: "II" | "MM"): Uint8Array {
	const number = (value: number, size: number) => {
		const bytes = Array.from({ length: size }, (_, step) => (value >> (8 * step)) & 255);
		return String.fromCharCode(...(order === "II" ? bytes : bytes.reverse()));
	};
	const make = number(0x010f, 2) + number(2, 2) + number(8, 4) + number(38, 4);
	const turn = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2);
	const tiff = order + number(42, 2) + number(8, 4) + number(2, 2) + make + turn + number(0, 4);
	return segment(0xe1, `Exif\0\0${tiff}Glasscam`);
}

test.each(["II", "MM"] as const)("a JPEG stays turned as it was taken, with Exif in %s", async (order) => {
	const plain = await bytesOf(picture().jpeg());
	for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
		const turned = withSegments(plain, jfif, exif(orientation, order));
		const photo = cleaned(turned);
		const shown = await look(turned, sharp(turned).autoOrient());
		expect(await look(photo.bytes, sharp(photo.bytes).autoOrient())).toEqual(shown);
		expect(photo).toMatchObject({ width: shown.info.width, height: shown.info.height });
		expect(photo.bytes.length).toBe(plain.length + jfif.length + (orientation > 1 ? 36 : 0));
	}
});

test("a photo as a phone writes it keeps its orientation and nothing more of its Exif", async () => {
	const gps = { GPSLatitudeRef: "N", GPSMapDatum: "Glasscam" };
	const taken = picture()
		.withExif({ IFD0: { Make: "Glasscam" }, IFD3: gps })
		.withMetadata({ orientation: 6 });
	const { bytes } = cleaned(await bytesOf(taken.jpeg({ progressive: true })));
	const { exif, orientation } = await sharp(bytes).metadata();
	expect([exif?.length, orientation]).toEqual([32, 6]);
});

test("an orientation that is none, or outside of its segment, is not read", async () => {
	const plain = await bytesOf(picture().jpeg());
	for (const orientation of [0, 9, 0x600])
		expect(cleaned(withSegments(plain, exif(orientation, "MM"))).bytes).toEqual(plain);
	const pointsBehind = segment(0xe1, "Exif\0\0MM\0*\0\0\0\x0c");
	const directory = segment(0xfe, "\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0");
	expect(cleaned(withSegments(plain, pointsBehind, directory)).bytes).toEqual(plain);
});

test("of several orientations the first is the photo's, and many cost no time", async () => {
	const plain = await bytesOf(picture().jpeg());
	const photo = cleaned(withSegments(plain, exif(6, "II"), exif(3, "MM")));
	expect(photo).toMatchObject({ width: 16, height: 24, bytes: { length: plain.length + 36 } });
	const endless = segment(0xe1, "Exif\0\0MM\0*\0\0\0\x08\xff\xff");
	const start = performance.now();
	expect(cleaned(withSegments(plain, ...new Array<Uint8Array>(20_000).fill(endless))).bytes).toEqual(plain);
	expect(performance.now() - start).toBeLessThan(5000);
});

test("a JPEG keeps its colours, whoever says what they are, and no word beside", async () => {
	const [plain, cmyk] = [
		await bytesOf(picture().jpeg()),
		await bytesOf(picture().toColourspace("cmyk").jpeg()),
	];
	const rgb = segment(0xee, "AdobePK\x03\x04\x01\x01\0<script>");
	const thumbnailed = segment(0xe0, "JFIF\0\x01\x02\x01\0\x48\0\x48\x01\x01PK\x03");
	const files = [plain, cmyk, withSegments(plain, rgb), withSegments(plain, thumbnailed, rgb)];
	const looks = await Promise.all(files.map((file) => look(file)));
	expect(looks[2]).not.toEqual(looks[0]);
	expect(looks[3]).toEqual(looks[0]);
	for (const [at, file] of files.entries()) expect(await look(cleaned(file).bytes)).toEqual(looks[at]);
});

test("a scan goes on behind restarts, zeros and filling, and what is between two scans goes", () => {
	const frame = segment(0xc2, "\x08\0\x20\0\x30\x01\x01\x11\0");
	const scan = join(
		segment(0xda, "\x01\x01\0\0\0\0"),
		latin("ab\xff\0c\xff\xd0d\xff\xff\xd7e\xff\xff\0f\xff"),
	);
	const table = segment(0xc4, "table");
	const [start, end] = [latin("\xff\xd8"), latin("\xff\xd9")];
	const between = join(segment(0xe5, "Glasscam"), latin("stray PK\xff\0\xff\xd0\xff"));
	const dirty = join(start, frame, scan, between, table, scan, end);
	expect(cleaned(dirty).bytes).toEqual(join(start, frame, scan, table, scan, end));

	const other = segment(0xc9, "\x08\0\x20\0\x30\x01\x01\x11\0");
	expect(cleanPhoto(join(start, other, scan, end))).toEqual({ refused: "unknown" });
	const short = segment(0xc2, "\x08\0\x20\0\x30\x01\x01\x11");
	const [inner, empty] = [segment(0xd8, ""), latin("\xff\xc4\0\0")];
	for (const parts of [
		[frame],
		[scan, frame],
		[short, scan],
		[frame, frame, scan],
		[frame, inner, scan],
		[frame, empty, scan],
	])
		expect(cleanPhoto(join(start, ...parts, end))).toEqual({ refused: "broken" });
});
