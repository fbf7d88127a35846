import { eq } from "drizzle-orm";
import { readJobDate, selectJobDate } from "#app/admin/calendar/job-date.server.ts";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { dataWithFlash } from "#app/auth/flash.server.ts";
import { dateRequestsOf } from "#app/quotes/agreed-date.ts";
import { customerPageAddress, selectCustomerToken } from "#app/quotes/customer-token.server.ts";
import { selectQuote, selectRequestsOfPerson } from "#app/quotes/quote-reads.server.ts";
import { selectOffers } from "#app/quotes/saved-offers.server.ts";
import { selectQuestions } from "#app/quotes/saved-questions.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { settingsOf } from "#app/settings/settings.server.ts";
import { quoteRequests } from "#db/schema.ts";
import { MAX_SHOWN, remindersOf, selectHistory } from "./quote-history.server.ts";
import { selectUndoable, undoableOf } from "./triage.server.ts";

/** Loads a quote's own page on the owner's side, in one round trip; 404 where there is no such quote. */
export async function loadQuotePage(args: RouteArgs & { params: { id?: string } }) {
	const { request, context, params } = args;
	const { db, env } = context;
	const { id = "" } = params;
	const now = Date.now();
	const { shell, results } = await readPage(args, [
		selectQuote(db, id),
		selectHistory(db, id),
		selectUndoable(db, id, now),
		selectCustomerToken(db, id),
		selectOffers(db, eq(quoteRequests.id, id)),
		selectQuestions(db, eq(quoteRequests.id, id)),
		selectRequestsOfPerson(db, id),
		...selectJobDate(db, id, now),
	]);
	const [[quote], history, undoableRows, [customer], offers, questions, others, ...date] = results;
	if (!quote) throw new Response(null, { status: 404 });
	/** The absolute address of the customer's own page; null where it has none. */
	const link = customer?.customerToken ? customerPageAddress(customer.customerToken, env) : null;
	const [, saved] = date;
	const jobDate = readJobDate(date, { quoteId: id, now, history: history.toReversed() });
	const page = {
		...{ quote, offers, questions, others, jobDate, link, now },
		history: history.slice(0, MAX_SHOWN),
		reminders: remindersOf(history),
		followUps: settingsOf(saved).settings.followUps,
		cursor: shell.cursor,
		undoable: undoableOf(undoableRows, now),
		dateRequests: dateRequestsOf(history),
	};
	return dataWithFlash(request, { page, shell, failure: null });
}

/** What is shown of a quote at `now`; `cursor` is the `seq` of the newest event on it. */
export type LoadedQuote = Awaited<ReturnType<typeof loadQuotePage>>["data"]["page"];
