import { asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { quoteEvents, quoteRequests } from "#db/schema.ts";
import { quoteChangesSchema, quoteViewSchema } from "./quote-view.ts";

const { shape } = quoteViewSchema;

/** Subqueries, so that a list is one query. */
const services = sql`(select json_group_array(json_object('service', service, 'low', price_low, 'high', price_high)) from quote_services where quote_id = quote_requests.id)`;
const addons = sql`(select json_group_array(json_object('addon', addon_name, 'price', price)) from quote_addons where quote_id = quote_requests.id)`;

export const requestColumns = {
	id: quoteRequests.id,
	name: quoteRequests.name,
	contactMethod: quoteRequests.contactMethod,
	contactValue: quoteRequests.contactValue,
	email: quoteRequests.email,
	zipCode: quoteRequests.zipCode,
	address: quoteRequests.address,
	services: services.mapWith((json: string) => shape.services.parse(JSON.parse(json))),
	homeSize: quoteRequests.homeSize,
	stories: quoteRequests.stories,
	lastCleaned: quoteRequests.lastCleaned,
	trackCondition: quoteRequests.trackCondition,
	gutterLastCleaned: quoteRequests.gutterLastCleaned,
	pressureLastCleaned: quoteRequests.pressureLastCleaned,
	pressureTargets: quoteRequests.pressureTargets,
	concerns: quoteRequests.concerns,
	package: quoteRequests.package,
	bundlePercent: quoteRequests.bundlePercent,
	addons: addons.mapWith((json: string) => shape.addons.parse(JSON.parse(json))),
};

export const quoteColumns = {
	...requestColumns,
	estimatedPriceLow: quoteRequests.estimatedPriceLow,
	estimatedPriceHigh: quoteRequests.estimatedPriceHigh,
	totalPrice: quoteRequests.totalPrice,
	windowCount: quoteRequests.windowCount,
	createdAt: quoteRequests.createdAt,
	confirmedAt: quoteRequests.confirmedAt,
	changedAt: quoteRequests.changedAt,
	contactedAt: quoteRequests.contactedAt,
	stage: sql`${quoteRequests.stage}`.mapWith((stage: string) => shape.stage.parse(stage)),
	offerValidUntil: quoteRequests.offerValidUntil,
	scheduledFor: quoteRequests.scheduledFor,
	lostReason: quoteRequests.lostReason,
	adminNotes: quoteRequests.adminNotes,
	notesRevision: quoteRequests.notesRevision,
	spam: quoteRequests.spam,
	spamReason: quoteRequests.spamReason,
	test: quoteRequests.test,
	revision: quoteRequests.revision,
};

export function selectQuote(db: Database, id: string) {
	return db.select(quoteColumns).from(quoteRequests).where(eq(quoteRequests.id, id));
}

/** The live feed's cursor; no row before the first event. It never decreases, even when that event is deleted. */
export function selectCursor(db: Database) {
	return db.select({ seq: sql<number>`seq` }).from(sql`sqlite_sequence`).where(sql`name = 'quote_events'`);
}

const eventColumns = {
	kind: quoteEvents.kind,
	action: quoteEvents.action,
	actor: quoteEvents.actor,
	changes: sql`${quoteEvents.changes}`.mapWith((json: string) => quoteChangesSchema.parse(JSON.parse(json))),
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
export const isChangedSince = sql`contacted = 1 and changed_at > contacted_at`;

/** With its index named, because the planner picks one with many more rows. */
export const changedQuotes = sql`quote_requests indexed by quote_requests_changed`;

/** A second one takes two dashboards at once. */
const MAX_TESTS = 2;

/** SQL: how many test quotes are new. One can be sent only to an empty dashboard, so that it is among the oldest. */
export const newTests = sql`(select count(*) from (select test from quote_requests indexed by quote_requests_stage where spam = 0 and stage = 'new' order by created_at, id limit ${MAX_TESTS}) where test)`;

/** With the index of the offers' ends named, likewise. */
export const openOffers = sql`quote_requests indexed by quote_requests_offer_end`;

/** SQL: the ids of quotes whose offer can be answered at `now`, UTC milliseconds. */
export function openOfferIds(now: number): SQL {
	return sql`(select id from ${openOffers} where spam = 0 and stage = 'offered' and offer_valid_until > ${now})`;
}
