import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { changedQuotes, isChangedSince, quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { quoteSearch, quoteSearchText } from "#db/derived-tables.ts";
import { quoteRequests } from "#db/schema.ts";
import type { PageCursor, QuoteFilter } from "./quote-filter.ts";
import { isFound } from "./search-index.server.ts";

/** A query for at most `size` quotes of a filter, newest first. */
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
				status === "changed" ? undefined : eq(spam, status === "spam"),
				status === "new" || status === "contacted" ? eq(contacted, status === "contacted") : undefined,
				status === "changed"
					? sql`${id} in (select id from ${changedQuotes} where spam = 0 and ${isChangedSince})`
					: undefined,
				before ? sql`(${createdAt}, ${id}) < (${before.createdAt}, ${before.id})` : undefined,
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(size)
		.$dynamic();
}

function selectFound(db: Database, { status, search, before }: QuoteFilter, size: number) {
	const { position } = quoteSearch;
	return db
		.select(quoteColumns)
		.from(quoteSearchText)
		.innerJoin(quoteSearch, eq(position, quoteSearchText.position))
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteSearchText.quoteId))
		.where(and(isFound(search, status), before ? lt(position, positionOf(before)) : undefined))
		.orderBy(desc(position))
		.limit(size)
		.$dynamic();
}

function positionOf({ createdAt, id }: PageCursor): SQL {
	return sql`coalesce((select position from quote_search_text where quote_id = ${id}), ${createdAt * 1000})`;
}
