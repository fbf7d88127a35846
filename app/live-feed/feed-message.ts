import * as z from "zod/mini";
import { quoteViewSchema, stateCountsSchema } from "../quotes/quote-view";

/** The names of the stream's events. */
export const feedEvents = {
	/** A quote was created or changed; its `id` is the event's `seq`. */
	quote: "quote",
	/** Nothing happened; the connection is alive. */
	beat: "beat",
	/** The session is over: the stream ends and there is no use in coming back. */
	ended: "ended",
} as const;

/** The data of a `quote` event. */
export const quoteMessageSchema = z.object({
	kind: z.enum(["created", "updated"]),
	quote: quoteViewSchema,
	counts: stateCountsSchema,
});
export type QuoteMessage = z.output<typeof quoteMessageSchema>;
