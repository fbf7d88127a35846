import { exists, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { stageCounts } from "#db/derived-tables.ts";
import { quoteRequests } from "#db/schema.ts";

/** The statements that delete the quotes whose ids a query in parentheses gives, with all that hangs on them, for one batch. */
export function deleteQuotes(db: Database, ids: SQLWrapper) {
	const counted = sql`(select count(*) from quote_requests where id in ${ids} and case when spam then 'spam' else quote_requests.stage end = stage_counts.stage)`;
	return [
		db
			.update(stageCounts)
			.set({ count: sql`${stageCounts.count} - ${counted}` })
			.where(exists(ids)),
		db.delete(quoteRequests).where(inArray(quoteRequests.id, ids)),
	] as const;
}
