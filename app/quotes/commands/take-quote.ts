import type { Hearing } from "#app/catalog/request-source.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { AddonLine, Quote } from "../quote.ts";
import type { QuoteSubmission } from "../submission.ts";

/** What a caller told an owner, priced as the wizard does. */
export interface TakeQuote {
	/** Of all that was told: the same form again has the same one. */
	readonly attempt: string;
	readonly submission: QuoteSubmission;
	/** SHA-256 of the submission, in hex. */
	readonly fingerprint: string;
	/** A secret for the customer's page. */
	readonly customerToken: string;
	readonly addons: readonly AddonLine[];
	/** How the caller heard of the company; null where that was not asked. */
	readonly heardOfUs: Hearing | null;
}

/** Saves what a caller told, once: the caller was talked to, so that the quote is contacted already. A saved quote stays as it
 * is: whoever sends something else under its id is told. */
export function decideTaking(
	quote: Quote | null,
	command: TakeQuote,
	{ isErased }: { readonly isErased: boolean },
	at: UtcMs,
): Decision<{ readonly kind: "erased" | "taken" }> {
	if (isErased) return refuse({ kind: "erased" });
	if (quote) return refuse({ kind: "taken" });
	return happen({ ...command, action: "taken", at });
}
