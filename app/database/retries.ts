interface RetryLimits {
	attempts: number;
	/** No further attempt begins later than this after the first, in milliseconds. */
	beginWithinMs: number;
	/** The longest pause before the first repetition, in milliseconds; it doubles with each. */
	pauseMs: number;
}

/**
 * Repeats a call that may be repeated without harm, after pauses of random length so that many callers do not
 * come back together. `isWorthwhile` says of an error whether trying again can help.
 * @throws the last attempt's error.
 */
export async function withRetries<Result>(
	call: () => Promise<Result>,
	isWorthwhile: (error: unknown) => boolean,
	{ attempts, beginWithinMs, pauseMs }: RetryLimits,
): Promise<Result> {
	const started = Date.now();
	for (let attempt = 1; ; attempt++) {
		try {
			return await call();
		} catch (error) {
			const pause = Math.random() * pauseMs * 2 ** (attempt - 1);
			const isLast = attempt >= attempts || Date.now() + pause - started > beginWithinMs;
			if (isLast || !isWorthwhile(error)) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
}
