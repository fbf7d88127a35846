import { gt, inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { type SavedPhoto, savedPhotoSchema } from "#app/catalog/photos.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.server.ts";
import { HOUR_MS, type UtcMs } from "#app/time/clock.ts";
import { erasedQuotes, quoteRequests } from "#db/schema.ts";

/** The pictures are in this R2 bucket. */
export type PhotoBucket = Pick<R2Bucket, "put" | "get" | "delete" | "list">;

const bindingSchema = z.object({
	PHOTOS: z.custom<PhotoBucket>((value) => typeof value === "object" && value !== null && "put" in value),
});

/** Returns the bucket behind the binding `PHOTOS`. @throws {Error} where the Worker has none. */
export function photoBucket(bindings: object): PhotoBucket {
	const { data } = bindingSchema.safeParse(bindings);
	if (!data) throw new Error("The Worker has no binding PHOTOS: wrangler.toml names it under r2_buckets");
	return data.PHOTOS;
}

const keyOf = (quoteId: string, photoId: string) => `${quoteId}/${photoId}`;
const quoteOf = (key: string) => key.split("/", 1)[0] ?? "";

/** The columns by which the photos of a quote are found. */
export const photoColumns = {
	id: quoteRequests.id,
	name: quoteRequests.name,
	photos: fromJson(quoteRequests.photos, z.nullable(z.array(savedPhotoSchema))),
};

/** Stores a picture. The same one again is the same object. @throws when the bucket does not answer. */
export async function putPhoto(
	bucket: PhotoBucket,
	quoteId: string,
	photoId: string,
	bytes: Uint8Array<ArrayBuffer>,
) {
	await bucket.put(keyOf(quoteId, photoId), bytes);
}

/** Deletes a picture that its quote no longer has. Where the bucket does not answer, `sweepAll` deletes it. */
export async function deletePhoto(bucket: PhotoBucket, quoteId: string, photoId: string): Promise<void> {
	await bucket
		.delete(keyOf(quoteId, photoId))
		.catch((error: unknown) => logError("picture not deleted", error, { quote: quoteId }));
}

/** Answers with a picture as a file that no browser takes for a page; 404 where it is not there. @throws when the bucket does not answer. */
export async function photoAnswer(
	context: { readonly photos: PhotoBucket },
	quoteId: string,
	photo: SavedPhoto | undefined,
) {
	const found = photo && (await context.photos.get(keyOf(quoteId, photo.id)));
	if (!found) return new Response(null, { status: 404 });
	return new Response(found.body, {
		headers: {
			"Content-Type": photo.type,
			"Content-Length": String(found.size),
			"Content-Disposition": `inline; filename="photo.${photo.type.split("/")[1]}"`,
			"Content-Security-Policy": "default-src 'none'; sandbox",
		},
	});
}

/** Deletes the pictures of quotes that were erased in the last hour.
 * @throws when the bucket or the database does not answer; the next run deletes them. */
export async function sweepErased(db: Database, bucket: PhotoBucket, now: UtcMs): Promise<void> {
	const { quoteId, erasedAt } = erasedQuotes;
	const erased = await db
		.select({ quoteId })
		.from(erasedQuotes)
		.where(gt(erasedAt, now - HOUR_MS));
	for (const quote of erased) await sweep(db, bucket, `${quote.quoteId}/`, now);
}

/** Deletes the pictures that no quote has: of purged ones, or of an upload that broke off.
 * @throws when the bucket or the database does not answer; the next run deletes them. */
export async function sweepAll(db: Database, bucket: PhotoBucket, now: UtcMs): Promise<void> {
	const [some] = await db.select({ id: quoteRequests.id }).from(quoteRequests).limit(1);
	// A new database, before its backup is read, knows of no picture.
	if (some) await sweep(db, bucket, "", now);
}

/** A picture is stored before its quote knows it. */
const GRACE_MS = HOUR_MS;

async function sweep(db: Database, bucket: PhotoBucket, prefix: string, now: UtcMs): Promise<void> {
	let cursor: string | undefined;
	do {
		const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
		const ids = [...new Set(page.objects.map(({ key }) => quoteOf(key)))];
		const quotes = await db.select(photoColumns).from(quoteRequests).where(inArray(quoteRequests.id, ids));
		const photosOf = new Map(quotes.map(({ id, photos }) => [id, photos ?? []]));
		const left = page.objects.filter(({ key, uploaded }) => {
			const photos = photosOf.get(quoteOf(key));
			const isKept = photos?.some(({ id }) => key === keyOf(quoteOf(key), id));
			return !isKept && !(photos && uploaded.getTime() > now - GRACE_MS);
		});
		if (left.length > 0) await bucket.delete(left.map(({ key }) => key));
		cursor = page.truncated ? page.cursor : undefined;
	} while (cursor !== undefined);
}
