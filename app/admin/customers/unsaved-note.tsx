import { SignedOutAlert } from "#app/admin/shell/signed-out-alert.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { NoteForm } from "./note-form.tsx";

interface UnsavedNoteProps {
	title: string;
	why: string;
	typed: { customer: string; note: string; seen: string };
	/** Where it was not saved because nobody is signed in. */
	signedOut?: boolean;
}

/** In place of a customer's page that is not loaded: what was typed there, to be sent again. */
export function UnsavedNote({ title, why, typed, signedOut }: UnsavedNoteProps) {
	return (
		<div className="wrap grid gap-6 py-8">
			{signedOut ? <SignedOutAlert title={title} /> : <ErrorSummary title={title} text={why} />}
			<NoteForm customer={{ id: typed.customer, note: typed.seen }} typed={typed.note} />
		</div>
	);
}
