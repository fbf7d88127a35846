import { notesTexts } from "../../content/notes";
import { MAX_NOTES, type SavedNotes, type TriageFailure } from "../triage";

interface NotesFieldProps {
	id: string;
	label?: string;
	/** The notes as they are saved, as far as this page knows. */
	saved: SavedNotes;
	/** What was sent in vain. */
	failure?: TriageFailure | undefined;
}

/**
 * The notes, and which text they started from: a newer one is not overwritten unseen. One that was shown beside the
 * own is the one to start from.
 */
export function NotesField({ id, label = notesTexts.label, saved, failure }: NotesFieldProps) {
	const { notes, notesRevision } = failure?.newer ?? {
		notes: failure?.notesBefore ?? saved.notes,
		notesRevision: failure?.notesRevision ?? saved.notesRevision,
	};
	return (
		<>
			<input type="hidden" name="notesBefore" value={notes ?? ""} />
			<input type="hidden" name="notesRevision" value={notesRevision} />
			<label htmlFor={id} className="font-bold">
				{label}
			</label>
			<textarea
				id={id}
				name="notes"
				rows={4}
				maxLength={MAX_NOTES}
				defaultValue={failure?.notes ?? saved.notes ?? ""}
				className="min-h-12 w-full rounded-md border border-edge bg-white px-4 py-2.5 text-ink hover:border-ink"
			/>
		</>
	);
}
