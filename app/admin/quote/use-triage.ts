import { useNavigate, useRevalidator } from "@remix-run/react";
import { type FormEvent, useContext, useEffect, useState } from "react";
import { type TriageIntent, triageIntents } from "#app/catalog/quote-enums.ts";
import { ToastContext } from "#app/components/ui/use-toasts.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import type { WaitingFor } from "./send-triage.ts";
import { joinNotes, type TriageFailure } from "./triage.ts";
import { useNotes } from "./use-notes.ts";

/** A quote's form as scripts send it: what is typed stays, whatever the response. */
export function useTriage(quote: QuoteView, from: string, pageFailure: TriageFailure | undefined) {
	const notes = useNotes(quote, from, pageFailure);
	const [pending, setPending] = useState<TriageIntent | null>(null);
	const [failure, setFailure] = useState(pageFailure);
	const [waitsFor, setWaitsFor] = useState<WaitingFor | null>(null);
	const toasts = useContext(ToastContext);
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const waits = notes.draft?.intent ? (waitsFor ?? "line") : null;
	const isUnsaved = notes.isConflict || waits !== null;
	// Another tab may say so of the same notes: what this one said before is not true any more.
	useEffect(() => {
		if (isUnsaved) toasts.clear();
	}, [isUnsaved, toasts]);

	async function submit(intent: TriageIntent): Promise<void> {
		setPending(intent);
		setFailure(undefined);
		const sent = await notes.send(intent);
		setPending(null);
		setWaitsFor(sent.done || sent.failure ? null : sent.waitsFor);
		if (!sent.done) {
			toasts.clear();
			setFailure(sent.failure ?? undefined);
			return;
		}
		if (sent.flash) toasts.replace(sent.flash);
		else toasts.clear();
		const { pathname, search } = new URL(sent.address, location.href);
		// Where the address stays, navigating loads nothing.
		if (intent === "notes" || pathname + search === location.pathname + location.search) revalidate();
		else navigate(sent.address, { preventScrollReset: true });
	}

	function handleSubmit(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		// Ignores a second tap while the first is under way.
		if (pending !== null) return;
		const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
		const { name, value } = button instanceof HTMLButtonElement ? button : { name: "", value: "" };
		const intent = triageIntents.find((known) => name === "intent" && known === value) ?? "notes";
		if (notes.isConflict) {
			const own = notes.field.current?.value ?? "";
			notes.restart(name === "together" ? joinNotes(notes.saved.notes ?? "", own) : own);
		}
		void submit(intent);
	}

	function keepSaved(): void {
		notes.restart(notes.saved.notes ?? "");
		setFailure(undefined);
	}

	return {
		notes,
		pending,
		failure,
		waitsFor: waits,
		handleSubmit,
		keepSaved,
	};
}
