import type { Quote, QuoteRow } from "./quote.ts";

/** The columns of a quote without what has tables of its own. */
export function rowOf(quote: Quote): QuoteRow {
	const {
		services,
		addons,
		offers,
		questions,
		reminders,
		wasSpamCleared,
		isStoppedByCustomer,
		isLinkReplaced,
		agreedDate,
		endedDate,
		inTheWay,
		dateRequests,
		corrections,
		lastEdit,
		workDone,
		mails,
		...row
	} = quote;
	return row;
}

/** The columns that a write has to set, for a row that is stored otherwise. */
export function changedColumns(stored: QuoteRow, row: QuoteRow): Partial<QuoteRow> {
	const before = new Map<string, unknown>(Object.entries(stored));
	return Object.fromEntries(Object.entries(row).filter(([column, value]) => before.get(column) !== value));
}
