import * as z from "zod/mini";

export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];

/** Photos are the customer's own, or an owner's from before and after the job. */
export const photoKinds = ["customer", "before", "after"] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** A quote has at most so many photos of a kind. */
export const MAX_PHOTOS = 6;

/** What is known of a photo beside its picture; width and height are pixels of the stored file. */
export const savedPhotoSchema = z.object({
	/** A digest of the picture: the same one again is the same photo. */
	id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
	kind: z.enum(photoKinds),
	type: z.enum(photoTypes),
	width: z.int(),
	height: z.int(),
});
export type SavedPhoto = z.output<typeof savedPhotoSchema>;

/** Returns the photos of a kind, the first first. */
export function photosOfKind(photos: readonly SavedPhoto[] | null, kind: PhotoKind): SavedPhoto[] {
	return (photos ?? []).filter((photo) => photo.kind === kind);
}

/** Returns how many more photos of a kind a quote can have. */
export function roomFor(photos: readonly SavedPhoto[] | null, kind: PhotoKind): number {
	return Math.max(0, MAX_PHOTOS - photosOfKind(photos, kind).length);
}

/** What comes to the photos of a quote, and the id of the one that goes; null for none. */
export interface PhotoChange {
	readonly added: readonly SavedPhoto[];
	readonly removed: string | null;
}

export function photosAfter(
	photos: readonly SavedPhoto[] | null,
	{ added, removed }: PhotoChange,
): SavedPhoto[] {
	return [...(photos ?? []).filter(({ id }) => id !== removed), ...added];
}
