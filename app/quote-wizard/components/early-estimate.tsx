export function estimateKey(services: readonly unknown[], homeSize: unknown): string {
	return `${services.join()};${homeSize ?? ""}`;
}

export function EarlyEstimate({ text }: { text: string | undefined }) {
	return (
		<output className="block rounded-md bg-sky px-3 py-1.5 font-bold tabular-nums empty:hidden sm:px-4 sm:py-3">
			{text}
		</output>
	);
}
