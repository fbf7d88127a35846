import { and, asc, desc, eq, gt, inArray, isNotNull, lte, not, type SQL, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/sqlite-core";
import { selectUndoable } from "#app/admin/quote/triage.server.ts";
import { lastingNote } from "#app/customers/same-person.server.ts";
import { type Database, known } from "#app/database/client.server.ts";
import { type Span, thanksSpan, visitSpan } from "#app/follow-ups/follow-up-rules.ts";
import {
	finishedColumns,
	isDoneIn,
	MAX_SEEN,
	remindedColumns,
	selectUnanswered,
} from "#app/follow-ups/followed-quotes.server.ts";
import { MAX_TODAY } from "#app/live-feed/dashboard-counts.ts";
import { countBegun } from "#app/quotes/begun-requests.server.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import {
	idsToLookAt,
	isInFold,
	isUndelivered,
	isUnfolded,
	jobColumns,
	offerColumns,
	quoteColumns,
	requestColumns,
} from "#app/quotes/quote-reads.server.ts";
import { acceptedComment, acceptedSlots, wholeHistory } from "#app/quotes/saved-offers.server.ts";
import { untoldAnswer } from "#app/quotes/saved-questions.server.ts";
import { isJobOfDay, isUnfinished } from "#app/schedule/scheduled-jobs.server.ts";
import { visitMonths } from "#app/services/visit-rhythm.ts";
import { selectSettings } from "#app/settings/settings.server.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { isUndecided } from "#db/schema/checks.ts";
import { quoteRequests } from "#db/schema.ts";
import { selectOrders } from "./day-orders.server.ts";

const { id, name, contactMethod, phone, email, zipCode, address, concerns } = requestColumns;
const { revision, adminNotes, stage } = quoteRequests;
const columns = {
	...{ id, name, stage, contactMethod, phone, email, zipCode, address, concerns, adminNotes, revision },
	...jobColumns,
	lastingNote,
};
const { spam, test, createdAt, scheduledFor, doneAt, offerValidUntil, remindersStoppedAt } = quoteRequests;

/** An offer that expired unanswered is listed for this long, and so is a request that has none. */
const QUIET_MS = 30 * DAY_MS;
export const MAX_QUIET = 10;

/** One more than is shown tells whether there are more. */
const LIMIT = MAX_TODAY + 1;

const isReal = and(eq(spam, false), eq(test, false));
/** This SQL says the same where the planner would take an index that begins with `spam`, and read all quotes. */
const isRealOfAny = and(not(spam), not(test));

function listQuotes<Further extends SelectedFields>(
	db: Database,
	further: Further,
	where: SQL | undefined,
	order: readonly SQL[],
	max = LIMIT,
) {
	return db
		.select({ ...columns, ...further })
		.from(quoteRequests)
		.where(where)
		.orderBy(...order)
		.limit(max);
}

/** A query for new requests, who waits longest first; of each flood of a network it finds the newest alone. */
export function selectFresh(db: Database) {
	const { foldedInto } = quoteRequests;
	const where = and(eq(stage, "new"), isReal, isUnfolded);
	return listQuotes(db, { createdAt, foldedInto }, where, [asc(createdAt), asc(id)]);
}

/** Returns a query for who waits for an answer, or changed the request since the contact: the longest first, those of floods after all
 * others. */
export function selectAsked(db: Database) {
	const { askedAt, changedAt } = quoteRequests;
	const since = sql<number>`coalesce(${askedAt}, ${changedAt})`;
	const further = { asks: quoteColumns.asks, askedAt: since };
	const where = and(inArray(id, idsToLookAt), isRealOfAny);
	return listQuotes(db, further, where, [asc(isInFold), asc(since), asc(id)]);
}

/** A query for requests of the weeks before `now` that were contacted and have no offer, the newest first. */
export function selectUnoffered(db: Database, now: UtcMs) {
	const further = { contactedAt: quoteRequests.contactedAt };
	const where = and(eq(stage, "contacted"), isReal, gt(createdAt, now - QUIET_MS));
	return listQuotes(db, further, where, [desc(createdAt), desc(id)], MAX_QUIET + 1);
}

function selectUndelivered(db: Database, now: UtcMs) {
	const { offeredAt, customerToken } = quoteRequests;
	const further = { ...offerColumns, sentAt: known(offeredAt), customerToken };
	const isOpen = and(isUndelivered, isReal, gt(offerValidUntil, now));
	return listQuotes(db, further, isOpen, [asc(offerValidUntil), asc(id)]);
}

/** A query for customers who are to be told at `now` of a date or an answer, whose date comes first first. */
export function selectUntold(db: Database, now: UtcMs) {
	const { scheduledUntil, lostAt, toldDate, tellUntil, customerToken } = quoteRequests;
	const date = { scheduledFor, scheduledUntil, lostAt, doneAt, spam, toldDate, customerToken };
	const where = and(gt(tellUntil, now), isRealOfAny);
	return listQuotes(db, { ...date, answer: untoldAnswer }, where, [asc(tellUntil), asc(id)]);
}

function selectOffersToday(db: Database, now: UtcMs) {
	const { offeredAt, offerDeliveredAt, offerOpenedAt, customerToken, reminderDueAt } = quoteRequests;
	const dates = { sentAt: known(offeredAt), validUntil: known(offerValidUntil) };
	const reach = { offeredAt, offerDeliveredAt, offerOpenedAt };
	const times = { ...dates, ...reach, reminderDueAt: known(reminderDueAt) };
	const further = { ...offerColumns, ...times, customerToken };
	return listQuotes(db, further, inArray(id, selectUnanswered(LIMIT, now)), [asc(offerValidUntil)]);
}

/** A query for offers that expired in the weeks before `now` and that nobody answered or replaced, the last first. */
export function selectExpired(db: Database, now: UtcMs) {
	const remindersStopped = isNotNull(remindersStoppedAt).mapWith(Boolean);
	const further = { ...offerColumns, validUntil: known(offerValidUntil), remindersStopped };
	const isLately = and(lte(offerValidUntil, now), gt(offerValidUntil, now - QUIET_MS));
	const isExpired = and(isUndecided, isReal, isLately);
	return listQuotes(db, further, isExpired, [desc(offerValidUntil), desc(id)], MAX_QUIET + 1);
}

function selectAccepted(db: Database) {
	const further = {
		acceptedAt: known(quoteRequests.acceptedAt),
		wishes: acceptedSlots,
		comment: acceptedComment,
		history: wholeHistory,
	};
	return listQuotes(db, further, and(eq(stage, "accepted"), isReal), [asc(createdAt), asc(id)]);
}

function selectDone(db: Database, span: Span) {
	const further = { ...finishedColumns, doneAt: known(doneAt) };
	return listQuotes(db, further, isDoneIn(span), [desc(doneAt)], MAX_SEEN);
}

/** Queries for the jobs whose next cleaning may be due at `now`, one for each number of months after which some are. */
export function selectVisits(db: Database, now: UtcMs) {
	return visitMonths.map((months) => selectDone(db, visitSpan(months, now)));
}

function selectUnfinished(db: Database, now: UtcMs) {
	const order = [desc(scheduledFor), asc(id)];
	return listQuotes(db, { startsAt: known(scheduledFor) }, isUnfinished(now), order);
}

export function selectJobsOn(db: Database, now: UtcMs) {
	const isDone = isNotNull(doneAt).mapWith(Boolean);
	const times = { startsAt: known(scheduledFor), endsAt: known(quoteRequests.scheduledUntil) };
	const further = { ...times, isDone, asks: quoteColumns.asks };
	return listQuotes(db, further, isJobOfDay(now), [asc(scheduledFor), asc(id)]);
}

function selectReminded(db: Database, quoteId: string) {
	return db
		.select({ name, revision, ...remindedColumns })
		.from(quoteRequests)
		.where(eq(id, quoteId));
}

/** Queries for all that Today shows at `now`; its address names the quotes that were just marked and reminded. */
export function selectToday(
	db: Database,
	now: UtcMs,
	{ dates, marked, reminded }: { dates: readonly string[]; marked: string; reminded: string },
) {
	return [
		selectUndelivered(db, now),
		selectUntold(db, now),
		selectAsked(db),
		selectFresh(db),
		selectOffersToday(db, now),
		selectExpired(db, now),
		selectAccepted(db),
		selectJobsOn(db, now),
		selectJobsOn(db, dayAround(now).until),
		selectOrders(db, dates),
		selectUndoable(db, marked, now),
		selectUnfinished(db, now),
		selectDone(db, thanksSpan(now)),
		selectSettings(db),
		selectReminded(db, reminded),
		countBegun(db, now),
		selectUnoffered(db, now),
		...selectVisits(db, now),
	] as const;
}
