import { getTableColumns } from "drizzle-orm";
import { namesOf, recordOf } from "#app/catalog/records.ts";
import { quoteRequests } from "#db/schema.ts";
import type { Quote, QuoteRow } from "./quote.ts";

const { customerId: _, ...columns } = getTableColumns(quoteRequests);

export function rowOf(quote: Quote): QuoteRow {
	return recordOf<QuoteRow>(namesOf(columns), (column) => quote[column]);
}

/** The columns that a write has to set, for a row that is stored otherwise. */
export function changedColumns(stored: QuoteRow, row: QuoteRow): Partial<QuoteRow> {
	const before = new Map<string, unknown>(Object.entries(stored));
	return Object.fromEntries(Object.entries(row).filter(([column, value]) => before.get(column) !== value));
}
