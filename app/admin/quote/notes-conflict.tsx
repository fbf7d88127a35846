import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { notesTexts } from "#app/content/notes.ts";
import type { SavedNotes } from "./triage.ts";

const { choices } = notesTexts;

export function NewerNotes({ saved }: { saved: SavedNotes }) {
	return (
		<section aria-label={notesTexts.newer} className="grid gap-1">
			<h3 className="text-base font-bold">{notesTexts.newer}</h3>
			<p className="rounded-md border border-edge bg-paper px-4 py-2.5 whitespace-pre-wrap wrap-anywhere">
				{saved.notes ?? notesTexts.none}
			</p>
		</section>
	);
}

interface NotesChoicesProps {
	address: string;
	/** Used when a script handles the choice without a page load. */
	onKeepSaved(): void;
	disabled: boolean;
}

export function NotesChoices({ address, onKeepSaved, disabled }: NotesChoicesProps) {
	return (
		<div className="grid gap-3">
			<input type="hidden" name="intent" value="notes" />
			<Button name="together" value="yes" variant="ink" aria-disabled={disabled}>
				{choices.together}
			</Button>
			<Button variant="quiet" aria-disabled={disabled}>
				{choices.own}
			</Button>
			<ButtonLink
				href={address}
				variant="quiet"
				onClick={(event) => {
					event.preventDefault();
					onKeepSaved();
				}}
			>
				{choices.newer}
			</ButtonLink>
		</div>
	);
}
