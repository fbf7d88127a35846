import { and, count, desc, eq, inArray, lt, lte, max, type SQL, sql } from "drizzle-orm";
import { laterStatuses, type Status } from "#app/catalog/quote-enums.ts";
import { type Database, known } from "#app/database/client.server.ts";
import {
	idsToLookAt,
	isInFold,
	isUnfolded,
	openOfferIds,
	quoteColumns,
} from "#app/quotes/quote-reads.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteSearch, quoteSearchText } from "#db/derived-tables.ts";
import { quoteRequests } from "#db/schema.ts";
import { isFolding, type PageCursor, type QuoteFilter } from "./quote-filter.ts";
import { isFound } from "./search-index.server.ts";

interface ListOptions {
	columns?: typeof quoteColumns;
	now?: UtcMs;
	/** Whether of each flood the newest alone is listed. A search lists all. */
	foldsFloods?: boolean;
}

export function selectQuotes(
	db: Database,
	filter: QuoteFilter,
	size: number,
	{ columns = quoteColumns, now = Date.now(), foldsFloods = false }: ListOptions = {},
) {
	const { status, search, fold, before } = filter;
	const { spam, createdAt, id, foldedInto } = quoteRequests;
	const { position } = quoteSearch;
	if (search !== "")
		return db
			.select(columns)
			.from(quoteSearchText)
			.innerJoin(quoteSearch, eq(position, quoteSearchText.position))
			.innerJoin(quoteRequests, eq(id, quoteSearchText.quoteId))
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
	return db
		.select(columns)
		.from(quoteRequests)
		.where(
			and(
				status === "changed" ? undefined : eq(spam, status === "spam"),
				status === "changed" ? inArray(id, idsToLookAt) : undefined,
				isAtStage(status, now),
				fold === undefined ? undefined : eq(foldedInto, fold),
				foldsFloods && isFolding(filter) ? isUnfolded : undefined,
				before ? sql`(${createdAt}, ${id}) < (${before.createdAt}, ${before.id})` : undefined,
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(size)
		.$dynamic();
}

/** A query for the floods that a page of the list can show, with how many quotes each has: of those that wait, the newest. */
export function selectFolds(db: Database, { fold, before }: QuoteFilter, size: number) {
	const { foldedInto, createdAt } = quoteRequests;
	return (
		db
			.select({ fold: known(foldedInto), count: count() })
			// The planner picks one with all new quotes.
			.from(sql`quote_requests indexed by quote_requests_folded`)
			.where(and(isInFold, fold === undefined ? undefined : eq(foldedInto, fold)))
			.groupBy(foldedInto)
			// Each stands in the list where its newest quote does.
			.having(before ? lte(max(createdAt), before.createdAt) : undefined)
			.orderBy(desc(max(createdAt)))
			.limit(size)
	);
}

/** SQL: the quote belongs on a tab that its stage decides; undefined for the other tabs. */
function isAtStage(status: Status, now: UtcMs): SQL | undefined {
	const { id, stage, offerValidUntil } = quoteRequests;
	if (status === "new" || status === "contacted") return eq(stage, status);
	if (status === "offered") return inArray(id, openOfferIds(now));
	const later = laterStatuses.find((known) => known === status);
	if (later === "expired") return and(eq(stage, "offered"), lte(offerValidUntil, now));
	return later && eq(stage, later);
}

function positionOf({ createdAt, id }: PageCursor): SQL {
	return sql`coalesce((select position from quote_search_text where quote_id = ${id}), ${createdAt * 1000})`;
}
