import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { type PhotoKind, roomFor, type SavedPhoto } from "#app/catalog/photos.ts";
import { type PhotoReason, photoLimits } from "#app/content/photos.ts";
import type { Database } from "#app/database/client.server.ts";
import type { AddPhotos } from "#app/quotes/commands/keep-photos.ts";
import { addPhotos, removePhoto } from "#app/quotes/commands.server.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { cleanPhoto } from "./clean-photo.ts";
import { deletePhoto, type PhotoBucket, photoColumns, putPhoto } from "./photo-store.server.ts";

/** A keeper says who keeps photos with which quote. */
export interface PhotoKeeper {
	readonly db: Database;
	readonly bucket: PhotoBucket;
	readonly writer: Writer;
	readonly quote: { readonly id: string } | { readonly token: string };
	readonly now: UtcMs;
}

/** A file was not kept for this reason; its name is empty where no file was sent. */
interface PhotoProblem {
	readonly file: string;
	readonly reason: PhotoReason;
}

const MEGABYTE = 1024 * 1024;

const byOf = ({ quote }: PhotoKeeper): AddPhotos["by"] => ("token" in quote ? quote : "owner");

async function findQuote({ db, writer, quote }: PhotoKeeper) {
	const isQuote =
		"id" in quote ? eq(quoteRequests.id, quote.id) : eq(quoteRequests.customerToken, quote.token);
	const { results } = await writer.read([db.select(photoColumns).from(quoteRequests).where(isQuote)]);
	return results[0][0];
}

/**
 * Cleans photos and keeps them with a quote. Returns how many it has now that it had not before, how many were sent that it had, and what was wrong
 * with the others; null where there is no such quote. The same form again finds the photos there: it needs no attempt of its own, by which one that
 * Back brought would be taken for done although its photos were removed since.
 * @throws when the database or the bucket does not answer: the same form may be sent again. {Response} without an open session.
 */
export async function keepPhotos(
	keeper: PhotoKeeper,
	{ kind, files }: { readonly kind: PhotoKind; readonly files: readonly File[] },
) {
	const quote = await findQuote(keeper);
	if (!quote) return null;
	const { db, bucket, writer, now } = keeper;
	const problems: PhotoProblem[] = files.length === 0 ? [{ file: "", reason: "none" }] : [];
	const read: { photo: SavedPhoto; file: string }[] = [];
	const saved = [...(quote.photos ?? [])];
	for (const file of files) {
		const photo = await readPhoto(file);
		if (typeof photo === "string") {
			problems.push({ file: file.name, reason: photo });
			continue;
		}
		const { bytes, ...facts } = photo;
		const one = { ...facts, kind };
		if (!saved.some(({ id }) => id === facts.id)) {
			if (roomFor(saved, kind) === 0) {
				problems.push({ file: file.name, reason: "full" });
				continue;
			}
			await putPhoto(bucket, quote.id, facts.id, bytes);
			saved.push(one);
		}
		read.push({ photo: one, file: file.name });
	}
	if (read.length === 0) return { added: 0, known: 0, problems };
	const photos = read.map(({ photo }) => photo);
	const command = { attempt: crypto.randomUUID(), by: byOf(keeper), photos };
	const done = await addPhotos(db, writer, quote.id, command, now);
	if (done.kind === "refused") return null;
	const after = done.quote?.photos ?? [];
	const left = read.flatMap(({ photo, file }): PhotoProblem[] => {
		const kept = after.find(({ id }) => id === photo.id);
		if (kept?.kind === kind) return [];
		const there = "token" in keeper.quote ? "of-the-job" : "elsewhere";
		return [{ file, reason: kept ? there : "full" }];
	});
	const newIds = new Set(
		photos.map(({ id }) => id).filter((id) => !quote.photos?.some((one) => one.id === id)),
	);
	const added = after.filter((photo) => photo.kind === kind && newIds.has(photo.id)).length;
	return { added, known: read.length - left.length - added, problems: [...problems, ...left] };
}

async function readPhoto(file: File) {
	if (file.size > photoLimits.each * MEGABYTE) return "too-heavy";
	const cleaned = cleanPhoto(new Uint8Array(await file.arrayBuffer()));
	if ("refused" in cleaned) return cleaned.refused;
	return { id: createHash("sha256").update(cleaned.bytes).digest("hex").slice(0, 32), ...cleaned };
}

/** Takes a photo of a quote away, with its picture; false without such a quote. @throws as `keepPhotos` does. */
export async function takePhotoAway(keeper: PhotoKeeper, id: string): Promise<boolean> {
	const quote = await findQuote(keeper);
	if (!quote) return false;
	const { db, bucket, writer, now } = keeper;
	const command = { attempt: crypto.randomUUID(), by: byOf(keeper), id };
	const removed = await removePhoto(db, writer, quote.id, command, now);
	if (removed.kind === "refused") return false;
	const has = (photos: readonly SavedPhoto[] | null | undefined) => photos?.some((photo) => photo.id === id);
	if (has(quote.photos) && !has(removed.quote?.photos)) await deletePhoto(bucket, quote.id, id);
	return true;
}
