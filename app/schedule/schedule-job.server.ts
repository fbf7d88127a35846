import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { queueJobDate } from "#app/outbox/queue-job-date.server.ts";
import {
	changesBetween,
	changesWithMark,
	markContacted,
	recordEventAhead,
	wasLastChange,
} from "#app/quotes/record-event.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { formatTimes, type JobTimes, UNDO_DATE_MS } from "./job-times.ts";

/** The columns of a quote that is no longer lost. Its date was called off; only undoing the loss restores it. */
export const lostNoMore = {
	lostAt: null,
	lostReason: null,
	scheduledFor: sql`case when lost_at is null then scheduled_for end`,
	scheduledUntil: sql`case when lost_at is null then scheduled_until end`,
};

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
			sql`${wasLastChange({ quoteId, action, now })} and ${allowed}`,
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

/**
 * The statements that tell the customer what became of a job's date when the quote was lost at `now` (UTC milliseconds):
 * that it is off; or when that was taken back, that it holds. For the batch of that move, after it.
 */
export function tellDateOfLost(
	db: Database,
	{ quoteId, action, now }: { quoteId: string; action: "lost" | "not-lost"; now: number },
) {
	return queueJobDate(
		db,
		{
			quoteId,
			times: { startsAt: sql`scheduled_for`, endsAt: sql`scheduled_until` },
			isCancelled: action === "lost",
			now,
			dueAt: now + UNDO_DATE_MS,
		},
		wasLastChange({ quoteId, action, now }, sql`q.scheduled_for is not null`),
	);
}
