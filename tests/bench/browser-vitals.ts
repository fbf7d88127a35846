/** What a page has recorded of itself so far. */
interface Vitals {
	/** Tasks that kept the main thread for more than 50 ms. */
	longTasks: number;
	/** The slowest tap's time until the next picture, in milliseconds; below 16 it is 0. */
	slowestTap: number;
	/** When the largest part was shown, in milliseconds from the start. */
	largestAt: number;
	/** Unexpected shifts of the layout, added up. */
	shift: number;
}

declare global {
	interface Window extends Vitals {}
}

/**
 * Runs in the page before any script of its own: begins to record. It has no function with a name, because what
 * compiles it would call a helper for each, which the page does not have.
 */
export function observe(): void {
	Object.assign(window, { longTasks: 0, slowestTap: 0, largestAt: 0, shift: 0 });
	const watched: [type: string, take: (entry: PerformanceEntry) => void][] = [
		[
			"longtask",
			() => {
				window.longTasks += 1;
			},
		],
		[
			"event",
			(entry) => {
				if ("interactionId" in entry && entry.interactionId)
					window.slowestTap = Math.max(window.slowestTap, entry.duration);
			},
		],
		[
			"largest-contentful-paint",
			(entry) => {
				window.largestAt = entry.startTime;
			},
		],
		[
			"layout-shift",
			(entry) => {
				if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
					window.shift += Number(entry.value);
			},
		],
	];
	for (const [type, take] of watched)
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
			type,
			buffered: true,
			...(type === "event" && { durationThreshold: 16 }),
		});
}

/** Runs in the page. @throws {Error} when nothing was recorded: every page shows something. */
export function readVitals(): Vitals {
	const { longTasks, slowestTap, largestAt, shift } = window;
	if (!largestAt) throw new Error("Nothing was recorded");
	return { longTasks, slowestTap, largestAt, shift };
}
