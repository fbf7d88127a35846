import { and, asc, eq, getTableColumns, gt, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { lastPastJob, otherRequests } from "#app/customers/same-person.server.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { idsBy, jobColumns, undecidedIds } from "#app/quotes/quote-reads.server.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { offers, quoteRequests } from "#db/schema.ts";
import type { Span } from "./follow-up-rules.ts";

/** Quotes of one span that an owner is shown, the last ones: a month of a company that does seven jobs a day. */
export const MAX_SEEN = 200;

/** Reminders and thanks in a quote's history, as JSON; `remindersSchema` reads them, oldest first. */
const remindersJson = sql`(select json_group_array(json_object('at', created_at, 'revision', revision, 'changes', json(changes))) from quote_events where quote_id = quote_requests.id and action = 'reminded')`;

const remindersSchema = z.pipe(
	z.array(z.object({ at: z.int(), revision: z.int(), changes: quoteChangesSchema })),
	z.transform((entries) =>
		entries
			.toSorted((a, b) => a.revision - b.revision)
			.map(({ at, changes: [change] }) => ({ at, change: change ?? null })),
	),
);

const othersJson = sql`(select json_group_array(json_object('createdAt', created_at, 'scheduledFor', scheduled_for, 'doneAt', done_at, 'lostAt', lost_at)) from ${otherRequests(quoteRequests)})`;

const time = z.nullable(z.int());
const othersSchema = z.array(
	z.object({ createdAt: z.int(), scheduledFor: time, doneAt: time, lostAt: time }),
);

const mailsJson = sql`(select json_group_array(json_object('key', idempotency_key, 'createdAt', created_at)) from outbox where quote_id = quote_requests.id)`;
const mailsSchema = z.array(z.object({ key: z.string(), createdAt: z.int() }));

const { id, email, customerToken, spam, test, remindersStoppedAt } = getTableColumns(quoteRequests);
const { offeredAt, acceptedAt, declinedAt, doneAt, lostAt, offerValidUntil, reminderDueAt, changedAt } =
	quoteRequests;
const { offerDeliveredAt, offerOpenedAt, askedAt } = quoteRequests;
const reminders = fromJson(remindersJson, remindersSchema);

/** Columns of whom a quote's follow-ups would reach and of what the history has of them. */
export const remindedColumns = {
	...{ id, email, customerToken, spam, test, remindersStoppedAt },
	...{ offeredAt, offerDeliveredAt, offerOpenedAt, offerValidUntil, acceptedAt, declinedAt, doneAt, lostAt },
	askedAt,
	reminders,
};

/** Columns that tell of a job that was done whether its customer was told and has come back. */
export const finishedColumns = {
	...{ ...remindedColumns, ...jobColumns, changedAt },
	others: fromJson(othersJson, othersSchema),
	importedJobAt: lastPastJob,
};

function selectFollowed(db: Database, which: SQL | undefined) {
	return db
		.select({
			...finishedColumns,
			mails: fromJson(mailsJson, mailsSchema),
			customer: quoteRequests.name,
			offerId: offers.id,
			total: offers.total,
			sentAt: offers.sentAt,
		})
		.from(quoteRequests)
		.leftJoin(offers, and(eq(offers.quoteId, id), eq(offers.sentAt, offeredAt)))
		.where(which);
}

/** Returns a query for the quotes with these ids. */
export function selectFollowedQuotes(db: Database, quoteIds: readonly string[]) {
	return selectFollowed(db, inArray(id, [...quoteIds]));
}

/** A query for the offers that can be answered at `now` and of which the customers are to be reminded, those that end first first. */
export function selectUnanswered(max: number, now: UtcMs) {
	return idsBy("reminder_due")
		.where(and(gt(offerValidUntil, now), lte(reminderDueAt, now)))
		.orderBy(asc(offerValidUntil))
		.limit(max);
}

/** A column of when the reminders of these offers come due, as one value. */
export function remindersDueAt(max: number, now: UtcMs) {
	const all = sql`(select json_group_array(reminder_due_at) from quote_requests where id in ${selectUnanswered(max, now)})`;
	return fromJson(all, z.array(z.int()));
}

/** A query for quotes whose offers reached their customers in a span, as `dueTimes` has it, and can be answered at `now`. */
export function selectOfferedIn(db: Database, { after, until }: Span, now: UtcMs) {
	const reachedAt = sql`max(${offeredAt}, coalesce(${offerDeliveredAt}, ${offerOpenedAt}))`;
	const isThen = and(gt(offerValidUntil, now), gt(reachedAt, after), lte(reachedAt, until));
	return selectFollowed(db, inArray(id, undecidedIds(isThen)));
}

/** SQL: a customer's job was done in a span. Spam and tests would cost rows before the rule refuses them. */
export function isDoneIn({ after, until }: Span): SQL | undefined {
	return and(gt(doneAt, after), lte(doneAt, until), not(spam), not(test));
}

/** A query for quotes whose jobs were done in a span. */
export function selectDoneIn(db: Database, span: Span) {
	return selectFollowed(db, isDoneIn(span));
}
