import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { Quote } from "../quote.ts";
import { UNDO_MS } from "./triage-quote.ts";

/** Gives back what an owner's edit replaced, while nothing else happened to the quote since. */
export function decideEditUndo(
	quote: Quote | null,
	{ attempt }: { readonly attempt: string },
	at: UtcMs,
): Decision<{ readonly kind: "not-possible" }> {
	const edit = quote?.lastEdit;
	if (!quote || !edit || edit.revision !== quote.revision || edit.at < at - UNDO_MS)
		return refuse({ kind: "not-possible" });
	return happen({ action: "edit-undone", at, attempt });
}
