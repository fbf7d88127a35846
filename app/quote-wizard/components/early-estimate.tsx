export function estimateKey(services: readonly unknown[], homeSize: unknown): string {
	return `${services.join()};${homeSize ?? ""}`;
}

/** `estimates` are lines, so that a browser needs no price list and the page sends one text. */
export function findEstimate(estimates: string, key: string): string | undefined {
	const line = estimates.split("\n").find((line) => line.startsWith(`${key} `));
	return line?.slice(key.length + 1);
}

/** Has its place before there is one, so that the button below stays where it is. */
export function EarlyEstimate({ text }: { text: string | null | undefined }) {
	return (
		<output className="block min-h-10 rounded-md bg-sky px-3 py-1.5 font-bold tabular-nums empty:invisible max-xs:min-h-17 sm:min-h-13 sm:px-4 sm:py-3 [@media(scripting:none)]:empty:hidden">
			{text}
		</output>
	);
}
