/** Whether browsers keep visited pages for offline. When set to false, the next deploy empties their caches. */
export const keepsPagesOffline: boolean = true;

/** Asks the service worker to keep the owner's list until a moment, or to delete it. */
export interface KeepMessage {
	/** The list is kept until this time, in UTC milliseconds. */
	keepDashboardUntil: number;
}

/** Returns until when the list is kept, in UTC milliseconds; null for any other message. */
export function keepUntil(message: unknown): number | null {
	if (typeof message !== "object" || message === null || !("keepDashboardUntil" in message)) return null;
	return typeof message.keepDashboardUntil === "number" ? message.keepDashboardUntil : null;
}
