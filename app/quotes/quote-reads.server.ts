import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import * as z from "zod/mini";
import { type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import { namesOf, recordOf } from "#app/catalog/records.ts";
import type { Stage } from "#app/catalog/stage.ts";
import { customerJson, otherRequests } from "#app/customers/same-person.server.ts";
import { type Database, fromJson, known, subquery } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sqliteSequence } from "#db/derived-tables.ts";
import { isUndecided } from "#db/schema/checks.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { jobOfferSchema, lastOffered, offerOfJob } from "./job.ts";
import { type QuoteView, quoteChangesSchema, quoteViewSchema } from "./quote-view.ts";

const { shape } = quoteViewSchema;
const { stage, spam, createdAt, offeredAt, offerValidUntil, acceptedAt, declinedAt } = quoteRequests;

/** Subqueries, so that a list is one query. */
const services = sql`(select json_group_array(json_object('service', service, 'low', price_low, 'high', price_high)) from quote_services where quote_id = quote_requests.id)`;
const addons = sql`(select json_group_array(json_object('addon', addon_name, 'price', price)) from quote_addons where quote_id = quote_requests.id)`;
/** Most quotes have no offers, and nothing is read for these. */
const offers = sql`case when offered_at is null and accepted_at is null then '[]' else (select json_group_array(json_object('number', number, 'lines', json(coalesce(agreed_lines, lines)), 'total', coalesce(agreed_total, total), 'outcome', outcome)) from offers left join decisions on offer_id = offers.id where quote_id = quote_requests.id) end`;
/** SQL: an offer waits that nobody was sent or shown. */
export const isUndelivered = sql`(${isUndecided} and offer_opened_at is null and offer_delivered_at is null)`;
/** The newest of each kind: with `max` SQLite takes the other columns from its row. */
const asks = sql`case when asked_at is null then '[]' else (select json_group_array(json_object('kind', kind, 'text', text, 'askedAt', asked_at, 'others', others)) from (select kind, text, max(asked_at) as asked_at, count(*) - 1 as others from (select q.text, q.asked_at, case when q.lines is not null then 'change' when exists (select 1 from quote_events e where e.quote_id = q.quote_id and e.attempt = q.id and instr(e.changes, '"askedSlots"')) then 'date' else 'question' end as kind from customer_questions q left join customer_answers a on a.question_id = q.id where q.quote_id = quote_requests.id and a.question_id is null) group by kind order by 3 desc)) end`;
const offersSchema = z.array(jobOfferSchema);
const jobOffer = { parse: (value: unknown) => offerOfJob(offersSchema.parse(value)) };
const newestOffer = { parse: (value: unknown) => lastOffered(offersSchema.parse(value)) };

/** What `jobOf` tells the job from. */
export const jobColumns = {
	services: fromJson(services, shape.services),
	addons: fromJson(addons, shape.addons),
	...{ package: quoteRequests.package, totalPrice: quoteRequests.totalPrice },
	offer: fromJson(offers, jobOffer),
};

/** These columns stand in place of the job's, for what the newest offer offers. */
export const offerColumns = { ...jobColumns, offer: fromJson(offers, newestOffer) };

const { id, name, contactMethod, phone, zipCode, homeSize, stories, bundlePercent } = quoteRequests;

export const requestColumns = {
	...{ id, name, contactMethod, phone, zipCode, homeSize, stories, bundlePercent },
	...recordOf<Pick<typeof quoteRequests, OptionalAnswer>>(optionalAnswers, (answer) => quoteRequests[answer]),
	...jobColumns,
};

const stored = getTableColumns(quoteRequests);
type Told = keyof QuoteView & keyof typeof stored;
const isStored = (name: keyof QuoteView): name is Told => name in stored;

export const quoteColumns = {
	...recordOf<Pick<typeof stored, Told>>(namesOf(shape).filter(isStored), (column) => stored[column]),
	...jobColumns,
	stage: known(stage).mapWith((value: string) => shape.stage.parse(value)),
	// Without an offer it is null, which no page understands.
	isUndelivered: sql`${isUndelivered} is true`.mapWith(Boolean),
	isOfferOpen: sql`(${declinedAt} is null and ${offeredAt} > coalesce(${acceptedAt}, 0)) is true`.mapWith(
		Boolean,
	),
	asks: fromJson(asks, shape.asks),
	photos: fromJson(quoteRequests.photos, shape.photos),
	customer: fromJson(customerJson, shape.customer),
};

export function selectQuote(db: Database, id: string) {
	return db.select(quoteColumns).from(quoteRequests).where(eq(quoteRequests.id, id));
}

/** A query for the other requests of the person whose quote it is, newest first. */
export function selectRequestsOfPerson(db: Database, id: string) {
	const q = alias(quoteRequests, "q");
	const ids = sql`(select value from quote_requests q, json_each((select json_group_array(id) from ${otherRequests(q)})) where ${q.id} = ${id})`;
	return db
		.select(quoteColumns)
		.from(quoteRequests)
		.where(inArray(quoteRequests.id, ids))
		.orderBy(desc(createdAt));
}

/** The live feed's cursor; no row before the first event. It never decreases, even when that event is deleted. */
export function selectCursor(db: Database) {
	return db
		.select({ seq: sqliteSequence.seq })
		.from(sqliteSequence)
		.where(eq(sqliteSequence.name, "quote_events"));
}

/** A query for at most `size` events after a cursor, oldest first, each with its quote as it is now. */
export function selectEvents(db: Database, after: number, size: number) {
	const { seq, revision, action, actor, changes, quoteId } = quoteEvents;
	const kind = known(revision).mapWith((at: number) =>
		at === 1 ? ("created" as const) : ("updated" as const),
	);
	return db
		.select({ seq, kind, action, actor, changes: fromJson(changes, quoteChangesSchema), ...quoteColumns })
		.from(quoteEvents)
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteId))
		.where(gt(seq, after))
		.orderBy(asc(seq))
		.limit(size);
}

/** Begins a subquery for ids of quotes, with its index named, because the planner picks one with many more rows. */
export function idsBy(index: "undecided" | "reminder_due") {
	const quotes = sql`${quoteRequests} indexed by ${sql.identifier(`quote_requests_${index}`)}`;
	return subquery.select({ id: known(quoteRequests.id).as("id") }).from(quotes);
}

/** SQL: the ids of quotes outside Spam that an owner has to look at again; what changed is found in the words of the partial index. */
export const idsToLookAt = sql`(select id from quote_requests indexed by quote_requests_changed where contacted = 1 and changed_at > contacted_at and spam = 0 union select id from quote_requests where asked_at is not null and not spam)`;

/** SQL: a quote that nobody has looked at and that belongs to a flood. */
export const isInFold = sql`(folded_into is not null and spam = 0 and stage = 'new')`;

/** SQL: the quote belongs to no flood, or is its newest. */
export const isUnfolded = sql`(not ${isInFold} or not exists (select 1 from quote_requests later where later.folded_into = quote_requests.folded_into
	and later.spam = 0 and later.stage = 'new' and (later.created_at, later.id) > (quote_requests.created_at, quote_requests.id)))`;

/** A second one takes two dashboards at once. */
const MAX_TESTS = 2;

/** SQL: how many quotes at a stage are tests. One can be sent only to an empty dashboard, so that it is among the oldest. */
export function testsAt(at: Stage) {
	return sql<number>`(select count(*) from (select test from quote_requests indexed by quote_requests_stage where spam = 0 and stage = ${at} order by created_at, id limit ${MAX_TESTS}) where test)`;
}

/** A subquery for the ids of quotes whose latest step is an offer that can be answered at `now`. */
export function openOfferIds(now: UtcMs) {
	return undecidedIds(and(eq(stage, "offered"), gt(offerValidUntil, now)));
}

/** A subquery for the ids of quotes outside Spam with an offer that nobody decided and that meets a condition. */
export function undecidedIds(where?: SQL) {
	return idsBy("undecided").where(and(isUndecided, eq(spam, false), where));
}
