import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { Quote } from "../quote.ts";
import { canUndoEdit } from "./triage-quote.ts";

/** Gives back what an owner's edit replaced, while nothing else happened to the quote since. */
export function decideEditUndo(
	quote: Quote | null,
	{ attempt }: { readonly attempt: string },
	at: UtcMs,
): Decision<{ readonly kind: "not-possible" }> {
	if (!quote || !canUndoEdit(quote, at)) return refuse({ kind: "not-possible" });
	return happen({ action: "edit-undone", at, attempt });
}
