import { and, desc, eq, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { laterStatuses, type Status } from "#app/catalog/quote-enums.ts";
import type { Database } from "#app/database/client.server.ts";
import { idsToLookAt, openOfferIds, quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { quoteSearch, quoteSearchText } from "#db/derived-tables.ts";
import { quoteRequests } from "#db/schema.ts";
import type { PageCursor, QuoteFilter } from "./quote-filter.ts";
import { isFound } from "./search-index.server.ts";

/** A query for at most `size` quotes of a filter, newest first. */
export function selectQuotes(db: Database, filter: QuoteFilter, size: number, now = Date.now()) {
	return filter.search === "" ? selectNewest(db, filter, size, now) : selectFound(db, filter, size, now);
}

function selectNewest(db: Database, { status, before }: QuoteFilter, size: number, now: number) {
	const { spam, createdAt, id } = quoteRequests;
	return db
		.select(quoteColumns)
		.from(quoteRequests)
		.where(
			and(
				status === "changed" ? undefined : eq(spam, status === "spam"),
				status === "changed" ? inArray(id, idsToLookAt) : undefined,
				isAtStage(status, now),
				before ? sql`(${createdAt}, ${id}) < (${before.createdAt}, ${before.id})` : undefined,
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(size)
		.$dynamic();
}

function selectFound(db: Database, { status, search, before }: QuoteFilter, size: number, now: number) {
	const { position } = quoteSearch;
	return db
		.select(quoteColumns)
		.from(quoteSearchText)
		.innerJoin(quoteSearch, eq(position, quoteSearchText.position))
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteSearchText.quoteId))
		.where(
			and(
				isFound(search, status),
				isAtStage(status, now),
				before ? lt(position, positionOf(before)) : undefined,
			),
		)
		.orderBy(desc(position))
		.limit(size)
		.$dynamic();
}

/** SQL: the quote belongs on a tab that its stage decides; undefined for the other tabs. */
function isAtStage(status: Status, now: number): SQL | undefined {
	const { id, stage, offerValidUntil } = quoteRequests;
	if (status === "new") return eq(stage, status);
	if (status === "contacted") return ne(stage, "new");
	if (status === "offered") return inArray(id, openOfferIds(now));
	const later = laterStatuses.find((known) => known === status);
	if (later === "expired") return and(eq(stage, "offered"), lte(offerValidUntil, now));
	return later && eq(stage, later);
}

function positionOf({ createdAt, id }: PageCursor): SQL {
	return sql`coalesce((select position from quote_search_text where quote_id = ${id}), ${createdAt * 1000})`;
}
