const headerBytes = 6;
const entryBytes = 16;

/** One picture inside an ICO file: a square PNG and its side in pixels (at most 256). */
export type IcoPicture = { readonly side: number; readonly png: Buffer };

/** Packs PNG pictures into one ICO container: a header, a directory, then the pictures themselves. */
export function icoContainer(pictures: readonly IcoPicture[]): Buffer {
	const head = Buffer.alloc(headerBytes + entryBytes * pictures.length);
	head.writeUInt16LE(1, 2); // resource type: icon
	head.writeUInt16LE(pictures.length, 4);
	let offset = head.length;
	pictures.forEach(({ side, png }, index) => {
		const entry = headerBytes + entryBytes * index;
		const storedSide = side % 256; // the format writes 256 as 0
		head.writeUInt8(storedSide, entry);
		head.writeUInt8(storedSide, entry + 1);
		head.writeUInt16LE(1, entry + 4); // colour planes
		head.writeUInt16LE(32, entry + 6); // bits per pixel
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	});
	return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
