import { sql } from "drizzle-orm";
import type { Compilable, Database } from "#app/database/client.server.ts";
import { nextPosition, quoteSearchText } from "#db/derived-tables.ts";
import type { Loaded } from "./load.server.ts";
import type { Quote } from "./quote.ts";
import { searchText } from "./search-text.ts";
import { isSame } from "./write-lines.server.ts";

/** Statements that give a quote its search text; none where it has it. */
export function writeSearch(
	db: Database,
	{ storedSearch }: Pick<Loaded, "storedSearch">,
	quote: Quote,
): Compilable[] {
	const text = searchText(quote);
	if (storedSearch && isSame({ ...storedSearch, ...text }, storedSearch)) return [];
	const position = storedSearch?.position ?? nextPosition(quote.createdAt);
	return [
		...(storedSearch ? [db.delete(quoteSearchText).where(isSearchOf(quote))] : []),
		db.insert(quoteSearchText).values({ ...text, position, quoteId: quote.id }),
	];
}

/** Returns SQL for whether the search text is that of a quote at its revision. */
function isSearchOf({ id, revision }: Quote) {
	return sql`${quoteSearchText.quoteId} = ${id} and ${revision} = (select revision from quote_requests where id = ${id})`;
}
