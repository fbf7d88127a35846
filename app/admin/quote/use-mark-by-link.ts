import { useCallback } from "react";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { paths } from "#app/config/paths.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { FROM_QUOTE } from "./triage.ts";

/** Returns what a press of a link that opens a text message does: it marks the quote, or nothing where the intent is null. */
export function useMarkByLink(
	{ id, revision }: Pick<QuoteView, "id" | "revision">,
	intent: TriageIntent | null,
): () => void {
	return useCallback(() => {
		if (intent === null) return;
		const form = { intent, from: FROM_QUOTE, revision: String(revision) };
		// The press itself leads to another app: the answer is not waited for, and the live feed shows it.
		navigator.sendBeacon(paths.adminQuote(id), new URLSearchParams(form));
	}, [id, revision, intent]);
}
