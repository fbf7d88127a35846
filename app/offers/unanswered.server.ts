import { type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/config/durations.ts";
import { reminderDays, TAKEN_BACK } from "./reminders.ts";

/** No reminder is due before the first. */
const [FIRST_REMINDER_MS, SECOND_REMINDER_MS] = [reminderDays[0] * DAY_MS, reminderDays[1] * DAY_MS];

/** SQL about a quote: its customer was reminded of the offer since the reminder that is due at `now`, UTC milliseconds. */
export function isReminded(now: number): SQL {
	const due = sql`offered_at + case when offered_at <= ${now - SECOND_REMINDER_MS} then ${SECOND_REMINDER_MS} else ${FIRST_REMINDER_MS} end`;
	const last = sql`(select coalesce(json_extract(changes, '$[0].to'), '') from quote_events where quote_id = quote_requests.id and action = 'reminded' and created_at >= ${due} order by revision desc limit 1)`;
	return sql`coalesce(${last} <> ${TAKEN_BACK}, false)`;
}

/** SQL about a quote: a reminder of its offer is due at `now`, UTC milliseconds. */
export function isReminderDue(now: number): SQL {
	return sql`offered_at <= ${now - FIRST_REMINDER_MS} and not ${isReminded(now)}`;
}
