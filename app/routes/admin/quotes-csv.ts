import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { digitsCell, toCsv } from "#app/admin/dashboard/csv.ts";
import { type QuoteFilter, readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { addons, labelOf } from "#app/catalog/options.ts";
import { exportHeadings as headings, totalBases } from "#app/content/change-labels.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { outcomeTexts, quoteCard } from "#app/content/quote-card.ts";
import { quoteReference } from "#app/fields/text.ts";
import { describeQuote, factsToldBy, lastChangeOf } from "#app/quotes/describe-quote.ts";
import { agreedJob, jobOf } from "#app/quotes/job.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { type QuoteView, shownStateAt } from "#app/quotes/quote-view.ts";
import { declineReason } from "#app/quotes/saved-offers.server.ts";
import { answerFile, fileToSave } from "#app/security/file-answer.server.ts";
import { localTime, type UtcMs } from "#app/time/clock.ts";
import { formatSheetTime } from "#app/time/time-text.ts";
import { quoteRequests } from "#db/schema.ts";

export function loader(args: LoaderFunctionArgs) {
	const filter = readFilter(new URL(args.request.url).searchParams);
	const failure = { what: "quotes not exported", failed: dashboardFailures.load.title };
	return answerFile(args, failure, async () => {
		const text = await exportQuotes(args, { ...filter, before: null });
		const day = localTime(Date.now()).date;
		return fileToSave(text, "text/csv", `quotes-${filter.status}-${day}.csv`);
	});
}

/** Quotes read at a time, so that no whole export is in memory. */
const PAGE_SIZE = 500;

const { offeredAt, acceptedAt, doneAt, lostAt, scheduledUntil } = quoteRequests;

const moment = z.nullable(z.int());
/** What the export tells beside what a list shows; moments are UTC milliseconds. */
const furtherFacts = z.object({
	...{ offeredAt: moment, acceptedAt: moment, doneAt: moment, lostAt: moment, scheduledUntil: moment },
	offeredFor: z.nullable(z.int()),
	declineReason: z.nullable(z.string()),
});
const columns = {
	...quoteColumns,
	...{ offeredAt, acceptedAt, doneAt, lostAt, scheduledUntil },
	offeredFor: sql`case when ${offeredAt} is not null then (select total from offers left join decisions on offer_id = offers.id where quote_id = quote_requests.id and outcome is not 'withdrawn' order by number desc limit 1) end`,
	declineReason,
};

const withFurtherFacts = (quote: QuoteView) => ({ ...quote, ...furtherFacts.parse(quote) });
type ExportedQuote = ReturnType<typeof withFurtherFacts>;

type Columns = Parameters<typeof toCsv<ExportedQuote>>[0];
type Heading = (typeof headings)[keyof typeof headings];

/** Returns the columns, one for each heading, at one moment `now`, so that each page of an export tells the stages alike. */
const columnsAt = (now: UtcMs): Columns & Record<Heading, Columns[string]> => ({
	[headings.received]: (quote) => formatSheetTime(quote.createdAt),
	[headings.status]: (quote) => quoteCard.states[shownStateAt(quote, now)],
	...answerColumns(),
	[headings.low]: (quote) => quote.estimatedPriceLow,
	[headings.high]: (quote) => quote.estimatedPriceHigh,
	[headings.addons]: (quote) => quote.addons.map(({ addon }) => addons.labels[addon]).join(", "),
	[headings.estimate]: (quote) => quote.totalPrice,
	[headings.job]: (quote) => jobOf(quote).work.join(", "),
	[headings.total]: (quote) => jobOf(quote).total,
	[headings.basis]: (quote) => totalBases[jobOf(quote).basis],
	[headings.sold]: (quote) => (quote.stage === "lost" ? null : agreedJob(quote).price),
	[headings.confirmed]: (quote) => timeCell(quote.confirmedAt),
	[headings.changed]: (quote) => timeCell(lastChangeOf(quote)),
	[headings.contacted]: (quote) => timeCell(quote.contactedAt),
	[headings.offered]: (quote) => timeCell(quote.offeredAt),
	[headings.offeredFor]: (quote) => quote.offeredFor,
	// The last minute: midnight would be read as the day after the last one.
	[headings.offerEnds]: ({ offerValidUntil: end }) => timeCell(end === null ? null : end - 1),
	[headings.accepted]: (quote) => timeCell(quote.acceptedAt),
	[headings.date]: (quote) => timeCell(quote.scheduledFor),
	[headings.dateEnds]: (quote) => timeCell(quote.scheduledUntil),
	[headings.done]: (quote) => timeCell(quote.doneAt),
	[headings.lost]: ({ stage, lostAt, declinedAt }) =>
		stage === "lost" ? timeCell(lostAt ?? declinedAt) : null,
	[headings.lostReason]: ({ stage, lostReason, declineReason }) => {
		const reason = stage === "lost" ? (lostReason ?? declineReason) : null;
		return reason && labelOf(outcomeTexts.reasons, reason);
	},
	[headings.earlier]: (quote) => quote.customer?.earlier.requests ?? 0,
	[headings.notes]: (quote) => quote.adminNotes,
	[headings.reference]: (quote) => digitsCell(quoteReference(quote.id)),
});

/** The filter's quotes as CSV: UTF-8 with a byte order mark for spreadsheets, formulas defused. Pages are read on
 * demand, each with a check of the session; the export breaks off when that ends. */
async function exportQuotes(args: LoaderFunctionArgs, filter: QuoteFilter) {
	const now = Date.now();
	const cells = columnsAt(now);
	const read = async (before: QuoteFilter["before"]) => {
		const page = { ...filter, before };
		const queries = [selectQuotes(args.context.db, page, PAGE_SIZE, { columns, now })] as const;
		const [quotes] = await requireAdmin(args, () => queries);
		return quotes;
	};
	const encoder = new TextEncoder();
	let page: QuoteView[] | null = await read(null);
	let started = false;
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			if (!page) return controller.close();
			const real = page.filter(({ test }) => !test).map(withFurtherFacts);
			controller.enqueue(encoder.encode(toCsv(cells, real, { header: !started })));
			started = true;
			const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
			page = last ? await read(last) : null;
			if (!page) controller.close();
		},
	});
}

function timeCell(time: UtcMs | null): string | null {
	return time === null ? null : formatSheetTime(time);
}

function answerColumns(): Columns {
	const columns = factsToldBy("csv").map(({ name, label }) => {
		const cellOf = (quote: QuoteView) => describeQuote(quote, "csv", [name])[0]?.lines.join(", ") ?? null;
		return [label, name === "zip" ? (quote: QuoteView) => digitsCell(cellOf(quote)) : cellOf] as const;
	});
	return Object.fromEntries(columns);
}
