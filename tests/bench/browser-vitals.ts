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

/** Runs in the page before any script of its own: begins to record. */
export function observe(): void {
	Object.assign(window, { longTasks: 0, slowestTap: 0, largestAt: 0, shift: 0 });
	const watch = (
		type: string,
		take: (entry: PerformanceEntry) => void,
		more: { durationThreshold?: number } = {},
	) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
			type,
			buffered: true,
			...more,
		});
	watch("longtask", () => {
		window.longTasks += 1;
	});
	watch(
		"event",
		(entry) => {
			if ("interactionId" in entry && entry.interactionId)
				window.slowestTap = Math.max(window.slowestTap, entry.duration);
		},
		{ durationThreshold: 16 },
	);
	watch("largest-contentful-paint", (entry) => {
		window.largestAt = entry.startTime;
	});
	watch("layout-shift", (entry) => {
		if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
			window.shift += Number(entry.value);
	});
}

/** Runs in the page. */
export function readVitals(): Vitals {
	const { longTasks, slowestTap, largestAt, shift } = window;
	return { longTasks, slowestTap, largestAt, shift };
}
