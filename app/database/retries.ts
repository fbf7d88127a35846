interface RetryLimits {
	attempts: number;
	/** Milliseconds after the first attempt after which none begins. */
	beginWithinMs: number;
	/** Milliseconds: the longest first pause; it doubles each time. */
	pauseMs: number;
}

/** Repeats a call after random pauses. `isWorthwhile` says whether an error may pass.
 * @throws the last attempt's error. */
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
