import * as z from "zod/mini";
import { quoteActions, quoteActors } from "#app/catalog/quote-enums.ts";
import { quoteChangesSchema, quoteViewSchema } from "#app/quotes/quote-view.ts";
import { dashboardCountsSchema } from "./dashboard-counts.ts";

export const feedEvents = {
	/** A quote was created or changed. The message's `id` is the event's `seq`. */
	quote: "quote",
	heartbeat: "heartbeat",
	health: "health",
	/** When somebody was erased last. Nothing else tells of it: the events of an erased quote are gone with it. */
	erased: "erased",
	/** The session is over: reconnecting is useless. */
	ended: "ended",
} as const;

export const quoteMessageSchema = z.object({
	kind: z.enum(["created", "updated"]),
	action: z.enum(quoteActions),
	actor: z.enum(quoteActors),
	changes: quoteChangesSchema,
	quote: quoteViewSchema,
	counts: dashboardCountsSchema,
});
export type QuoteMessage = z.output<typeof quoteMessageSchema>;

/** The time is in UTC milliseconds; 0 where nobody was erased. */
export const erasedMessageSchema = z.object({ at: z.int() });
export type ErasedMessage = z.output<typeof erasedMessageSchema>;

export const healthMessageSchema = z.object({
	/** The interval is in seconds. */
	heartbeat: z.number(),
	database: z.boolean(),
});
export type HealthMessage = z.output<typeof healthMessageSchema>;
