import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { Quote } from "../quote.ts";

/** Replaces the secret in the customer's link: the old link no longer works. */
export function decideLink(
	quote: Quote | null,
	{ customerToken, attempt }: { readonly customerToken: string; readonly attempt: string },
	at: UtcMs,
): Decision<{ readonly kind: "gone" }> {
	if (!quote) return refuse({ kind: "gone" });
	return happen({ action: "link-replaced", customerToken, at, attempt });
}
