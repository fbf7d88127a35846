import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { stringify } from "csv-stringify/sync";
import { requireAdmin } from "#app/auth/guard.server.ts";
import {
	addons,
	contactMethods,
	exteriorLastCleaned,
	homeSizes,
	packageNames,
	storyCounts,
	trackConditions,
	windowsLastCleaned,
} from "#app/catalog/options.ts";
import { formatPhone } from "#app/catalog/phone.ts";
import { quoteReference } from "#app/quote-wizard/quote-reference.ts";
import { type QuoteView, stateOf } from "#app/quotes/quote-view.ts";
import { defuseCell } from "./csv-cell.ts";
import type { QuoteFilter } from "./quote-filter.ts";
import { serviceLabel, targetLabels } from "./quote-labels.ts";
import { selectQuotes } from "./quote-list.server.ts";
import { formatIsoTime } from "./time-text.ts";

/** Quotes read at once: no export is ever held whole. */
const PAGE_SIZE = 500;

/** The columns of the file, in order: what each is called and what it holds of a quote. */
const columns: Record<string, (quote: QuoteView) => string | number | null> = {
	Received: (quote) => formatIsoTime(quote.createdAt),
	Status: stateOf,
	Name: (quote) => quote.name,
	Phone: (quote) => formatPhone(quote.contactValue),
	"Contact by": (quote) => contactMethods.labels[quote.contactMethod],
	Email: (quote) => quote.email,
	Address: (quote) => quote.address,
	ZIP: (quote) => quote.zipCode,
	Services: (quote) => quote.services.map(({ service }) => serviceLabel(service)).join(", "),
	"Home size": (quote) => homeSizes.labels[quote.homeSize],
	Stories: (quote) => storyCounts.labels[quote.stories],
	"Windows last cleaned": (quote) => quote.lastCleaned && windowsLastCleaned.labels[quote.lastCleaned],
	"Tracks and sills": (quote) => quote.trackCondition && trackConditions.labels[quote.trackCondition],
	"Gutters last cleaned": (quote) =>
		quote.gutterLastCleaned && exteriorLastCleaned.labels[quote.gutterLastCleaned],
	"To be washed": (quote) => targetLabels(quote).join(", "),
	"Surfaces last washed": (quote) =>
		quote.pressureLastCleaned && exteriorLastCleaned.labels[quote.pressureLastCleaned],
	Concerns: (quote) => quote.concerns,
	Package: (quote) => packageNames.labels[quote.package],
	Low: (quote) => quote.estimatedPriceLow,
	High: (quote) => quote.estimatedPriceHigh,
	"Add-ons": (quote) => quote.addons.map(({ addon }) => addons.labels[addon]).join(", "),
	Total: (quote) => quote.totalPrice,
	Confirmed: (quote) => (quote.confirmedAt === null ? null : formatIsoTime(quote.confirmedAt)),
	Contacted: (quote) => (quote.contactedAt === null ? null : formatIsoTime(quote.contactedAt)),
	Notes: (quote) => quote.adminNotes,
	Reference: (quote) => quoteReference(quote.id),
};

/**
 * What the filter shows as CSV: UTF-8 with a byte order mark, so that spreadsheets read it as such, and without a
 * cell that they would run as a formula. Each page of quotes is read when the reader asks for it, and the
 * session checked with it: an export breaks off when the session ends.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer.
 */
export async function exportQuotes(
	{ request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
	filter: QuoteFilter,
): Promise<ReadableStream<Uint8Array>> {
	const read = async (before: QuoteFilter["before"]) => {
		const queries = [selectQuotes(context.db, { ...filter, before }, PAGE_SIZE)] as const;
		const [quotes] = await requireAdmin({ request, context }, () => queries);
		return quotes;
	};
	const encoder = new TextEncoder();
	let page: QuoteView[] | null = await read(null);
	let started = false;
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			if (!page) return controller.close();
			// Tests are no business of the file's readers.
			const real = page.filter(({ test }) => !test);
			controller.enqueue(encoder.encode(toCsv(real, !started)));
			started = true;
			const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
			page = last ? await read(last) : null;
			if (!page) controller.close();
		},
	});
}

function cellText(value: string | number | null): string | number | null {
	return typeof value === "string" ? defuseCell(value) : value;
}

function toCsv(quotes: readonly QuoteView[], withHeader: boolean): string {
	return stringify(
		quotes.map((quote) => Object.values(columns).map((cell) => cellText(cell(quote)))),
		{
			bom: withHeader,
			header: withHeader,
			columns: Object.keys(columns),
			record_delimiter: "windows",
			// The delimiter above leaves a bare line break unquoted, which would tear the record apart.
			quoted_match: /[\r\n]/,
		},
	);
}
