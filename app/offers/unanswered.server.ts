import { type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/config/durations.ts";
import { openOffers } from "#app/quotes/quote-reads.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { reminderDays } from "./reminders.ts";

/** When a quote's newest offer was sent and ends, UTC milliseconds. */
export const offerTimes = {
	sentAt: sql<number>`${quoteRequests.offeredAt}`,
	validUntil: sql<number>`${quoteRequests.offerValidUntil}`,
};

/** No reminder is due before the first. */
const [FIRST_REMINDER_MS, SECOND_REMINDER_MS] = [reminderDays[0] * DAY_MS, reminderDays[1] * DAY_MS];

/** In an event of the kind `reminded`: it takes the one before it back. */
export const TAKEN_BACK = "taken back";

/** SQL about a quote: its customer was reminded of the offer since the reminder that is due at `now`, UTC milliseconds. */
export function isReminded(now: number): SQL {
	return wasReminded(now, sql`quote_requests`, sql`true`);
}

/** SQL about a `quote`: likewise, by a text or a call. */
export function isRemindedByOwner(now: number, quote: SQL): SQL {
	return wasReminded(now, quote, sql`json_extract(changes, '$[0].field') is not 'followUp'`);
}

function wasReminded(now: number, quote: SQL, which: SQL): SQL {
	const offeredAt = sql`${quote}.offered_at`;
	const due = sql`${offeredAt} + case when ${offeredAt} <= ${now - SECOND_REMINDER_MS} then ${SECOND_REMINDER_MS} else ${FIRST_REMINDER_MS} end`;
	const last = sql`(select coalesce(json_extract(changes, '$[0].to'), '') from quote_events where quote_id = ${quote}.id and action = 'reminded' and created_at >= ${due} and ${which} order by revision desc limit 1)`;
	return sql`coalesce(${last} <> ${TAKEN_BACK}, false)`;
}

/** SQL about a quote: a reminder of its offer is due at `now`, UTC milliseconds. */
export function isReminderDue(now: number): SQL {
	return sql`offered_at <= ${now - FIRST_REMINDER_MS} and not ${isReminded(now)}`;
}

/** SQL: the ids of at most `limit` quotes whose customers may be reminded of an offer at `now`, UTC milliseconds. */
export function unansweredIds(now: number, limit: number): SQL {
	const isOpen = sql`stage = 'offered' and offer_valid_until > ${now}`;
	const mayBeReminded = sql`reminders_stopped_at is null and ${isReminderDue(now)}`;
	return sql`(select id from ${openOffers} where spam = 0 and test = 0 and ${isOpen} and ${mayBeReminded} order by offer_valid_until limit ${limit})`;
}
