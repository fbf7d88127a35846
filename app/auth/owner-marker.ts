import { MINUTE_MS } from "#app/config/durations.ts";

/** The `localStorage` key of the time until which an owner counts as signed in here; it is never sent. */
const KEY = "owner-until";
/** As long as a session lives without being used, in milliseconds. */
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
