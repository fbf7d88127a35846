/** Does a piece of work for each number below `count`, so many of them side by side. */
export async function inParallel(
	count: number,
	width: number,
	work: (index: number) => Promise<void>,
): Promise<void> {
	let next = 0;
	const worker = async () => {
		while (next < count) await work(next++);
	};
	await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
}

export function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
