/** Runs in the page. Every unexpected shift of its layout so far, added up. */
export function layoutShift(): Promise<number> {
	return new Promise((resolve) => {
		let total = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) total += "value" in entry ? Number(entry.value) : 0;
		}).observe({ type: "layout-shift", buffered: true });
		// Entries are delivered before the second frame from now; without any shift there is no delivery.
		requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
	});
}
