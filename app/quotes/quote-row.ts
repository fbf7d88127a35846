import { getTableColumns } from "drizzle-orm";
import { namesOf, recordOf } from "#app/catalog/records.ts";
import { quoteRequests } from "#db/schema.ts";
import type { Quote, QuoteRow } from "./quote.ts";

export const { customerId: customerColumn, ...rowColumns } = getTableColumns(quoteRequests);

type NullColumn = { [Name in keyof QuoteRow]: null extends QuoteRow[Name] ? Name : never }[keyof QuoteRow];
const isNullColumn = (name: keyof QuoteRow): name is NullColumn => !rowColumns[name].notNull;

/** What may be null is null of a quote to which nothing happened yet. */
export const nullColumns = recordOf<Record<NullColumn, null>>(
	namesOf(rowColumns).filter(isNullColumn),
	() => null,
);

/** The columns of a quote without what has tables of its own. */
export function rowOf(quote: Quote): QuoteRow {
	return recordOf<QuoteRow>(namesOf(rowColumns), (column) => quote[column]);
}

/** The columns that a write has to set, for a row that is stored otherwise. */
export function changedColumns(stored: QuoteRow, row: QuoteRow): Partial<QuoteRow> {
	const before = new Map<string, unknown>(Object.entries(stored));
	return Object.fromEntries(Object.entries(row).filter(([column, value]) => before.get(column) !== value));
}
