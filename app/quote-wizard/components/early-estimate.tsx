export function estimateKey(services: readonly unknown[], homeSize: unknown): string {
	return `${services.join()};${homeSize ?? ""}`;
}

/** `estimates` are lines, so that a browser needs no price list and the page sends one text. */
export function findEstimate(estimates: string, key: string): string | undefined {
	const line = estimates.split("\n").find((line) => line.startsWith(`${key} `));
	return line?.slice(key.length + 1);
}

export function EarlyEstimate({ text }: { text: string | undefined }) {
	return (
		<output className="block rounded-md bg-sky px-3 py-1.5 font-bold tabular-nums empty:hidden sm:px-4 sm:py-3">
			{text}
		</output>
	);
}
