import { useEffect, useState } from "react";
import type { UtcMs } from "#app/time/clock.ts";

const STEP_MS = 10_000;

/** The server's time going on. `since` is when this device got it, by its own clock. */
export function useNow(serverNow: UtcMs, since: UtcMs | null = null): number {
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
