import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type OptionalAnswer, optionalAnswers } from "#app/answers/saved-answers.ts";
import { recordOf } from "#app/catalog/records.ts";
import { customerJson, otherRequests } from "#app/customers/same-person.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { fromJson } from "#app/database/typed-columns.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { sqliteSequence } from "#db/derived-tables.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { jobOfferSchema, lastOffered, offerOfJob } from "./job.ts";
import { quoteChangesSchema, quoteViewSchema } from "./quote-view.ts";

const { shape } = quoteViewSchema;

/** Subqueries, so that a list is one query. */
const services = sql`(select json_group_array(json_object('service', service, 'low', price_low, 'high', price_high)) from quote_services where quote_id = quote_requests.id)`;
const addons = sql`(select json_group_array(json_object('addon', addon_name, 'price', price)) from quote_addons where quote_id = quote_requests.id)`;
/** Nothing is read for the many that have none. */
const offers = sql`case when offered_at is null and accepted_at is null then '[]' else (select json_group_array(json_object('number', number, 'lines', json(coalesce(agreed_lines, lines)), 'total', coalesce(agreed_total, total), 'outcome', outcome)) from offers left join decisions on offer_id = offers.id where quote_id = quote_requests.id) end`;
/** SQL: an offer waits for an answer after another one was accepted. The first part in the words of the partial index. */
const isOfferedMore = sql`(offered_at > accepted_at and declined_at is null and stage in ('accepted', 'scheduled'))`;
/** SQL: an offer waits that nobody was sent or shown. */
export const isUndelivered = sql`((stage = 'offered' or ${isOfferedMore}) and offer_delivered_at is null and offer_opened_at is null)`;
const asks = sql`case when asked_at is null then 'null' else coalesce((select json_object('text', q.text, 'isChange', json(iif(q.lines is null, 'false', 'true'))) from customer_questions q left join customer_answers a on a.question_id = q.id where q.quote_id = quote_requests.id and a.question_id is null order by q.asked_at desc limit 1), 'null') end`;
const offersSchema = z.array(jobOfferSchema);
const jobOffer = { parse: (value: unknown) => offerOfJob(offersSchema.parse(value)) };
const newestOffer = { parse: (value: unknown) => lastOffered(offersSchema.parse(value)) };

/** What `jobOf` tells the job from. */
export const jobColumns = {
	services: fromJson(services, shape.services),
	addons: fromJson(addons, shape.addons),
	totalPrice: quoteRequests.totalPrice,
	offer: fromJson(offers, jobOffer),
};

/** In place of those, for what the newest offer offers. */
export const offerColumns = { ...jobColumns, offer: fromJson(offers, newestOffer) };

export const requestColumns = {
	id: quoteRequests.id,
	name: quoteRequests.name,
	contactMethod: quoteRequests.contactMethod,
	phone: quoteRequests.phone,
	zipCode: quoteRequests.zipCode,
	homeSize: quoteRequests.homeSize,
	stories: quoteRequests.stories,
	...recordOf<Pick<typeof quoteRequests, OptionalAnswer>>(optionalAnswers, (name) => quoteRequests[name]),
	package: quoteRequests.package,
	bundlePercent: quoteRequests.bundlePercent,
	...jobColumns,
};

export const quoteColumns = {
	...requestColumns,
	estimatedPriceLow: quoteRequests.estimatedPriceLow,
	estimatedPriceHigh: quoteRequests.estimatedPriceHigh,
	windowCount: quoteRequests.windowCount,
	createdAt: quoteRequests.createdAt,
	confirmedAt: quoteRequests.confirmedAt,
	changedAt: quoteRequests.changedAt,
	contactedAt: quoteRequests.contactedAt,
	stage: sql`${quoteRequests.stage}`.mapWith((stage: string) => shape.stage.parse(stage)),
	offerValidUntil: quoteRequests.offerValidUntil,
	// Without an offer it is null, which no page understands.
	isUndelivered: sql`${isUndelivered} is true`.mapWith(Boolean),
	scheduledFor: quoteRequests.scheduledFor,
	lostReason: quoteRequests.lostReason,
	asks: fromJson(asks, shape.asks),
	adminNotes: quoteRequests.adminNotes,
	notesRevision: quoteRequests.notesRevision,
	spam: quoteRequests.spam,
	spamReason: quoteRequests.spamReason,
	test: quoteRequests.test,
	source: quoteRequests.source,
	heardOfUs: quoteRequests.heardOfUs,
	cameFrom: quoteRequests.cameFrom,
	photos: fromJson(quoteRequests.photos, shape.photos),
	foldedInto: quoteRequests.foldedInto,
	customer: fromJson(customerJson, shape.customer),
	revision: quoteRequests.revision,
};

export function selectQuote(db: Database, id: string) {
	return db.select(quoteColumns).from(quoteRequests).where(eq(quoteRequests.id, id));
}

/** A query for the other requests of the person whose quote it is, newest first. */
export function selectRequestsOfPerson(db: Database, id: string) {
	const ids = sql`(select value from quote_requests q, json_each((select json_group_array(id) from ${otherRequests("q")})) where q.id = ${id})`;
	const { createdAt } = quoteRequests;
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

const eventColumns = {
	kind: sql`case ${quoteEvents.revision} when 1 then 'created' else 'updated' end`.mapWith((kind: string) =>
		kind === "created" ? ("created" as const) : ("updated" as const),
	),
	action: quoteEvents.action,
	actor: quoteEvents.actor,
	changes: fromJson(quoteEvents.changes, quoteChangesSchema),
};

/** A query for at most `size` events after a cursor, oldest first, each with its quote as it is now. */
export function selectEvents(db: Database, after: number, size: number) {
	return db
		.select({ seq: quoteEvents.seq, ...eventColumns, ...quoteColumns })
		.from(quoteEvents)
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteEvents.quoteId))
		.where(gt(quoteEvents.seq, after))
		.orderBy(asc(quoteEvents.seq))
		.limit(size);
}

/** SQL: changed by the visitor after it was marked as contacted. The same words as in its partial index, which SQLite uses only then. */
const isChangedSince = sql`contacted = 1 and changed_at > contacted_at`;

/** With its index named, because the planner picks one with many more rows. */
const changedQuotes = sql`quote_requests indexed by quote_requests_changed`;

/** SQL: the ids of quotes outside Spam that an owner has to look at again: changed after the contact, or something is asked. */
export const idsToLookAt = sql`(select id from ${changedQuotes} where ${isChangedSince} and spam = 0 union select id from quote_requests where asked_at is not null and not spam)`;

/** SQL: a quote that nobody has looked at and that belongs to a flood. */
export const isInFold = sql`folded_into is not null and spam = 0 and stage = 'new'`;

/** SQL: the quote belongs to no flood, or is its newest. */
export const isUnfolded = sql`(not (${isInFold}) or not exists (select 1 from quote_requests later where later.folded_into = quote_requests.folded_into
	and later.spam = 0 and later.stage = 'new' and (later.created_at, later.id) > (quote_requests.created_at, quote_requests.id)))`;

/** A second one takes two dashboards at once. */
const MAX_TESTS = 2;

/** SQL: how many test quotes are new. One can be sent only to an empty dashboard, so that it is among the oldest. */
export const newTests = sql<number>`(select count(*) from (select test from quote_requests indexed by quote_requests_stage where spam = 0 and stage = 'new' order by created_at, id limit ${MAX_TESTS}) where test)`;

/** SQL: an offer was sent and is the latest step. In the words of the partial indexes, which SQLite uses only then. */
export const isOffered = sql`stage = 'offered'`;

/** With the index of the offers' ends named, likewise. */
export const openOffers = sql`quote_requests indexed by quote_requests_offer_end`;

/** SQL: the quote's offer can be answered at `now`. */
export function hasOpenOffer(now: UtcMs): SQL | undefined {
	const { spam, offerValidUntil } = quoteRequests;
	return and(isOffered, eq(spam, false), gt(offerValidUntil, now));
}

/** SQL: the ids of quotes whose offers can be answered at `now`. */
export function openOfferIds(now: UtcMs): SQL {
	return sql`(select id from ${openOffers} where ${hasOpenOffer(now)})`;
}

/** SQL: as `openOfferIds`, with those that were accepted before and have a further offer. */
export function answerableIds(now: UtcMs): SQL {
	const more = and(isOfferedMore, gt(quoteRequests.offerValidUntil, now));
	return sql`(select id from ${openOffers} where ${hasOpenOffer(now)} union all select id from quote_requests indexed by quote_requests_offered_more where ${more})`;
}
