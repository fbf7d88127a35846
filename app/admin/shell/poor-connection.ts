/** Does something every so many milliseconds, and once a connection is back. Returns what ends that. */
export function keepTrying(work: () => void, ms: number): () => void {
	const timer = setInterval(work, ms);
	window.addEventListener("online", work);
	return () => {
		clearInterval(timer);
		window.removeEventListener("online", work);
	};
}

/** A signal that aborts after some milliseconds. Some supported browsers have no `AbortSignal.timeout`. */
export function abortAfter(ms: number): AbortSignal {
	const controller = new AbortController();
	setTimeout(() => controller.abort(), ms);
	return controller.signal;
}
