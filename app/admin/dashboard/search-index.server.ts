import { count, eq, type SQL, sql } from "drizzle-orm";
import { laterStatuses, type Status } from "#app/catalog/quote-enums.ts";
import { type Database, never } from "#app/database/client.server.ts";
import { quoteSearch, quoteSearchText } from "#db/derived-tables.ts";
import { quoteRequests } from "#db/schema.ts";
import { MAX_COUNTED } from "./quote-filter.ts";
import { parseSearch, type SearchQuery } from "./search-query.ts";

export function isFound(search: string, status: Status): SQL {
	const query = parseSearch(search);
	if (!query) return never;
	const wanted = matchOf(query);
	// The index does not know the later stages, which the caller looks for.
	const isWide = status === "all" || laterStatuses.some((later) => later === status);
	const match = isWide ? `${wanted} NOT state : "spam"` : `state : "${status}" AND ${wanted}`;
	return sql`quote_search match ${match}`;
}

/** Returns a search in FTS syntax. Words are letters and digits, so nothing needs escaping. */
export function matchOf(query: SearchQuery): string {
	if ("all" in query) return `(${query.all.map(matchOf).join(" AND ")})`;
	if ("any" in query) return `(${query.any.map(matchOf).join(" OR ")})`;
	return "word" in query ? `{words notes} : "${query.word}" *` : `reference : "${query.reference}" *`;
}

/** A query for how many quotes of each tab a search finds, of up to `MAX_COUNTED` at each state. */
export function selectFoundCounts(db: Database, search: string) {
	const { position } = quoteSearch;
	const found = (state: Status) =>
		db.select({ position }).from(quoteSearch).where(isFound(search, state)).limit(MAX_COUNTED);
	// The index knows all later stages as contacted too.
	const past = db
		.select({ stage: quoteRequests.stage })
		.from(quoteSearch)
		.innerJoin(quoteSearchText, eq(quoteSearchText.position, position))
		.innerJoin(quoteRequests, eq(quoteRequests.id, quoteSearchText.quoteId))
		.where(isFound(search, "contacted"))
		.limit(MAX_COUNTED)
		.as("past_quotes");
	const isContacted = eq(past.stage, "contacted");
	return db
		.select({
			new: db.$count(found("new")),
			past: count(),
			contacted: sql<number>`total(${isContacted})`,
			spam: db.$count(found("spam")),
			changed: db.$count(found("changed")),
		})
		.from(past);
}
