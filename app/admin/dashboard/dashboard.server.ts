import { selectUndoable, undoableOf } from "#app/admin/quote/triage.server.ts";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { readDashboardCounts, selectDashboardCounts } from "#app/live-feed/dashboard-counts.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { newId } from "#app/time/new-id.ts";
import { readFilter } from "./quote-filter.ts";
import { selectFolds, selectQuotes } from "./quote-list.server.ts";
import { selectFoundCounts } from "./search-index.server.ts";
import { selectUndelivered, undeliveredOf } from "./undelivered.server.ts";

const PAGE_SIZE = 25;

/** Loads the dashboard and its frame in one round trip with the check of the session. */
export async function loadDashboard(args: RouteArgs) {
	const { db } = args.context;
	const { searchParams } = new URL(args.request.url);
	const filter = readFilter(searchParams);
	const now = Date.now();
	const marked = searchParams.get("marked") ?? "";
	const { shell, results } = await readPage(args, [
		// One extra tells whether there is an older page.
		selectQuotes(db, filter, PAGE_SIZE + 1, { now, foldsFloods: true }),
		selectFolds(db, filter, PAGE_SIZE),
		selectUndelivered(db),
		selectUndoable(db, marked, now),
		selectDashboardCounts(db, now),
		...(filter.search === "" ? [] : [selectFoundCounts(db, filter.search)]),
	]);
	const [rows, folds, undelivered, undoable, counted, found] = results;
	const counts = readDashboardCounts(counted, now);
	if (!counts) throw new Error("Nothing was counted");
	const quotes = rows.slice(0, PAGE_SIZE);
	const last = rows.length > PAGE_SIZE ? quotes.at(-1) : undefined;
	const page = {
		filter,
		quotes,
		older: last ? { createdAt: last.createdAt, id: last.id } : null,
		/** Each flood has this many quotes, which the list shows as one entry. */
		folds: Object.fromEntries(folds.map(({ fold, count }) => [fold, count])),
		counts,
		found: found?.[0] ?? null,
		cursor: shell.cursor,
		undelivered: undeliveredOf(undelivered),
		undoable: undoableOf(undoable, now),
		/** The id of a test quote sent from this page, however often its button is pressed. */
		testQuoteId: newId(now),
		open: searchParams.get("open"),
		now,
	};
	return dataWithFlash(args.request, { page, shell, failure: null });
}

export type DashboardPage = Awaited<ReturnType<typeof loadDashboard>>["data"]["page"];
