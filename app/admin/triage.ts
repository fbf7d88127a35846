import * as z from "zod/mini";
import { type TriageIntent, triageIntents } from "#app/catalog/quote-terms.ts";
import { normalizeText, optionalText } from "#app/catalog/text.ts";

/** How long marking a quote as contacted can be undone, in milliseconds; afterwards "Back to new" does. */
export const UNDO_MS = 10_000;

/** Where a list says what can be undone. */
export const UNDO_ANCHOR = "undo";

/** The most characters of the owner's notes. */
export const MAX_NOTES = 2_000;

/** What a form on a quote's own page says of where it was sent from; one in the list sends the list's query. */
export const FROM_QUOTE = "quote";

/** What undoes a triage that has Undo: the marking, and the move to Spam. */
export type UndoIntent = Extract<TriageIntent, "undo" | "not-spam">;

/** A quote that was marked or moved just now. */
export interface Undoable {
	id: string;
	name: string;
	/** When the quote came, by which lists are sorted: UTC milliseconds, as `doneAt`. */
	createdAt: number;
	/** What undoes it. */
	intent: UndoIntent;
	doneAt: number;
}

/** What a form says of the owner's notes; null is none. */
export interface NotesEdit {
	notes: string | null;
	/** The text that the form was filled with. */
	notesBefore: string | null;
	/** And its revision: nothing newer is overwritten unseen. */
	notesRevision: number;
}

const savedNotesSchema = z.object({ notes: z.nullable(z.string()), notesRevision: z.int() });

/** Notes as they are saved. */
export type SavedNotes = z.output<typeof savedNotesSchema>;

/** What a form's action says when it changed nothing. */
export const triageFailureSchema = z.object({
	/** Why, and what can be done. */
	reason: z.string(),
	/** What was sent, as it was typed: the form is shown with it again. */
	notes: z.string(),
	notesBefore: z.string(),
	notesRevision: z.number(),
	/** What is saved by now, where it is newer than what the form started from. */
	newer: z.nullable(savedNotesSchema),
});
export type TriageFailure = z.output<typeof triageFailureSchema>;

/** The answer to a triage that a script sent. */
export const triageReplySchema = z.union([
	z.object({
		done: z.literal(true),
		intent: z.enum(triageIntents),
		/** Where the page goes on, with the query of its list. */
		address: z.string(),
		saved: savedNotesSchema,
		/** What the page says; null where it says it in another way. */
		flash: z.nullable(z.object({ tone: z.enum(["success", "info"]), title: z.string() })),
	}),
	z.object({ done: z.literal(false), failure: triageFailureSchema }),
]);
export type TriageReply = z.output<typeof triageReplySchema>;

/** Both texts, the saved one first. */
export function joinNotes(saved: string, own: string): string {
	return [saved, own].filter(Boolean).join("\n");
}

const savedText = z.pipe(
	z.optional(z.string()),
	z.transform((text) => normalizeText(text ?? "") || null),
);

/** The form of a quote's card. */
export const triageSchema = z.object({
	intent: z.enum(triageIntents),
	/** Optional: blank is null. */
	notes: z.pipe(
		optionalText(MAX_NOTES),
		z.transform((notes) => notes ?? null),
	),
	notesBefore: savedText,
	notesRevision: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
	/** Where it was sent from, to which the answer leads back. */
	from: z._default(z.string().check(z.maxLength(500)), ""),
});
