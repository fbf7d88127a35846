import type { KeyboardEvent, RefObject } from "react";
import { notesTexts } from "#app/content/notes.ts";
import { MAX_NOTES, type SavedNotes } from "./triage.ts";

interface NotesFieldProps {
	id: string;
	label?: string;
	base: SavedNotes;
	text?: string | undefined;
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
				onKeyUp={scrollToFieldAfterTab}
				className="min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 text-ink hover:border-ink"
			/>
		</>
	);
}

/** Tab makes a browser scroll to the field's first line, and leaves the rest below the bar at the foot of a phone. */
function scrollToFieldAfterTab({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
	if (key === "Tab") currentTarget.scrollIntoView({ block: "nearest" });
}

/** After a failure: the saved notes that were shown, else the same as before. */
export function baseAfter(failure: { notesBefore: string; notesRevision: number; newer: SavedNotes | null }) {
	const { notesBefore, notesRevision, newer } = failure;
	return newer ?? { notes: notesBefore, notesRevision };
}
