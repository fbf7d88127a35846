import type { QuoteAction, QuoteChange } from "#app/catalog/quote-enums.ts";
import type { HistoryEvent } from "./load-parts.server.ts";
import { submittedColumnList } from "./submitted-columns.ts";

/** An answer that an owner replaced, and that the customer did not give anew since. */
export interface Correction {
	readonly field: string;
	/** What it was before, as the history tells it. */
	readonly was: QuoteChange["from"];
	/** The quote's with the owner's answer. */
	readonly revision: number;
}

/** What owners do to answers. */
export const edits: readonly QuoteAction[] = ["corrected", "edited", "edit-undone"];

const answerFields = submittedColumnList.map(({ field }) => field);

/** The corrections that hold after one more event. */
export function correctionsAfter(
	before: readonly Correction[],
	{ action, revision, changes }: Pick<HistoryEvent, "action" | "revision" | "changes">,
): readonly Correction[] {
	if (edits.includes(action)) {
		const answers = changes.filter(({ field }) => answerFields.includes(field));
		return [...before, ...answers.map(({ field, from }) => ({ field, was: from, revision }))];
	}
	if (action !== "changed") return before;
	return before.filter((correction) => !changes.some(({ field }) => field === correction.field));
}
