import * as z from "zod/mini";
import { quoteActions, quoteActors } from "#app/catalog/quote-terms.ts";
import { quoteChangesSchema, quoteViewSchema, stateCountsSchema } from "#app/quotes/quote-view.ts";

/** The names of the stream's events. */
export const feedEvents = {
	/** A quote was created or changed; its `id` is the event's `seq`. */
	quote: "quote",
	/** Nothing happened; the connection is alive. */
	beat: "beat",
	/** How often the stream speaks, and whether the database answers: first of all, and when that changes. */
	health: "health",
	/** The session is over: the stream ends and there is no use in coming back. */
	ended: "ended",
} as const;

/** The data of a `quote` event. */
export const quoteMessageSchema = z.object({
	kind: z.enum(["created", "updated"]),
	action: z.enum(quoteActions),
	actor: z.enum(quoteActors),
	/** What this event changed; the quote is as it is now. */
	changes: quoteChangesSchema,
	quote: quoteViewSchema,
	counts: stateCountsSchema,
	/** How many contacted quotes their visitors changed since. */
	changed: z.int(),
});
export type QuoteMessage = z.output<typeof quoteMessageSchema>;

/** The data of a `health` event. */
export const healthMessageSchema = z.object({
	/** Seconds between two heartbeats. */
	heartbeat: z.number(),
	database: z.boolean(),
});
export type HealthMessage = z.output<typeof healthMessageSchema>;
