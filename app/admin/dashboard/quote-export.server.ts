import { requireAdmin } from "#app/auth/guard.server.ts";
import { addons } from "#app/catalog/options.ts";
import { outcomeTexts, quoteCard } from "#app/content/quote-card.ts";
import { exportHeadings as headings } from "#app/content/quote-changes.ts";
import { quoteReference } from "#app/fields/text.ts";
import { describeQuote, factsToldBy } from "#app/quotes/describe-quote.ts";
import { jobOf } from "#app/quotes/job.ts";
import { type QuoteView, shownStateAt } from "#app/quotes/quote-view.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { formatSheetTime } from "#app/time/time-text.ts";
import { digitsCell, toCsv } from "./csv.ts";
import type { QuoteFilter } from "./quote-filter.ts";
import { selectQuotes } from "./quote-list.server.ts";

/** Quotes read at a time, so that no whole export is in memory. */
const PAGE_SIZE = 500;

/** All at one moment `now`, UTC milliseconds, so that each page of an export tells the stages alike. */
const columnsAt = (now: number): Parameters<typeof toCsv<QuoteView>>[0] => ({
	[headings.received]: (quote) => formatSheetTime(quote.createdAt),
	[headings.status]: (quote) => quoteCard.states[shownStateAt(quote, now)],
	...answerColumns(),
	[headings.low]: (quote) => quote.estimatedPriceLow,
	[headings.high]: (quote) => quote.estimatedPriceHigh,
	[headings.addons]: (quote) => quote.addons.map(({ addon }) => addons.labels[addon]).join(", "),
	[headings.estimate]: (quote) => quote.totalPrice,
	[headings.job]: (quote) => jobOf(quote).work.join(", "),
	[headings.total]: (quote) => jobOf(quote).total,
	[headings.basis]: (quote) => headings.bases[jobOf(quote).basis],
	[headings.date]: (quote) => (quote.scheduledFor === null ? null : formatSheetTime(quote.scheduledFor)),
	[headings.lostReason]: (quote) => quote.lostReason && outcomeTexts.reasons[quote.lostReason],
	[headings.confirmed]: (quote) => (quote.confirmedAt === null ? null : formatSheetTime(quote.confirmedAt)),
	[headings.contacted]: (quote) => (quote.contactedAt === null ? null : formatSheetTime(quote.contactedAt)),
	[headings.notes]: (quote) => quote.adminNotes,
	[headings.reference]: (quote) => quoteReference(quote.id),
});

/** The filter's quotes as CSV: UTF-8 with a byte order mark for spreadsheets, formulas defused. Pages are read on
 * demand, each with a check of the session; the export breaks off when that ends.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer. */
export async function exportQuotes(
	{ request, context }: RouteArgs,
	filter: QuoteFilter,
): Promise<ReadableStream<Uint8Array>> {
	const now = Date.now();
	const columns = columnsAt(now);
	const read = async (before: QuoteFilter["before"]) => {
		const queries = [selectQuotes(context.db, { ...filter, before }, PAGE_SIZE, { now })] as const;
		const [quotes] = await requireAdmin({ request, context }, () => queries);
		return quotes;
	};
	const encoder = new TextEncoder();
	let page: QuoteView[] | null = await read(null);
	let started = false;
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			if (!page) return controller.close();
			const real = page.filter(({ test }) => !test);
			controller.enqueue(encoder.encode(toCsv(columns, real, { header: !started })));
			started = true;
			const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
			page = last ? await read(last) : null;
			if (!page) controller.close();
		},
	});
}

function answerColumns(): ReturnType<typeof columnsAt> {
	const columns = factsToldBy("csv").map(({ name, label }) => {
		const cellOf = (quote: QuoteView) => describeQuote(quote, "csv", [name])[0]?.lines.join(", ") ?? null;
		return [label, name === "zip" ? (quote: QuoteView) => digitsCell(cellOf(quote)) : cellOf] as const;
	});
	return Object.fromEntries(columns);
}
