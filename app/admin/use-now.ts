import { useEffect, useState } from "react";

/** How often ages on the page are counted anew, in milliseconds. */
const STEP_MS = 10_000;

/**
 * The server's time going on, in UTC milliseconds: no device's own clock has to be right. `since` is when this device got
 * it, on its own clock, where that was before the page was opened.
 */
export function useNow(serverNow: number, since: number | null = null): number {
	const [elapsed, setElapsed] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new time from the server starts the count anew
	useEffect(() => {
		const start = since ?? Date.now();
		setElapsed(Date.now() - start);
		const timer = setInterval(() => setElapsed(Date.now() - start), STEP_MS);
		return () => clearInterval(timer);
	}, [serverNow, since]);
	return serverNow + elapsed;
}
