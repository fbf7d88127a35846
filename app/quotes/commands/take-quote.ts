import type { Hearing } from "#app/catalog/request-source.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { AddonLine, Quote } from "../quote.ts";
import type { QuoteSubmission } from "../submission.ts";

/** What a caller told an owner, priced as the wizard does. */
export interface TakeQuote {
	/** The attempt is that of all that was told: who tells the same again has the same one. */
	readonly attempt: string;
	readonly submission: QuoteSubmission;
	/** The fingerprint is the submission's SHA-256, in hex. */
	readonly fingerprint: string;
	readonly customerToken: string;
	readonly addons: readonly AddonLine[];
	/** The caller heard of the company so; null where that was not asked. */
	readonly heardOfUs: Hearing | null;
}

/** For so long a form with all the same is the same call: in spring and fall the same work may be meant twice. */
export const SAME_CALL_MS = 10 * MINUTE_MS;

/** Saves what a caller told, once, and as contacted: the caller was talked to. `twin` is the id of a quote that was just taken with all the same, as Back
 * leads to a form with a new id. */
export function decideTaking(
	quote: Quote | null,
	command: TakeQuote,
	{ isErased, twin }: { readonly isErased: boolean; readonly twin: string | null },
	at: UtcMs,
): Decision<{ readonly kind: "erased" | "taken" } | { readonly kind: "again"; readonly id: string }> {
	if (isErased) return refuse({ kind: "erased" });
	if (quote) return refuse({ kind: "taken" });
	if (twin !== null) return refuse({ kind: "again", id: twin });
	return happen({ ...command, action: "taken", at });
}
