import { and, asc, desc, eq, gt, inArray, like, lt, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { quoteCounts, quoteSearch, quoteSearchText } from "../../db/derived-tables";
import { quoteEvents, quoteRequests } from "../../db/schema";
import type { Database } from "../db.server";
import { type PageCursor, type QuoteFilter, type Status, searchTerms } from "./quote-filter";
import { quotedAddonSchema, quotedServiceSchema, type StateCounts } from "./quote-view";

/** A quote's services and add-ons come with its row, so that a list is one query. */
const services = sql`(select json_group_array(json_object('service', service, 'low', price_low, 'high', price_high)) from quote_services where quote_id = quote_requests.id)`;
const addons = sql`(select json_group_array(json_object('addon', addon_name, 'price', price)) from quote_addons where quote_id = quote_requests.id)`;

/** What a query selects of `quote_requests` to make a `QuoteView`. */
const quoteColumns = {
	id: quoteRequests.id,
	name: quoteRequests.name,
	contactMethod: quoteRequests.contactMethod,
	contactValue: quoteRequests.contactValue,
	email: quoteRequests.email,
	zipCode: quoteRequests.zipCode,
	address: quoteRequests.address,
	services: services.mapWith((json: string) => z.array(quotedServiceSchema).parse(JSON.parse(json))),
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
	estimatedPriceLow: quoteRequests.estimatedPriceLow,
	estimatedPriceHigh: quoteRequests.estimatedPriceHigh,
	totalPrice: quoteRequests.totalPrice,
	addons: addons.mapWith((json: string) => z.array(quotedAddonSchema).parse(JSON.parse(json))),
	windowCount: quoteRequests.windowCount,
	createdAt: quoteRequests.createdAt,
	confirmedAt: quoteRequests.confirmedAt,
	changedAt: quoteRequests.changedAt,
	contacted: quoteRequests.contacted,
	contactedAt: quoteRequests.contactedAt,
	adminNotes: quoteRequests.adminNotes,
	notesRevision: quoteRequests.notesRevision,
	spam: quoteRequests.spam,
	spamReason: quoteRequests.spamReason,
	revision: quoteRequests.revision,
};

/** The trigram index knows texts of three characters and more. */
const SHORTEST_INDEXED = 3;

/** A query for at most `size` quotes of a filter, the newest first (SPEC section 7, Admin data). */
export function selectQuotes(db: Database, filter: QuoteFilter, size: number) {
	return filter.search === "" ? selectNewest(db, filter, size) : selectFound(db, filter, size);
}

function selectNewest(db: Database, { status, before }: QuoteFilter, size: number) {
	const { spam, contacted, createdAt, id } = quoteRequests;
	return db
		.select(quoteColumns)
		.from(quoteRequests)
		.where(
			and(
				eq(spam, status === "spam"),
				status === "new" || status === "contacted" ? eq(contacted, status === "contacted") : undefined,
				before ? sql`(${createdAt}, ${id}) < (${before.createdAt}, ${before.id})` : undefined,
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(size)
		.$dynamic();
}

/** Through the trigram index; a text too short for it is looked for in the searched texts alone, row by row. */
function selectFound(db: Database, { status, search, before }: QuoteFilter, size: number) {
	const terms = searchTerms(search);
	const indexed = terms.every((term) => Array.from(term).length >= SHORTEST_INDEXED);
	const position = indexed ? quoteSearch.position : quoteSearchText.position;
	const start = before && lt(position, positionOf(before));
	const found = db.select(quoteColumns).from(quoteSearchText).$dynamic();
	if (indexed) found.innerJoin(quoteSearch, eq(quoteSearch.position, quoteSearchText.position));
	return found
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteSearchText.quoteId))
		.where(
			and(
				indexed ? sql`quote_search match ${indexQuery(status, terms)}` : contains(status, terms),
				start ?? undefined,
			),
		)
		.orderBy(desc(position))
		.limit(size);
}

function positionOf({ createdAt, id }: PageCursor): SQL {
	return sql`coalesce((select position from quote_search_text where quote_id = ${id}), ${createdAt * 1000})`;
}

/** In the index's own language; a tab is the first three letters of its state. */
function indexQuery(status: Status, terms: readonly string[]): string {
	const texts = terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(" OR ");
	const wanted = `{name contact_value} : (${texts})`;
	return status === "all" ? `${wanted} NOT state : "spa"` : `state : "${status.slice(0, 3)}" AND ${wanted}`;
}

function contains(status: Status, terms: readonly string[]): SQL | undefined {
	const { state, name, contactValue } = quoteSearchText;
	// SQLite's LIKE folds A to Z alone: other letters are tried in both cases.
	const casesOf = (term: string) =>
		/^[ -~]*$/.test(term) ? [term] : [term, term.toLowerCase(), term.toUpperCase()];
	const variants = new Set(terms.flatMap(casesOf));
	const patterns = Array.from(variants, (term) => `%${term.replace(/[\\%_]/g, "\\$&")}%`);
	const has = (column: typeof name | typeof contactValue, pattern: string) =>
		sql`${like(column, pattern)} escape '\\'`;
	// A number holds nothing else: most texts need to be looked for in the name alone.
	const numeric = terms.some((term) => /^[\d+;=ext]+$/i.test(term));
	const columns = numeric ? [name, contactValue] : [name];
	return and(
		status === "all" ? inArray(state, ["new", "contacted"]) : eq(state, status),
		or(...patterns.flatMap((pattern) => columns.map((column) => has(column, pattern)))),
	);
}

/** A query for one quote by its id. */
export function selectQuote(db: Database, id: string) {
	return db.select(quoteColumns).from(quoteRequests).where(eq(quoteRequests.id, id));
}

/** A query for the number of quotes in each state; `countsOf` reads it. Scans no quote. */
export function selectCounts(db: Database) {
	return db.select().from(quoteCounts);
}

export function countsOf(rows: readonly (typeof quoteCounts.$inferSelect)[]): StateCounts {
	const count = (wanted: string) => rows.find(({ state }) => state === wanted)?.count ?? 0;
	return { new: count("new"), contacted: count("contacted"), spam: count("spam") };
}

/** A query for the newest event's `seq`, from which the live feed goes on; zero rows before the first event. */
export function selectCursor(db: Database) {
	return db.select({ seq: quoteEvents.seq }).from(quoteEvents).orderBy(desc(quoteEvents.seq)).limit(1);
}

/** A query for at most `size` events after a cursor, oldest first, each with its quote as it is now. */
export function selectEvents(db: Database, after: number, size: number) {
	return db
		.select({ seq: quoteEvents.seq, kind: quoteEvents.kind, ...quoteColumns })
		.from(quoteEvents)
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteEvents.quoteId))
		.where(gt(quoteEvents.seq, after))
		.orderBy(asc(quoteEvents.seq))
		.limit(size);
}
