/** Unsaved notes, kept on the device per quote until saved or discarded; in memory where storage is refused. */

import * as z from "zod/mini";
import { triageIntents } from "#app/catalog/quote-terms.ts";
import type { SavedNotes } from "./triage.ts";

const noteDraftSchema = z.object({
	quoteId: z.string(),
	/** Empty where the page did not know it. */
	name: z.string(),
	text: z.string(),
	/** The saved text that it started from, with its revision. */
	before: z.string(),
	revision: z.int(),
	intent: z.nullable(z.enum(triageIntents)),
	from: z.string(),
});
export type NoteDraft = z.output<typeof noteDraftSchema>;

const PREFIX = "notes-draft:";
/** Written when all drafts are discarded, so that other tabs discard theirs. */
const WIPED = "notes-drafts-wiped";
const PROBE = "notes-drafts-probe";

const listeners = new Set<() => void>();
/** Drafts that the storage refused. */
const unkept = new Map<string, NoteDraft>();
/** The last parse of each draft, so that an unchanged one is the same object. */
const readings = new Map<string, { stored: string; draft: NoteDraft | null }>();
const answers = new Map<string, SavedNotes>();
let wiped = false;
let storageWorks: boolean | null = null;

export function getDraft(quoteId: string): NoteDraft | null {
	return unkept.get(quoteId) ?? readDraft(quoteId);
}

export function listDrafts(): NoteDraft[] {
	const kept = storedKeys().map((key) => readDraft(key.slice(PREFIX.length)));
	return [...unkept.values(), ...kept.filter((draft) => draft !== null)];
}

export function keepDraft(draft: NoteDraft): void {
	if (wiped) return;
	unkept.delete(draft.quoteId);
	try {
		localStorage.setItem(PREFIX + draft.quoteId, JSON.stringify(draft));
	} catch {
		unkept.set(draft.quoteId, draft);
		storageWorks = false;
	}
	tell();
}

export function dropDraft(quoteId: string): void {
	unkept.delete(quoteId);
	inStorage((storage) => storage.removeItem(PREFIX + quoteId));
	tell();
}

/** The newest saved notes that a response returned; null without one. */
export function getAnswer(quoteId: string): SavedNotes | null {
	return answers.get(quoteId) ?? null;
}

export function learnSaved(quoteId: string, saved: SavedNotes): void {
	answers.set(quoteId, saved);
	tell();
}

export function dropAllDrafts(): void {
	unkept.clear();
	inStorage((storage) => {
		storage.setItem(WIPED, String(Date.now()));
		for (const key of storedKeys()) storage.removeItem(key);
	});
	tell();
}

export function draftsWereWiped(): boolean {
	return wiped;
}

export function draftsAreKept(): boolean {
	storageWorks ??= inStorage((storage) => storage.setItem(PROBE, ""));
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
		unkept.clear();
	}
	if (key === null || key === WIPED || key.startsWith(PREFIX)) tell();
}

function tell(): void {
	for (const listener of listeners) listener();
}

function readDraft(quoteId: string): NoteDraft | null {
	let stored = "";
	inStorage((storage) => {
		stored = storage.getItem(PREFIX + quoteId) ?? "";
	});
	const last = readings.get(quoteId);
	if (last?.stored === stored) return last.draft;
	const draft = parseDraft(stored);
	readings.set(quoteId, { stored, draft });
	return draft;
}

function parseDraft(stored: string): NoteDraft | null {
	try {
		return noteDraftSchema.parse(JSON.parse(stored));
	} catch {
		return null;
	}
}

function storedKeys(): string[] {
	let keys: string[] = [];
	inStorage((storage) => {
		keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
	});
	return keys;
}

/** False where the browser refuses its storage. */
function inStorage(use: (storage: Storage) => void): boolean {
	try {
		use(localStorage);
		return true;
	} catch {
		return false;
	}
}
