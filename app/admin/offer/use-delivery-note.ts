import { useCallback, useEffect } from "react";
import { FROM_QUOTE } from "#app/admin/quote/triage.ts";
import { paths } from "#app/config/paths.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";

/** Returns what notes that the offer was texted; printing the page notes it, too. It notes nothing of one that was delivered. */
export function useDeliveryNote({ id, revision, isUndelivered }: QuoteView): () => void {
	const note = useCallback(() => {
		if (!isUndelivered) return;
		const form = { intent: "delivered", from: FROM_QUOTE, revision: String(revision) };
		// The press itself leads to another app: the answer is not waited for, and the live feed shows it.
		navigator.sendBeacon(paths.adminQuote(id), new URLSearchParams(form));
	}, [id, revision, isUndelivered]);
	useEffect(() => {
		window.addEventListener("beforeprint", note);
		return () => window.removeEventListener("beforeprint", note);
	}, [note]);
	return note;
}
