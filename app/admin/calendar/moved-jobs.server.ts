import { and, asc, eq, inArray } from "drizzle-orm";
import type { Env } from "#app/config/env.server.ts";
import { moveDayPage } from "#app/content/move-day.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { textAddress } from "#app/fields/message-address.ts";
import { askedSlotsOf, isDateAgreed } from "#app/quotes/agreed-date.ts";
import { customerPageAddress } from "#app/quotes/customer-token.server.ts";
import { isWithin } from "#app/quotes/half-days.ts";
import { formatJobTime, formatTimes, parseTimes, timesOf, UNDO_DATE_MS } from "#app/quotes/job-times.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import { localTime, type UtcMs } from "#app/time/clock.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";

/** A query for quotes with what the history says of their dates, oldest first; `readMovedJobs` reads it. */
export function selectMovedJobs(db: Database, ids: readonly string[]) {
	const { id, name, phone, email, customerToken, revision, scheduledFor, scheduledUntil } = quoteRequests;
	const { action, createdAt, changes, quoteId } = quoteEvents;
	const isOfDate = inArray(action, ["scheduled", "unscheduled", "date-agreed", "asked"]);
	return db
		.select({
			...{ id, name, phone, email, customerToken, revision, scheduledFor, scheduledUntil, action, createdAt },
			changes: fromJson(changes, quoteChangesSchema),
		})
		.from(quoteRequests)
		.innerJoin(quoteEvents, and(eq(quoteEvents.quoteId, id), isOfDate))
		.where(inArray(id, [...ids]))
		.orderBy(asc(quoteId), asc(quoteEvents.revision));
}

/** Returns the jobs that left a day for the date they have now, in the order of `ids`. */
export function readMovedJobs(
	found: Awaited<ReturnType<typeof selectMovedJobs>>,
	ids: readonly string[],
	{ date, now, env }: { date: string; now: UtcMs; env: Pick<Env, "SITE_URL"> },
) {
	return ids.flatMap((id) => {
		const events = found.filter((event) => event.id === id);
		const last = events.findLast(({ action }) => action === "scheduled" || action === "unscheduled");
		const times = last ? timesOf(last.scheduledFor, last.scheduledUntil) : null;
		const from = parseTimes(String(last?.changes.find(({ field }) => field === "date")?.from ?? ""));
		if (!last || !times || !from || localTime(from.startsAt).date !== date) return [];
		const { name, phone, email, revision, customerToken: token } = last;
		const when = formatJobTime(times);
		const words = isWithin(times, askedSlotsOf(events) ?? [])
			? moveDayPage.askedMessage(name, when)
			: moveDayPage.message(name, when, token && customerPageAddress(token, env));
		return {
			...{ id, name, email, revision, when },
			/** The date that it has, and the one before: what undoing starts from and restores. */
			times: formatTimes(times),
			before: formatTimes(from),
			/** The move can be undone for this many milliseconds before a mail leaves; none are left where that is over. */
			undoMs: last.createdAt + UNDO_DATE_MS - now,
			isAgreed: isDateAgreed(events, times),
			text: email === null ? textAddress(phone, words) : null,
		};
	});
}
export type MovedJob = ReturnType<typeof readMovedJobs>[number];
