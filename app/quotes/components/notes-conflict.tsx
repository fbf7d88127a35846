import { Button, ButtonLink } from "../../components/ui/button";
import { notesTexts } from "../../content/notes";
import type { SavedNotes } from "../triage";

const { choices } = notesTexts;

/** The notes that somebody else saved, above the own ones. */
export function NewerNotes({ saved }: { saved: SavedNotes }) {
	return (
		<section aria-label={notesTexts.newer} className="grid gap-1">
			<h3 className="font-bold">{notesTexts.newer}</h3>
			<p className="rounded-md border border-edge bg-paper px-4 py-2.5 whitespace-pre-wrap wrap-anywhere">
				{saved.notes ?? notesTexts.none}
			</p>
		</section>
	);
}

/** What to do with two texts: save one of them, or both. `address` is the quote's page, with the saved one. */
export function NotesChoices({ address }: { address: string }) {
	return (
		<div className="grid gap-3">
			<input type="hidden" name="intent" value="notes" />
			<Button name="together" value="yes" variant="ink">
				{choices.together}
			</Button>
			<Button variant="quiet">{choices.own}</Button>
			<ButtonLink href={address} variant="quiet">
				{choices.newer}
			</ButtonLink>
		</div>
	);
}
