import type { QuoteAction, QuoteChange } from "#app/catalog/quote-enums.ts";
import type { HistoryEvent } from "./load-parts.server.ts";
import { submittedColumnList } from "./submitted-columns.ts";

/** An answer that an owner replaced, or that came with an acceptance, and that the customer did not give anew since. */
export interface Correction {
	readonly field: string;
	/** What it was before, as the history tells it. */
	readonly was: QuoteChange["from"];
	/** The quote's with the newer answer. */
	readonly revision: number;
}

/** What owners do to answers. */
const edits: readonly QuoteAction[] = ["corrected", "edited", "edit-undone"];

/** What owners do and can undo, because it keeps what it replaced. */
export const undoableByOwner: readonly QuoteAction[] = [...edits, "delivered", "told"];

const answerFields: readonly (string | undefined)[] = submittedColumnList.map(({ field }) => field);

/** The corrections that hold after one more event. */
export function correctionsAfter(
	before: readonly Correction[],
	{ action, revision, changes }: Pick<HistoryEvent, "action" | "revision" | "changes">,
): readonly Correction[] {
	const replaced = action === "accepted" ? ["address"] : edits.includes(action) ? answerFields : [];
	const answers = changes.filter(({ field }) => replaced.includes(field));
	if (answers.length > 0)
		return [...before, ...answers.map(({ field, from }) => ({ field, was: from, revision }))];
	if (action !== "changed") return before;
	return before.filter((correction) => !changes.some(({ field }) => field === correction.field));
}
