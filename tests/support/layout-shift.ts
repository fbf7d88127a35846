/** Runs in the page. What moved unexpectedly so far: each thing with its places before and after. */
export function layoutShifts(): Promise<string[]> {
	return new Promise((resolve) => {
		const moved: string[] = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
				for (const { node, previousRect, currentRect } of sources)
					moved.push(JSON.stringify([node?.textContent?.slice(0, 80), previousRect, currentRect]));
				if (sources.length === 0) moved.push("something that is gone");
			}
		}).observe({ type: "layout-shift", buffered: true });
		// Entries are delivered before the second frame from now; without any shift there is no delivery.
		requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)));
	});
}
