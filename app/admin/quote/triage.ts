import * as z from "zod/mini";
import { lostReasons, type TriageIntent, triageIntents } from "#app/catalog/quote-enums.ts";
import { normalizeText, optionalText } from "#app/fields/text.ts";

export const UNDO_ANCHOR = "undo";

export const MAX_NOTES = 2_000;

/** `from` of a form on the quote's own page; one in the list sends the list's query. */
export const FROM_QUOTE = "quote";

/** A form in the plan of the day sends this as `from`. */
export const FROM_TODAY = "today";

/** What was done is told in at most this many characters. */
export const MAX_WORK = 500;

const undoable = ["contacted", "spam", "done", "lost", "delivered", "told"] as const;

export type UndoableIntent = (typeof undoable)[number];

/** Whether a bar offers to take the move back; the others say that they were made. */
export function hasUndo(intent: TriageIntent): intent is UndoableIntent {
	return undoable.some((known) => known === intent);
}

const savedNotesSchema = z.object({ notes: z.nullable(z.string()), notesRevision: z.int() });

export type SavedNotes = z.output<typeof savedNotesSchema>;

const triageFailureSchema = z.object({
	reason: z.string(),
	notes: z.string(),
	notesBefore: z.string(),
	notesRevision: z.number(),
	newer: z.nullable(savedNotesSchema),
	/** What was done, as typed in the plan of the day, of the revision that the plan shows. */
	work: z.optional(z.object({ text: z.string(), revision: z.number() })),
	/** The way to the sign-in, where that is the reason. */
	links: z.optional(z.readonly(z.array(z.object({ to: z.string(), label: z.string() })))),
});
export type TriageFailure = z.output<typeof triageFailureSchema>;

export const triageReplySchema = z.union([
	z.object({
		done: z.literal(true),
		intent: z.enum(triageIntents),
		address: z.string(),
		saved: savedNotesSchema,
		/** The message is null where the undo bar says it. */
		flash: z.nullable(z.object({ tone: z.enum(["success", "info"]), title: z.string() })),
	}),
	z.object({ done: z.literal(false), failure: triageFailureSchema }),
]);
export type TriageReply = z.output<typeof triageReplySchema>;

export function joinNotes(saved: string, own: string): string {
	return [saved, own].filter(Boolean).join("\n");
}

const savedText = z.pipe(
	z.optional(z.string()),
	z.transform((text) => normalizeText(text ?? "") || null),
);

export const triageSchema = z.object({
	intent: z.enum(triageIntents),
	lostReason: z.optional(z.enum(lostReasons)),
	notes: z.pipe(
		optionalText(MAX_NOTES),
		z.transform((notes) => notes ?? null),
	),
	notesBefore: savedText,
	notesRevision: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
	acceptedAt: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
	from: z._default(z.string().check(z.maxLength(500)), ""),
	work: optionalText(MAX_WORK),
});
