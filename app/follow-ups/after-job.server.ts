import { type SQL, sql } from "drizzle-orm";
import type { AfterJob } from "./follow-up-rules.ts";

/** SQL: the customer of the quote with this id was told so, by mail or by text, and that was not taken back. */
export function wasTold(what: AfterJob, quoteId: SQL): SQL {
	const [from, to] = [sql`json_extract(changes, '$[0].from')`, sql`json_extract(changes, '$[0].to')`];
	return sql`((select ${to} from quote_events where quote_id = ${quoteId} and action = 'reminded' and ${what} in (${from}, ${to}) order by revision desc limit 1) is ${what})`;
}
