import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { cleanPhoto } from "./clean-photo.ts";

const [width, height] = [48, 32];
const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
	const [x, y] = [Math.floor(at / 4) % width, Math.floor(at / 4 / width)];
	return [x * 5, y * 7, (x * y * 31) % 256, y < height / 2 ? 255 : 128][at % 4] ?? 0;
});
const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } });
const opaque = () => picture().removeAlpha();

const kinds = {
	"baseline JPEG": () => opaque().jpeg(),
	"progressive JPEG": () => opaque().jpeg({ progressive: true }),
	"grey JPEG": () => opaque().greyscale().jpeg(),
	PNG: () => picture().png(),
	"grey PNG": () => opaque().greyscale().png(),
	"PNG with a palette": () => picture().png({ palette: true, colours: 16 }),
	"lossy WebP": () => opaque().webp(),
	"lossy WebP with alpha": () => picture().webp(),
	"lossless WebP": () => picture().webp({ lossless: true }),
};

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const everyKind = () => Promise.all(Object.values(kinds).map((make) => bytesOf(make())));
const look = (file: Uint8Array) => sharp(file).raw().toBuffer({ resolveWithObject: true });
const formatOf = async (file: Uint8Array) => (await sharp(file).metadata()).format;

function cleaned(file: Uint8Array) {
	const photo = cleanPhoto(file);
	if ("refused" in photo) throw new Error(photo.refused);
	return photo;
}

function refusal(file: Uint8Array) {
	const photo = cleanPhoto(file);
	return "refused" in photo ? photo.refused : undefined;
}

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const insert = (file: Uint8Array, at: number, text: string) =>
	join(file.subarray(0, at), latin(text), file.subarray(at));
const overwrite = (file: Uint8Array, at: number, text: string) =>
	join(file.subarray(0, at), latin(text), file.subarray(at + text.length));

/** The checksum is wrong, which is no matter: nobody decodes the chunk. */
const pngChunk = (name: string, text: string) =>
	`\0\0\0${String.fromCharCode(text.length)}${name}${text}\0\0\0\0`;

const webpChunk = (name: string, text: string) =>
	`${name}${String.fromCharCode(text.length)}\0\0\0${text}${text.length % 2 ? "\0" : ""}`;

function sized(webp: Uint8Array) {
	new DataView(webp.buffer).setUint32(4, webp.length - 8, true);
	return webp;
}

const latitude = "\x33\0\0\0\x01\0\0\0\x1e\0\0\0\x01\0\0\0\x9e\x0c\0\0\x64\0\0\0";
const words = [latitude, "Glasscam", "Hometown", "Kitchen window", "PK\x03\x04", "<script>"];
const found = (file: Uint8Array) => words.filter((word) => Buffer.from(file).includes(word, 0, "latin1"));

/** Returns a photo that says with which camera it was taken, where, under which title, and has a file behind. */
async function plant(make: () => Sharp): Promise<Uint8Array> {
	const gps = { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100", GPSMapDatum: "Hometown" };
	const file = await bytesOf(
		make()
			.withExif({ IFD0: { Make: "Glasscam" }, IFD3: gps })
			.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Kitchen window</x:xmpmeta>')
			.withIccProfile("srgb"),
	);
	const title = "Kitchen window!";
	const titled = {
		jpeg: () => insert(file, 2, `\xff\xfe\0\x11${title}\xff\xed\0\x1fPhotoshop 3.0\0${title}`),
		png: () => insert(file, 33, pngChunk("tEXt", title) + pngChunk("tIME", title)),
		webp: () =>
			sized(insert(insert(file, file.length, webpChunk("XYZ ", title)), 30, webpChunk("XYZ ", title))),
	}[file[0] === 0xff ? "jpeg" : file[0] === 0x89 ? "png" : "webp"]();
	return insert(titled, titled.length, "PK\x03\x04 <script>alert(1)</script> \xff\xd9 IEND");
}

test.each(Object.entries(kinds))("a %s loses all but its picture", async (_, make) => {
	const [plain, dirty] = [await bytesOf(make()), await plant(make)];
	expect(found(dirty)).toEqual(words);
	expect(Object.keys(await sharp(dirty).metadata())).toEqual(expect.arrayContaining(["exif", "icc", "xmp"]));

	const photo = cleaned(dirty);
	expect(photo).toMatchObject({ width, height, type: `image/${await formatOf(plain)}` });
	expect(found(photo.bytes)).toEqual([]);
	const left = Object.keys(await sharp(photo.bytes).metadata());
	expect(left.filter((key) => /exif|icc|xmp|iptc|comments/.test(key))).toEqual([]);
	expect(await look(photo.bytes)).toEqual(await look(plain));
	expect(cleaned(photo.bytes)).toEqual(photo);
});

test("a photo that has nothing but its picture keeps its look", async () => {
	for (const plain of await everyKind()) expect(await look(cleaned(plain).bytes)).toEqual(await look(plain));
});

test("a photo that is cut short, anywhere, is refused", async () => {
	for (const file of await everyKind())
		for (let length = 0; length < file.length; length++)
			expect(["broken", "unknown"]).toContain(refusal(file.subarray(0, length)));
});

test("no bytes throw, and what is left of a damaged photo is clean", async () => {
	for (const start of ["", "\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\x99\0\0\0WEBPVP8X"])
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void refusal(join(latin(start), bytes))),
		);
	for (const make of Object.values(kinds)) {
		const file = await plant(make);
		fc.assert(
			fc.property(fc.nat(file.length - 1), fc.nat(255), (at, byte) => {
				const photo = cleanPhoto(file.with(at, byte));
				if ("refused" in photo) return;
				expect(Buffer.compare(cleaned(photo.bytes).bytes, photo.bytes)).toBe(0);
			}),
		);
	}
});

test("what is no photo is unknown, and what iPhones make is told from it", () => {
	const others = ["", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "<!doctype html>", "%PDF-1.7"];
	for (const text of [...others, "\0\0\0\x18ftypisom", "\0\0\0\x18ftypavif", "\0\0\0\x18fontheic"])
		expect(refusal(latin(text))).toBe("unknown");
	for (const brand of ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"])
		expect(refusal(latin(`\0\0\0\x18ftyp${brand}\0\0\0\0`))).toBe("heic");
});

test("an animation is unknown", async () => {
	const frames = [await bytesOf(kinds.PNG()), await bytesOf(opaque().negate().png())];
	expect(refusal(await bytesOf(sharp(frames, { join: { animated: true } }).webp()))).toBe("unknown");
	expect(refusal(insert(await bytesOf(kinds.PNG()), 33, pngChunk("acTL", "12345678")))).toBe("unknown");
});

test("a photo with too many pixels is refused, and so is one with none", async () => {
	const [jpeg, png] = [await bytesOf(kinds["baseline JPEG"]()), await bytesOf(kinds.PNG())];
	const [lossy, lossless] = [await bytesOf(kinds["lossy WebP"]()), await bytesOf(kinds["lossless WebP"]())];
	const frameAt = Buffer.from(jpeg).indexOf("\xff\xc0", 0, "latin1") + 5;
	expect(refusal(overwrite(jpeg, frameAt, "\x27\x10\x27\x10"))).toBe("too-many-pixels");
	expect(refusal(overwrite(jpeg, frameAt, "\0\0\x27\x10"))).toBe("broken");
	expect(refusal(overwrite(png, 16, "\0\0\x1f\x40\0\0\x1f\x41"))).toBe("too-many-pixels");
	expect(refusal(overwrite(png, 16, "\0\0\x1f\x40\0\0\x1f\x40"))).toBeUndefined();
	expect(refusal(overwrite(lossy, 26, "\x10\x27\x10\x27"))).toBe("too-many-pixels");
	expect(refusal(overwrite(lossless, 21, "\x0f\xe7\xc3\x09"))).toBe("too-many-pixels");
});

test("a PNG has its chunks in their order, each at its length", async () => {
	const plain = await bytesOf(kinds["PNG with a palette"]());
	const [data, end] = [Buffer.from(plain).indexOf("IDAT") - 4, plain.length - 12];
	const withChunk = (at: number, name: string, text: string) =>
		refusal(insert(plain, at, pngChunk(name, text)));
	expect(withChunk(end, "IDAT", "more")).toBeUndefined();
	expect(refusal(insert(plain, end, pngChunk("tEXt", "a") + pngChunk("IDAT", "more")))).toBe("broken");
	expect(withChunk(8, "tEXt", "1234567890123")).toBe("broken");
	expect(withChunk(33, "IHDR", "1234567890123")).toBe("broken");
	expect(withChunk(33, "IEND", "")).toBe("broken");
	expect(withChunk(data, "PLTE", "rgb")).toBe("broken");
	expect(withChunk(33, "CgBI", "")).toBe("unknown");
	expect(refusal(join(plain.subarray(0, end), latin(pngChunk("IEND", "a"))))).toBe("broken");
});

test("a WebP has one size in all its headers, and an even length", async () => {
	const extended = await bytesOf(kinds["lossy WebP with alpha"]());
	expect(refusal(overwrite(extended, 24, "\x30"))).toBe("broken");
	const webp = (chunks: string) => sized(latin(`RIFF\0\0\0\0WEBP${chunks}`));
	const frame = webpChunk("VP8L", "\x2f\x2f\xc0\x07\0");
	const odd = webpChunk("XYZ ", "odd");
	expect(cleaned(webp(odd + frame + odd))).toMatchObject({ width, height, bytes: webp(frame) });
	expect(cleaned(webp(webpChunk("ALPH", "\0\0") + frame)).bytes).toEqual(webp(frame));
	expect(refusal(webp(webpChunk("ANIM", "") + frame))).toBe("unknown");
	for (const chunks of [
		webpChunk("VP8L", "\x2e\x2f\xc0\x07\0"),
		webpChunk("VP8L", "\x2f\x2f\xc0\x07\x20"),
		webpChunk("VP8L", "\x2f\x2f\xc0\x07"),
		webpChunk("VP8 ", "\x01\0\0\x9d\x01\x2a\x30\0\x20\0"),
		webpChunk("VP8 ", "\0\0\0\x9d\x01\x2b\x30\0\x20\0"),
		"VP8L\x07\0\0\0\x2f\x2f\xc0\x07\0\0",
		odd,
	])
		expect(refusal(webp(chunks))).toBe("broken");
});
