import { eq, or, type SQL, sql } from "drizzle-orm";
import { quoteRequests } from "#db/schema.ts";
import type { NotesEdit } from "./triage.ts";

const { adminNotes, notesRevision } = quoteRequests;

/** Whether there is nothing to save: the form's notes are the ones it started from. */
export function isUntouched({ notes, notesBefore }: NotesEdit): boolean {
	return notes === notesBefore;
}

/** What saving notes sets, and SQL, for the write's own `where`, that protects a newer text. */
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

export function changesNotes(edit: NotesEdit): SQL | undefined {
	if (isUntouched(edit)) return sql`false`;
	return sql`${adminNotes} is not ${edit.notes}`;
}
