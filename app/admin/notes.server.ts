import { eq, or, type SQL, sql } from "drizzle-orm";
import { quoteRequests } from "#db/schema.ts";
import type { NotesEdit } from "./triage.ts";

const { adminNotes, notesRevision } = quoteRequests;

/** Whether a form's notes are the ones it started from: then there is nothing to save, whatever is saved by now. */
export function isUntouched({ notes, notesBefore }: NotesEdit): boolean {
	return notes === notesBefore;
}

/**
 * What saving a form's notes sets, and SQL for whether it may: not over a newer text than the form started from,
 * unless that text is the same. The condition belongs into the `where` of the write itself.
 */
export function notesChange(edit: NotesEdit): { set: Partial<Record<string, SQL>>; where: SQL | undefined } {
	if (isUntouched(edit)) return { set: {}, where: undefined };
	return {
		set: {
			adminNotes: sql`${edit.notes}`,
			notesRevision: sql`${notesRevision} + (${adminNotes} is not ${edit.notes})`,
		},
		where: or(eq(notesRevision, edit.notesRevision), sql`${adminNotes} is ${edit.notes}`),
	};
}

/** SQL: saving these notes would change something. */
export function changesNotes(edit: NotesEdit): SQL | undefined {
	if (isUntouched(edit)) return sql`false`;
	return sql`${adminNotes} is not ${edit.notes}`;
}
