import { type SQL, sql } from "drizzle-orm";
import { laterStatuses, type Status } from "#app/catalog/quote-enums.ts";
import type { Database } from "#app/database/client.server.ts";
import { type FoundCounts, MAX_COUNTED } from "./quote-filter.ts";
import { parseSearch, type SearchQuery } from "./search-query.ts";

export function isFound(search: string, status: Status): SQL {
	const query = parseSearch(search);
	if (!query) return sql`false`;
	const wanted = matchOf(query);
	// The index does not know the later stages, which the caller looks for.
	const isWide = status === "all" || laterStatuses.some((later) => later === status);
	const match = isWide ? `${wanted} NOT state : "spam"` : `state : "${status}" AND ${wanted}`;
	return sql`quote_search match ${match}`;
}

/** In FTS syntax. Words are letters and digits, so nothing needs escaping. */
function matchOf(query: SearchQuery): string {
	if ("all" in query) return `(${query.all.map(matchOf).join(" AND ")})`;
	if ("any" in query) return `(${query.any.map(matchOf).join(" OR ")})`;
	return "word" in query ? `{words notes} : "${query.word}" *` : `reference : "${query.reference}" *`;
}

/** A query for how many quotes of each tab a search finds, up to `MAX_COUNTED`; one row, none without a search. */
export function selectFoundCounts(db: Database, search: string) {
	const count = (state: keyof FoundCounts) =>
		sql<number>`(select count(*) from (select 1 from quote_search where ${isFound(search, state)} limit ${MAX_COUNTED}))`;
	const counts = {
		new: count("new").as("new"),
		contacted: count("contacted").as("contacted"),
		spam: count("spam").as("spam"),
		changed: count("changed").as("changed"),
	};
	return db
		.select(counts)
		.from(sql`(select 1)`)
		.where(search === "" ? sql`false` : undefined);
}
