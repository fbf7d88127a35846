import { desc, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type Database, fromJson, when } from "#app/database/client.server.ts";
import { decisions, offers, quoteRequests } from "#db/schema.ts";
import { savedLinesSchema } from "./offer.ts";
import { parseSlots } from "./preferred-slots.ts";
import { quoteChangesSchema } from "./quote-view.ts";

const MAX_SHOWN = 20;

/** This SQL finds the half days that a quote's customer asked for with the acceptance, none without one. */
export const acceptedSlots =
	sql`coalesce((select wishes from decisions join offers on offers.id = offer_id where quote_id = quote_requests.id and outcome = 'accepted' order by number desc limit 1), '[]')`.mapWith(
		parseSlots,
	);

/** This SQL finds what the customer wrote with the acceptance, such as a time that suits better; null for nothing. */
export const acceptedComment = sql<
	string | null
>`(select comment from decisions join offers on offers.id = offer_id where quote_id = quote_requests.id and outcome = 'accepted' order by number desc limit 1)`;

const eventsSchema = z.array(z.object({ action: z.string(), changes: quoteChangesSchema }));

/** This SQL finds a quote's history, oldest first. */
export const wholeHistory = fromJson(
	sql`(select json_group_array(json_object('action', action, 'changes', json(changes))) from (select action, changes from quote_events where quote_id = quote_requests.id order by revision))`,
	eventsSchema,
);

/** SQL: why a quote's customer declined the last offer; null without a reason. Nothing is read for the many that were not declined. */
export const declineReason = sql`case when declined_at is not null then (select reason from decisions join offers on offers.id = offer_id where quote_id = quote_requests.id and outcome = 'declined' order by number desc limit 1) end`;

/** A query for a quote's offers and their answers, newest first. `isQuote` is SQL about `quote_requests`. */
export function selectOffers(db: Database, isQuote: SQL) {
	const { id, number, note, termsVersion, validUntil, sentAt } = offers;
	const { outcome, name, reason, comment, signature, decidedAt, enteredAs } = decisions;
	const isNewest = eq(quoteRequests.offeredAt, sentAt);
	return db
		.select({
			...{ id, number, note, termsVersion, validUntil, sentAt },
			...{ outcome, name, reason, comment, signature, decidedAt, enteredAs },
			/** The lines are those that were accepted, else those that were sent. */
			lines: fromJson(sql`coalesce(${decisions.agreedLines}, ${offers.lines})`, savedLinesSchema),
			total: sql<number>`coalesce(${decisions.agreedTotal}, ${offers.total})`,
			openedAt: when<number | null>(isNewest, quoteRequests.offerOpenedAt),
			wishes: sql`coalesce(${decisions.wishes}, '[]')`.mapWith(parseSlots),
		})
		.from(offers)
		.innerJoin(quoteRequests, eq(quoteRequests.id, offers.quoteId))
		.leftJoin(decisions, eq(decisions.offerId, id))
		.where(isQuote)
		.orderBy(desc(number))
		.limit(MAX_SHOWN);
}

/** An offer as it was sent, and what became of it. */
export type SavedOffer = Awaited<ReturnType<typeof selectOffers>>[number];
