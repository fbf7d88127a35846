import { MINUTE_MS } from "#app/time/clock.ts";

/** This `localStorage` key has the time until which an owner counts as signed in here. The time is never sent. */
const KEY = "owner-until";
/** The mark lasts as long as a session that is not used, in milliseconds. */
const LIFE_MS = 30 * MINUTE_MS;

/** Makes the public pages of this browser link to the dashboard. */
export function markOwner(): void {
	try {
		localStorage.setItem(KEY, String(Date.now() + LIFE_MS));
	} catch {
		// A browser that refuses its storage shows no link.
	}
}

export function forgetOwner(): void {
	try {
		localStorage.removeItem(KEY);
	} catch {}
}

/** @throws where the browser refuses its storage. */
export function isOwnerMarked(): boolean {
	return Number(localStorage.getItem(KEY)) > Date.now();
}
