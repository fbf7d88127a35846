import { and, asc, desc, eq, getTableColumns, gt, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#app/database/client.server.ts";
import { fromJson } from "#app/database/typed-columns.ts";
import { isOffered, openOfferIds, quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import { offers, quoteRequests } from "#db/schema.ts";
import type { Span } from "./follow-up-rules.ts";

/** Quotes of one span that are looked at, the last ones: a month of a company that does seven jobs a day. */
export const MAX_SEEN = 200;

/** Reminders and thanks in a quote's history, as JSON; `remindersSchema` reads them, oldest first. */
const remindersJson = sql`(select json_group_array(json_object('at', created_at, 'revision', revision, 'changes', json(changes))) from quote_events where quote_id = quote_requests.id and action = 'reminded')`;

/** The history's reminders as JSON has them. */
const remindersSchema = z.pipe(
	z.array(z.object({ at: z.int(), revision: z.int(), changes: quoteChangesSchema })),
	z.transform((entries) => entries.toSorted((a, b) => a.revision - b.revision)),
);

/** Two searches, by an index each. */
const othersJson = sql`(select json_group_array(json_object('createdAt', created_at, 'scheduledFor', scheduled_for, 'doneAt', done_at, 'lostAt', lost_at)) from (
	select * from quote_requests n indexed by quote_requests_phone where n.contact_value = quote_requests.contact_value and n.id <> quote_requests.id and not n.spam and not n.test
	union all select * from quote_requests n where n.email is not null and lower(n.email) = lower(quote_requests.email) and n.id <> quote_requests.id and not n.spam and not n.test))`;

const time = z.nullable(z.int());
const othersSchema = z.array(
	z.object({ createdAt: z.int(), scheduledFor: time, doneAt: time, lostAt: time }),
);

const mailsJson = sql`(select json_group_array(json_object('key', idempotency_key, 'createdAt', created_at)) from outbox where quote_id = quote_requests.id)`;
const mailsSchema = z.array(z.object({ key: z.string(), createdAt: z.int() }));

const { id, email, customerToken, spam, test, remindersStoppedAt } = getTableColumns(quoteRequests);
const { offeredAt, offerValidUntil, doneAt, changedAt } = quoteRequests;
const { stage, services } = quoteColumns;

/** Columns of whom a quote's follow-ups would reach and of what the history has of them. */
export const remindedColumns = {
	...{ id, email, customerToken, spam, test, remindersStoppedAt, stage, offeredAt, offerValidUntil, doneAt },
	reminders: fromJson(remindersJson, remindersSchema),
};

/** Columns that tell of a job that was done whether its customer was told and has come back. */
export const finishedColumns = {
	...{ ...remindedColumns, changedAt, services },
	others: fromJson(othersJson, othersSchema),
};

/** A query for all that decides on the follow-ups of some quotes, with their newest offers. */
function selectFollowed(db: Database, which: SQL | undefined) {
	return db
		.select({
			...finishedColumns,
			mails: fromJson(mailsJson, mailsSchema),
			offerId: offers.id,
			total: offers.total,
			sentAt: offers.sentAt,
		})
		.from(quoteRequests)
		.leftJoin(offers, and(eq(offers.quoteId, id), eq(offers.sentAt, offeredAt)))
		.where(which)
		.$dynamic();
}

/** A query for the quotes with these ids. */
export function selectFollowedQuotes(db: Database, quoteIds: readonly string[]) {
	return selectFollowed(db, inArray(id, [...quoteIds]));
}

/** A query for the offers that can be answered at `now` (UTC milliseconds), those that end first first; none unless `isNeeded`. */
export function selectOpenOffers(db: Database, now: number, isNeeded?: SQL) {
	return db
		.select(remindedColumns)
		.from(quoteRequests)
		.where(and(isNeeded, inArray(id, openOfferIds(now, MAX_SEEN))))
		.orderBy(asc(offerValidUntil));
}

/** A query for quotes whose offers were sent in a span and wait for an answer, the last first. */
export function selectOfferedIn(db: Database, { after, until }: Span) {
	return selectFollowed(db, and(isOffered, eq(spam, false), gt(offeredAt, after), lte(offeredAt, until)))
		.orderBy(desc(offeredAt))
		.limit(MAX_SEEN);
}

/** SQL: a customer's job was done in a span. Spam and tests would cost rows before the rule refuses them. */
export function isDoneIn({ after, until }: Span): SQL | undefined {
	return and(gt(doneAt, after), lte(doneAt, until), not(spam), not(test));
}

/** A query for quotes whose jobs were done in a span, the last first. */
export function selectDoneIn(db: Database, span: Span) {
	return selectFollowed(db, isDoneIn(span)).orderBy(desc(doneAt)).limit(MAX_SEEN);
}
