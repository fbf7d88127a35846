/**
 * Whether browsers keep visited pages for when they are offline. Set it to false and deploy, and every browser
 * that kept some throws them away and goes back to asking the network for everything.
 */
export const keepsPagesOffline: boolean = true;

/** What the dashboard asks of the service worker: to keep the owner's list until a time (UTC milliseconds), or not at all. */
export interface KeepMessage {
	keepDashboardUntil: number;
}

/** The time of a `KeepMessage`; null for any other message. */
export function keepUntil(message: unknown): number | null {
	if (typeof message !== "object" || message === null || !("keepDashboardUntil" in message)) return null;
	return typeof message.keepDashboardUntil === "number" ? message.keepDashboardUntil : null;
}
