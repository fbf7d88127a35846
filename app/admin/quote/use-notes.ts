import { useEffect, useRef, useSyncExternalStore } from "react";
import type { TriageIntent } from "#app/catalog/quote-enums.ts";
import { normalizeText } from "#app/fields/text.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { draftsWereWiped, dropDraft, getAnswer, getDraft, keepDraft, watchDrafts } from "./note-drafts.ts";
import { inOneTab, sendTriage, type TriageOutcome } from "./send-triage.ts";
import { joinNotes, type SavedNotes, type TriageFailure } from "./triage.ts";

/** Each change is kept on the device until it is saved. */
export function useNotes(quote: QuoteView, from: string, failure: TriageFailure | undefined) {
	const { id: quoteId, name } = quote;
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
		else keepDraft({ quoteId, name, text, before: notes ?? "", revision: notesRevision, intent, from });
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
		const asked = { quoteId, name, text, before: notes ?? "", revision, intent, from };
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
	}
	return { field, draft, saved, isConflict, keepTyped, restart, send };
}

function useStored<Value>(read: () => Value | null): Value | null {
	return useSyncExternalStore(watchDrafts, read, () => null);
}

function baseOf(notes: string, notesRevision: number): SavedNotes {
	return { notes: notes || null, notesRevision };
}
