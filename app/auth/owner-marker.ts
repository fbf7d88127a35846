/** Until when this browser's pages take an owner to be signed in here: nothing else is kept of it, and nothing sent. */
const KEY = "owner-until";
/** As long as a session lives without being used, in milliseconds. */
const LIFE_MS = 30 * 60_000;

/** Has the public pages of this browser show the way to the owner's side. */
export function markOwner(): void {
	try {
		localStorage.setItem(KEY, String(Date.now() + LIFE_MS));
	} catch {
		// A browser that refuses its storage shows no way.
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
