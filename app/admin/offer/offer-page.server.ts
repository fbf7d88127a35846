import { eq } from "drizzle-orm";
import { type QuoteHistory, selectHistory } from "#app/admin/quote/quote-history.server.ts";
import { readPage } from "#app/admin/shell/shell.server.ts";
import { writeText } from "#app/content/own-texts.ts";
import { decidesPrice } from "#app/quotes/commands/edit-answers.ts";
import { lastWordOf } from "#app/quotes/commands/send-offer.ts";
import { withoutNearLine } from "#app/quotes/near-saving.ts";
import { prefillOffer, totalOf } from "#app/quotes/offer.ts";
import { offerStateAt } from "#app/quotes/offer-state.ts";
import { selectQuote } from "#app/quotes/quote-reads.server.ts";
import { selectOffers } from "#app/quotes/saved-offers.server.ts";
import { MAX_DECIDED, selectQuestions } from "#app/quotes/saved-questions.server.ts";
import type { RouteArgs } from "#app/route-module.ts";
import { pricesOf, selectNewestPrices } from "#app/settings/price-books.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { quoteRequests } from "#db/schema.ts";
import { newOfferForm, withRows } from "./read-offer.ts";

/** Loads the form of a quote's next offer, in one round trip; 404 where there is no such quote. `last` in the address is a quote whose
 * job is done again. */
export async function loadOfferPage(args: RouteArgs, id: string) {
	const { db } = args.context;
	const now = Date.now();
	const isQuote = eq(quoteRequests.id, id);
	const { shell, results } = await readPage(args, [
		selectQuote(db, id),
		selectOffers(db, isQuote),
		selectQuestions(db, isQuote, MAX_DECIDED),
		selectNewestPrices(db),
		selectSettings(db),
		selectOffers(db, eq(quoteRequests.id, new URL(args.request.url).searchParams.get("last") ?? "")),
		selectHistory(db, id),
	]);
	const [[quote], offers, questions, prices, settingsRows, ofLastJob, history] = results;
	if (!quote) throw new Response(null, { status: 404 });
	const { name, email, changedAt } = quote;
	const [newest = null] = offers;
	const acceptedAt = offers.find(({ outcome }) => outcome === "accepted")?.decidedAt ?? null;
	const changed = String(lastWordOf({ changedAt, acceptedAt, questions }) || "");
	const askedFor = questions.find(({ lines, answer }) => lines !== null && answer === null)?.lines;
	const lastJob = ofLastJob.find(({ outcome }) => outcome === "accepted");
	const lastLines = !askedFor && !newest && lastJob ? withoutNearLine(lastJob.lines) : null;
	const note = writeText("offerNote", { customer: name }, settingsOf(settingsRows).settings.texts) || null;
	// What nobody accepted says nothing of the work once that is other work.
	const isPast =
		newest?.outcome !== "accepted" && history.some((event) => isOfWork(event, newest?.sentAt ?? 0));
	const again = isPast ? null : newest;
	const before = askedFor
		? { lines: askedFor, note: newest?.note ?? note }
		: (again ?? { lines: lastLines ?? prefillOffer(quote), note });
	return {
		name,
		email,
		newest: newest && { id: newest.id, number: newest.number, total: newest.total },
		changedSince: newest !== null && (changedAt ?? 0) > newest.sentAt,
		asks: quote.asks.find(({ kind }) => kind === "change")?.text,
		state: newest && offerStateAt(newest, newest.number, now),
		/** Whether the lines of the form are those of an offer that is over. */
		isRenewed: before === newest && offerStateAt(newest, newest.number, now) === "expired",
		/** What the job cost last, where its lines are those of the form, and what the current list has for it, in whole dollars. */
		lastPrice: lastLines && { total: totalOf(lastLines), listed: quote.totalPrice },
		isAccepted: acceptedAt !== null,
		isDone: quote.stage === "done",
		values: withRows(newOfferForm(before, changed, now)),
		changed,
		/** A visit like the quote's costs at least this many whole dollars by the current price book. */
		minimum: pricesOf(prices).minimum[quote.homeSize][quote.package],
		shell,
	};
}

function isOfWork({ action, createdAt, changes }: QuoteHistory[number], sentAt: UtcMs): boolean {
	const isAnswered = action === "changed" || action === "edited" || action === "edit-undone";
	return isAnswered && createdAt > sentAt && changes.some(({ field }) => decidesPrice(field));
}

/** The page has nothing of it where the database does not answer. */
export type LoadedOffer = Partial<Awaited<ReturnType<typeof loadOfferPage>>>;
