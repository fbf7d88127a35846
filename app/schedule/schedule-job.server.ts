import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { queueJobDate } from "#app/outbox/queue-job-date.server.ts";
import {
	changesBetween,
	changesWithMark,
	markContacted,
	recordEventAhead,
} from "#app/quotes/record-event.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { formatTimes, type JobTimes, UNDO_DATE_MS } from "./job-times.ts";

interface NewDate {
	quoteId: string;
	/** Null takes the date back. */
	times: JobTimes | null;
	/** The date that the form knew: no other one is overwritten unseen. */
	before: JobTimes | null;
	/** SQL for the id of the owner who does it; null where nobody is known. */
	userId: SQL | null;
	/** UTC milliseconds. */
	now: number;
}

/**
 * The statements that give a quote's job a date or take it back, for one batch: the event, the change, and the mail to
 * the customer, which leaves once it cannot be undone any more. Nothing is written where `allowed` does not hold,
 * another date was set meanwhile, or the job is done, lost or spam. The last returns the quote's dates as they are then.
 */
export function scheduleJob(db: Database, { quoteId, times, before, userId, now }: NewDate, allowed: SQL) {
	const { startsAt, endsAt } = times ?? { startsAt: null, endsAt: null };
	const action = times ? "scheduled" : "unscheduled";
	const isOpen = sql`not spam and done_at is null and lost_at is null`;
	const isBefore = sql`scheduled_for is ${before?.startsAt ?? null} and scheduled_until is ${before?.endsAt ?? null}`;
	const isNews = sql`${isOpen} and ${isBefore} and (scheduled_for is not ${startsAt} or scheduled_until is not ${endsAt}) and ${allowed}`;
	const told = times ?? before ?? { startsAt: 0, endsAt: 0 };
	return [
		recordEventAhead(db, {
			quoteId,
			action,
			now,
			actor: "owner",
			userId,
			changes: changesWithMark(
				changesBetween(
					sql`json_object('date', scheduled_for || '/' || scheduled_until)`,
					sql`json_object('date', ${times && formatTimes(times)})`,
				),
				times ? sql`not contacted` : sql`false`,
			),
			allowed: isNews,
		}),
		db
			.update(quoteRequests)
			.set({
				...(times && markContacted(now)),
				scheduledFor: startsAt,
				scheduledUntil: endsAt,
				revision: sql`${quoteRequests.revision} + 1`,
				updatedAt: now,
			})
			.where(sql`id = ${quoteId} and ${isNews}`),
		...queueJobDate(
			db,
			{ quoteId, times: told, isCancelled: times === null, now, dueAt: now + UNDO_DATE_MS },
			sql`exists (select 1 from quote_events e join quote_requests q on q.id = e.quote_id and q.revision = e.revision where q.id = ${quoteId} and e.action = ${action} and e.created_at = ${now}) and ${allowed}`,
		),
		db
			.select({
				startsAt: quoteRequests.scheduledFor,
				endsAt: quoteRequests.scheduledUntil,
				isOpen: isOpen.mapWith(Boolean),
			})
			.from(quoteRequests)
			.where(sql`id = ${quoteId}`),
	] as const;
}
