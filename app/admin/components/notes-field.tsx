import type { RefObject } from "react";
import { MAX_NOTES, type SavedNotes } from "#app/admin/triage.ts";
import { notesTexts } from "#app/content/notes.ts";

interface NotesFieldProps {
	id: string;
	label?: string;
	/** The saved notes that the form starts from: newer ones are not overwritten unseen. */
	base: SavedNotes;
	/** What the field holds at first; without it the saved notes. */
	text?: string | undefined;
	/** The id of what says how the text is kept. */
	describedBy?: string | undefined;
	field?: RefObject<HTMLTextAreaElement>;
	onInput?(): void;
}

export function NotesField({ id, label, base, text, describedBy, field, onInput }: NotesFieldProps) {
	return (
		<>
			<input type="hidden" name="notesBefore" value={base.notes ?? ""} />
			<input type="hidden" name="notesRevision" value={base.notesRevision} />
			<label htmlFor={id} className="font-bold">
				{label ?? notesTexts.label}
			</label>
			<textarea
				ref={field}
				id={id}
				name="notes"
				rows={4}
				maxLength={MAX_NOTES}
				defaultValue={text ?? base.notes ?? ""}
				aria-describedby={describedBy}
				onInput={onInput}
				className="min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 text-ink hover:border-ink"
			/>
		</>
	);
}

/** What a form starts from after a failure: the notes that were shown beside the own ones, else the same as before. */
export function baseAfter(failure: { notesBefore: string; notesRevision: number; newer: SavedNotes | null }) {
	const { notesBefore, notesRevision, newer } = failure;
	return newer ?? { notes: notesBefore, notesRevision };
}
