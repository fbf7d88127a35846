import { type SQL, sql } from "drizzle-orm";
import { openOffers } from "#app/quotes/quote-reads.server.ts";
import { quoteRequests } from "#db/schema.ts";

/** When a quote's newest offer was sent and ends, UTC milliseconds. */
export const offerTimes = {
	sentAt: sql<number>`${quoteRequests.offeredAt}`,
	validUntil: sql<number>`${quoteRequests.offerValidUntil}`,
};

const DAY_MS = 24 * 60 * 60_000;
/** No reminder is due before. */
const FIRST_REMINDER_MS = 2 * DAY_MS;

/** SQL: the ids of at most `limit` quotes whose customers may be reminded of an offer at `now`, UTC milliseconds. */
export function unansweredIds(now: number, limit: number): SQL {
	const isOpen = sql`stage = 'offered' and offer_valid_until > ${now}`;
	const mayBeReminded = sql`offered_at <= ${now - FIRST_REMINDER_MS} and reminders_stopped_at is null`;
	return sql`(select id from ${openOffers} where spam = 0 and test = 0 and ${isOpen} and ${mayBeReminded} order by offer_valid_until limit ${limit})`;
}
