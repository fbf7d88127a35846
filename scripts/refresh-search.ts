import type { Database } from "#app/database/client.server.ts";
import { refreshSearch } from "#app/quotes/commit.server.ts";
import { load } from "#app/quotes/load.server.ts";
import { noFacts, visitor } from "#app/quotes/writer.server.ts";
import { quoteRequests } from "#db/schema.ts";

/** Gives every saved quote the search text of this release, and leaves those that have it.
 * @throws when the database refuses or does not answer; the same call may be made again. */
export async function refreshSearchTexts(db: Database): Promise<void> {
	const quotes = await db.select({ id: quoteRequests.id }).from(quoteRequests);
	for (const address of quotes) {
		const { loaded } = await load(db, { writer: visitor(db), address, attempt: "" }, noFacts(db));
		await refreshSearch(db, loaded);
	}
}
