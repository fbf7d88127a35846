import { foldText } from "#app/fields/fold-text.ts";

/** The columns of a customer that a search reads, by those that they are of. */
export function searchedColumns({ name, note }: { name: string; note: string | null }) {
	return { searchedName: foldText(name), searchedNote: note === null ? null : foldText(note) };
}
