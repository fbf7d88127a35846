import { problemLabels } from "#app/content/site.ts";

/**
 * The request's id, for a visitor who calls about a failure. The Worker writes it into the answer as it leaves
 * (app/security/front-door.server.ts); without one the line stays hidden.
 */
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
