const LONG_TASK_MS = 50;

/** Logs LCP, FID, INP, CLS, FCP and TTFB, each time they grow, and warns of long tasks. */
export function logWebVitals(): void {
	const logged = new Map<string, number>();
	const log = (name: string, value: number) => {
		if (logged.get(name) === value) return;
		logged.set(name, value);
		console.info(`${name}: ${Math.round(value * 1000) / 1000}`);
	};
	const [page] = performance.getEntriesByType("navigation");
	if (page instanceof PerformanceNavigationTiming) log("TTFB", page.responseStart);
	const largestBurst = layoutShiftBursts();
	log("CLS", 0);
	const flushes = [
		observe("paint", ({ name, startTime }) => {
			if (name === "first-contentful-paint") log("FCP", startTime);
		}),
		observe("first-input", (input) => {
			if (input instanceof PerformanceEventTiming) log("FID", input.processingStart - input.startTime);
		}),
		observe("largest-contentful-paint", ({ startTime }) => log("LCP", startTime)),
		observe("event", (event) => {
			// Zero unless the event was a tap, click or key.
			if ("interactionId" in event && event.interactionId)
				log("INP", Math.max(event.duration, logged.get("INP") ?? 0));
		}),
		observe("layout-shift", (shift) => {
			if (isUnexpectedShift(shift)) log("CLS", largestBurst(shift));
		}),
		observe("longtask", ({ duration }) => {
			if (duration > LONG_TASK_MS) console.warn(`Long task: ${Math.round(duration)} ms`);
		}),
	];
	document.addEventListener("visibilitychange", () => {
		if (document.hidden) for (const flush of flushes) flush();
	});
}

type LayoutShift = PerformanceEntry & { value: number };

function isUnexpectedShift(entry: PerformanceEntry): entry is LayoutShift {
	return "value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput;
}

/** CLS is the largest burst of shifts: at most 1 s between two of them and 5 s in all. */
function layoutShiftBursts(): (shift: LayoutShift) => number {
	let [first, last, burst, largest] = [0, 0, 0, 0];
	return ({ startTime, value }) => {
		const goesOn = startTime - last < 1000 && startTime - first < 5000;
		if (!goesOn) first = startTime;
		burst = goesOn ? burst + value : value;
		last = startTime;
		largest = Math.max(largest, burst);
		return largest;
	};
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): () => void {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
	const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
	observer.observe({ type, buffered: true, ...(type === "event" && { durationThreshold: 40 }) });
	return () => observer.takeRecords().forEach(onEntry);
}
