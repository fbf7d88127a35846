import { selectUndoable, undoableOf } from "#app/admin/quote/triage.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { presentedSession, SESSION_LIFE_MS } from "#app/auth/session-cookie.server.ts";
import { selectSessionStart } from "#app/auth/session-state.server.ts";
import { readDashboardCounts, selectDashboardCounts } from "#app/live-feed/dashboard-counts.server.ts";
import { selectCursor } from "#app/quotes/quote-reads.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { newId } from "#app/time/new-id.ts";
import { readFilter } from "./quote-filter.ts";
import { selectFolds, selectQuotes } from "./quote-list.server.ts";
import { selectFoundCounts } from "./search-index.server.ts";
import { selectUndelivered, undeliveredOf } from "./undelivered.server.ts";

const PAGE_SIZE = 25;

/** Loads the dashboard in one round trip with the check of the session.
 * @throws {Response} a redirect when the session is not open; an error when the database does not answer. */
export async function loadDashboard({ request, context }: RouteArgs) {
	const { db } = context;
	const { searchParams } = new URL(request.url);
	const filter = readFilter(searchParams);
	const now = Date.now();
	const marked = searchParams.get("marked") ?? "";
	const sessionId = (await presentedSession(request)) ?? "";
	const [rows, folds, found, cursor, undelivered, undoable, [session], counted] = await requireAdmin(
		{ request, context },
		() =>
			[
				// One extra tells whether there is an older page.
				selectQuotes(db, filter, PAGE_SIZE + 1, { now, foldsFloods: true }),
				selectFolds(db, filter, PAGE_SIZE),
				selectFoundCounts(db, filter.search),
				selectCursor(db),
				selectUndelivered(db),
				selectUndoable(db, marked, now),
				selectSessionStart(db, sessionId),
				selectDashboardCounts(db, now),
			] as const,
	);
	const counts = readDashboardCounts(counted, now);
	if (!counts) throw new Error("Nothing was counted");
	const quotes = rows.slice(0, PAGE_SIZE);
	const last = rows.length > PAGE_SIZE ? quotes.at(-1) : undefined;
	return {
		filter,
		quotes,
		older: last ? { createdAt: last.createdAt, id: last.id } : null,
		/** How many quotes each flood has that the list shows as one entry. */
		folds: Object.fromEntries(folds.map(({ fold, count }) => [fold, count])),
		counts,
		/** Null without a search. */
		found: found[0] ?? null,
		cursor: cursor[0]?.seq ?? 0,
		undelivered: undeliveredOf(undelivered),
		undoable: undoableOf(undoable, now),
		/** The id of a test quote sent from this page, however often its button is pressed. */
		testQuoteId: newId(now),
		open: searchParams.get("open"),
		now,
		/** The list is not kept for offline any longer. */
		sessionEndsAt: session ? session.createdAt + SESSION_LIFE_MS : now,
		isTrusted: session?.isTrusted ?? false,
		texts: session?.texts ?? {},
	};
}

export type DashboardPage = Awaited<ReturnType<typeof loadDashboard>>;
