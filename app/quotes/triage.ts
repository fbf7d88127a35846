import * as z from "zod/mini";
import { optionalText } from "../quote-wizard/text";

/** How long marking a quote as contacted can be undone, in milliseconds; afterwards there is no way back. */
export const UNDO_MS = 10_000;

/** The most characters of the owner's notes. */
export const LONGEST_NOTES = 2_000;

/** What a form on a quote's own page says of where it was sent from; one in the list sends the list's query. */
export const FROM_QUOTE = "quote";

/** What the owner can do to a quote. */
const triageIntents = ["contacted", "undo", "notes", "spam", "not-spam"] as const;
export type TriageIntent = (typeof triageIntents)[number];

/** The form of a quote's card. */
export const triageSchema = z.object({
	intent: z.enum(triageIntents),
	/** Optional (SPEC section 5): blank is null. */
	notes: z.pipe(
		optionalText(LONGEST_NOTES),
		z.transform((notes) => notes ?? null),
	),
	/** Where it was sent from, to which the answer leads back. */
	from: z._default(z.string().check(z.maxLength(500)), ""),
});
