import { useEffect, useState } from "react";

/** How often ages on the page are counted anew, in milliseconds. */
const STEP_MS = 10_000;

/** The server's time going on, in UTC milliseconds: no device's own clock has to be right. */
export function useNow(serverNow: number): number {
	const [elapsed, setElapsed] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new time from the server starts the count anew
	useEffect(() => {
		const start = Date.now();
		setElapsed(0);
		const timer = setInterval(() => setElapsed(Date.now() - start), STEP_MS);
		return () => clearInterval(timer);
	}, [serverNow]);
	return serverNow + elapsed;
}
