import { Form } from "@remix-run/react";
import { NotSaved } from "#app/admin/shell/load-failure.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { formField, TextField } from "#app/components/ui/form-field.tsx";
import { customerPage } from "#app/content/customers.ts";
import type { StepFailure } from "#app/content/wizard-failures.ts";

const { note: texts } = customerPage;
export const MAX_NOTE = 1_000;

interface NoteFormProps {
	customer: { id: string; note: string | null; revision?: number };
	name?: string | null;
	typed?: string | undefined;
}

/** What an owner keeps of a customer for good. */
export function NoteForm({ customer: { id, note, revision }, name = null, typed }: NoteFormProps) {
	const field = formField(`note-${id}`, "note", undefined, typed ?? note ?? "");
	return (
		<Form key={note} method="post" preventScrollReset className="grid max-w-3xl gap-3 print:hidden">
			<input type="hidden" name="customer" value={id} />
			<input type="hidden" name="seen" value={note ?? ""} />
			{revision !== undefined && <input type="hidden" name="revision" value={revision} />}
			{typed !== undefined && typed !== (note ?? "") && (
				<p className="rounded-md bg-orange-mist px-3 py-2 text-sm whitespace-pre-line">
					{texts.now(note || texts.empty)}
				</p>
			)}
			<TextField
				field={field}
				label={texts.label(name)}
				hint={texts.hint}
				optional
				rows={3}
				maxLength={MAX_NOTE}
			/>
			<Button name="intent" value="note" variant="quiet" className="justify-self-start">
				{texts.save}
			</Button>
		</Form>
	);
}

interface UnsavedNoteProps {
	failure: StepFailure;
	typed: Record<"customer" | "note" | "seen", string>;
}

/** Shows what was typed on a customer's page that is not loaded, to be sent again. */
export function UnsavedNote({ failure, typed }: UnsavedNoteProps) {
	return (
		<div className="wrap grid gap-6 py-8">
			<NotSaved {...failure} />
			<NoteForm customer={{ id: typed.customer, note: typed.seen }} typed={typed.note} />
		</div>
	);
}
