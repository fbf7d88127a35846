import { roomFor, type SavedPhoto } from "#app/catalog/photos.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote } from "../quote.ts";

/** Photos that somebody adds; a customer has the secret of the page. */
export interface AddPhotos {
	readonly attempt: string;
	readonly by: { readonly token: string } | "owner";
	readonly photos: readonly SavedPhoto[];
}

export interface RemovePhoto extends Omit<AddPhotos, "photos"> {
	readonly id: string;
}

type PhotoDecision = Decision<{ readonly kind: "no-quote" }>;

/** Takes as many of the photos as there is room for, each once. */
export function decidePhotos(
	quote: Quote | null,
	{ attempt, by, photos }: AddPhotos,
	at: UtcMs,
): PhotoDecision {
	if (!quote || !mayChange(quote, by)) return refuse({ kind: "no-quote" });
	const added: SavedPhoto[] = [];
	for (const photo of photos) {
		const saved = [...(quote.photos ?? []), ...added];
		const isThere = saved.some(({ id }) => id === photo.id);
		if (!isThere && roomFor(saved, photo.kind) > 0) added.push(photo);
	}
	return added.length === 0 ? unchanged : happen({ action: actionOf(by), added, removed: null, at, attempt });
}

/** Takes a photo away: a customer one that customers sent, an owner any. */
export function decideRemoval(
	quote: Quote | null,
	{ attempt, by, id }: RemovePhoto,
	at: UtcMs,
): PhotoDecision {
	if (!quote || !mayChange(quote, by)) return refuse({ kind: "no-quote" });
	const photo = quote.photos?.find((other) => other.id === id);
	if (!photo || (by !== "owner" && photo.kind !== "customer")) return unchanged;
	return happen({ action: actionOf(by), added: [], removed: id, at, attempt });
}

function mayChange(quote: Quote, by: AddPhotos["by"]): boolean {
	return by === "owner" || by.token === quote.customerToken;
}

function actionOf(by: AddPhotos["by"]) {
	return by === "owner" ? "photos-kept" : "photos-sent";
}
