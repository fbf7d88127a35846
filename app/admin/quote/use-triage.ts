import { useNavigate } from "@remix-run/react";
import { type FormEvent, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useIdleReload } from "#app/admin/shell/use-idle-reload.ts";
import { type TriageIntent, triageIntents } from "#app/catalog/quote-enums.ts";
import { ToastContext } from "#app/components/ui/toast-region.tsx";
import { normalizeText } from "#app/fields/text.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { draftsWereWiped, dropDraft, getAnswer, getDraft, keepDraft, watchDrafts } from "./note-drafts.ts";
import { inOneTab, sendTriage, type TriageOutcome, type WaitingFor } from "./send-triage.ts";
import { joinNotes, type SavedNotes, type TriageFailure } from "./triage.ts";

/** A quote's form as scripts send it: what is typed stays, whatever the response. */
export function useTriage(quote: QuoteView, from: string, pageFailure: TriageFailure | undefined) {
	const notes = useNotes(quote, from, pageFailure);
	const [pending, setPending] = useState<TriageIntent | null>(null);
	const [failure, setFailure] = useState(pageFailure);
	const [waitsFor, setWaitsFor] = useState<WaitingFor | null>(null);
	const toasts = useContext(ToastContext);
	const navigate = useNavigate();
	const reload = useIdleReload();
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
		if (intent === "notes" || pathname + search === location.pathname + location.search) reload();
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

	return { notes, pending, failure, waitsFor: waits, handleSubmit, keepSaved };
}

function useNotes(quote: QuoteView, from: string, failure: TriageFailure | undefined) {
	const { id: quoteId, name, revision: quoteRevision } = quote;
	const shownQuote = { quoteId, name, quoteRevision, from };
	/** Uncontrolled, so that what is typed before the script runs stays. */
	const field = useRef<HTMLTextAreaElement>(null);
	const draft = useStored(() => getDraft(quoteId));
	const answer = useStored(() => getAnswer(quoteId));
	const shown = { notes: quote.adminNotes, notesRevision: quote.notesRevision };
	const saved = answer && answer.notesRevision > shown.notesRevision ? answer : shown;
	const base = useRef<SavedNotes>(failure ? baseOf(failure.notesBefore, failure.notesRevision) : saved);
	const filled = useRef(failure?.notes ?? saved.notes ?? "");
	const typed = useRef<string | null>(null);
	const isSaved = (text: string) => normalizeText(text) === (saved.notes ?? "");

	function fill(text: string, start: SavedNotes): void {
		typed.current = null;
		base.current = start;
		filled.current = text;
		if (field.current && field.current.value !== text) field.current.value = text;
	}

	function keepTyped(): void {
		const text = field.current?.value ?? "";
		const { notes, notesRevision } = base.current;
		const intent = getDraft(quoteId)?.intent ?? null;
		typed.current = normalizeText(text) === (notes ?? "") ? null : text;
		if (typed.current === null) dropDraft(quoteId);
		else keepDraft({ ...shownQuote, text, before: notes ?? "", revision: notesRevision, intent });
	}

	function takeUp(): void {
		const element = field.current;
		if (!element || typed.current !== null) return;
		// A text restored by the browser would lack what it started from.
		element.autocomplete = "off";
		if (element.value !== filled.current) {
			const kept = getDraft(quoteId);
			if (kept) {
				base.current = baseOf(kept.before, kept.revision);
				element.value = kept.text === element.value ? kept.text : joinNotes(kept.text, element.value);
			}
			keepTyped();
		} else if (failure) keepTyped();
	}

	function followStored(): void {
		if (draft && draft.intent === null && isSaved(draft.text)) {
			typed.current = null;
			dropDraft(quoteId);
		} else if (typed.current !== null) {
			if (draft?.text === typed.current) base.current = baseOf(draft.before, draft.revision);
			else if (draft || draftsWereWiped()) return;
			else if (isSaved(typed.current)) fill(typed.current, saved);
			// Another tab saved or dropped its own text, not this one.
			else keepTyped();
		} else if (draft) fill(draft.text, baseOf(draft.before, draft.revision));
		else if (saved.notesRevision >= base.current.notesRevision) fill(saved.notes ?? "", saved);
	}

	async function send(intent: TriageIntent): Promise<TriageOutcome> {
		const text = field.current?.value ?? "";
		const { notes, notesRevision } = base.current;
		// Changed and changed back: still the saved text that this one started from.
		const revision = saved.notes === notes ? saved.notesRevision : notesRevision;
		const asked = { ...shownQuote, text, before: notes ?? "", revision, intent };
		typed.current = text;
		keepDraft(asked);
		return inOneTab(quoteId, () => sendTriage(asked));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before the script
	useEffect(takeUp, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: for what is stored, on this device and in the database
	useEffect(followStored, [draft, saved.notes, saved.notesRevision]);

	const isConflict =
		draft !== null &&
		draft.revision < saved.notesRevision &&
		(draft.before || null) !== saved.notes &&
		!isSaved(draft.text);
	function restart(text: string): void {
		fill(text, saved);
		keepTyped();
		// The button that was pressed goes away.
		field.current?.focus();
	}
	return { field, draft, saved, isConflict, keepTyped, restart, send };
}

function useStored<Value>(read: () => Value | null): Value | null {
	return useSyncExternalStore(watchDrafts, read, () => null);
}

function baseOf(notes: string, notesRevision: number): SavedNotes {
	return { notes: notes || null, notesRevision };
}
