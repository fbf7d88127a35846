import * as z from "zod/mini";
import { deviceDrafts, inStorage } from "#app/admin/shell/device-drafts.ts";
import { triageIntents } from "#app/catalog/quote-enums.ts";
import type { SavedNotes } from "./triage.ts";

const noteDraftSchema = z.object({
	quoteId: z.string(),
	/** The name is empty where the page did not know it. */
	name: z.string(),
	text: z.string(),
	/** The draft started from this saved text, with its revision. */
	before: z.string(),
	revision: z.int(),
	/** The revision of the quote that was shown: the same form of it again is the same attempt. */
	quoteRevision: z._default(z.int(), 0),
	intent: z.nullable(z.enum(triageIntents)),
	from: z.string(),
});
export type NoteDraft = z.output<typeof noteDraftSchema>;

const PREFIX = "notes-draft:";
/** Written when all drafts are discarded, so that other tabs discard theirs. */
const WIPED = "notes-drafts-wiped";
const PROBE = "notes-drafts-probe";

const drafts = deviceDrafts(PREFIX, noteDraftSchema);
const listeners = new Set<() => void>();
const answers = new Map<string, SavedNotes>();
let wiped = false;
let storageWorks: boolean | null = null;

export const getDraft = drafts.get;

export function listDrafts(): NoteDraft[] {
	return drafts.list().map(({ draft }) => draft);
}

export function keepDraft(draft: NoteDraft): void {
	if (wiped) return;
	if (!drafts.keep(draft.quoteId, draft)) storageWorks = false;
	tell();
}

export function dropDraft(quoteId: string): void {
	drafts.drop(quoteId);
	tell();
}

/** Returns the newest saved notes that a response brought; null without one. */
export function getAnswer(quoteId: string): SavedNotes | null {
	return answers.get(quoteId) ?? null;
}

export function learnSaved(quoteId: string, saved: SavedNotes): void {
	answers.set(quoteId, saved);
	tell();
}

export function dropAllDrafts(): void {
	inStorage((storage) => storage.setItem(WIPED, String(Date.now())));
	drafts.dropAll();
	tell();
}

export function draftsWereWiped(): boolean {
	return wiped;
}

export function draftsAreKept(): boolean {
	storageWorks ??= inStorage((storage) => storage.setItem(PROBE, "")) !== null;
	return storageWorks && !wiped;
}

/** Calls back when a draft changes, here or in another tab. Returns the unsubscriber. */
export function watchDrafts(listener: () => void): () => void {
	if (listeners.size === 0) window.addEventListener("storage", hearOtherTab);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) window.removeEventListener("storage", hearOtherTab);
	};
}

function hearOtherTab({ key }: StorageEvent): void {
	if (key === WIPED) {
		wiped = true;
		drafts.dropAll();
	}
	if (key === null || key === WIPED || key.startsWith(PREFIX)) tell();
}

function tell(): void {
	for (const listener of listeners) listener();
}
