/** A signal that aborts after some milliseconds. Some supported browsers have no `AbortSignal.timeout`. */
export function abortAfter(ms: number): AbortSignal {
	const controller = new AbortController();
	setTimeout(() => controller.abort(), ms);
	return controller.signal;
}
