import { problemLabels } from "#app/content/site.ts";

/** The front door inserts the request's id; without one the line stays hidden. */
export function RequestReference() {
	return (
		<p className="text-sm text-ink-soft" hidden data-request-reference>
			{problemLabels.reference}{" "}
			<code data-request-id suppressHydrationWarning>
				–
			</code>
		</p>
	);
}
