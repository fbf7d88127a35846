import { foldText } from "#app/fields/fold-text.ts";
import { takeDates } from "#app/time/dates-in-text.ts";

/** The columns of a customer that a search reads, by those that they are of. */
export function searchedColumns({ name, note }: { name: string; note: string | null }) {
	return { searchedName: foldText(name), searchedNote: searchedNoteOf(note) };
}

/** Returns a note as a search compares it, with the words of its dates behind it. */
export function searchedNoteOf(note: string | null): string | null {
	return note === null ? null : [foldText(note), ...takeDates(note).dates].join(" ");
}
