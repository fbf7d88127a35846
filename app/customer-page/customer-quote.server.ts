import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { QuoteAction } from "#app/catalog/quote-enums.ts";
import { type Database, fromJson, known } from "#app/database/client.server.ts";
import { areRemindersStopped, reminderActions } from "#app/quotes/commands/stop-reminders.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { selectAvailability } from "#app/quotes/free-half-days.server.ts";
import { load } from "#app/quotes/load.server.ts";
import type { Quote } from "#app/quotes/quote.ts";
import { requestColumns } from "#app/quotes/quote-reads.server.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import { selectOffers } from "#app/quotes/saved-offers.server.ts";
import { selectQuestions } from "#app/quotes/saved-questions.server.ts";
import { noFacts, visitor } from "#app/quotes/writer.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { priceBooks, quoteEvents, quoteRequests } from "#db/schema.ts";

const { rateCard, createdAt, confirmedAt, changedAt, contactedAt } = quoteRequests;
const { stage, scheduledFor, scheduledUntil, photos, spam } = quoteRequests;

const columns = {
	...requestColumns,
	...{ rateCard, createdAt, confirmedAt, changedAt, contactedAt },
	...{ stage, scheduledFor, scheduledUntil, photos, spam },
	/** The quote's price book was published at this time; null for the first one. */
	pricesFrom: sql<
		number | null
	>`(select ${priceBooks.publishedAt} from ${priceBooks} where ${priceBooks.version} = cast(${quoteRequests.rateCard} as integer))`,
	low: quoteRequests.estimatedPriceLow,
	high: quoteRequests.estimatedPriceHigh,
	customerToken: known(quoteRequests.customerToken),
};

function selectCustomerQuote(db: Database, token: string) {
	return db.select(columns).from(quoteRequests).where(eq(quoteRequests.customerToken, token));
}

type FoundQuote = Awaited<ReturnType<typeof selectCustomerQuote>>[number];

/** Nobody comes for a quote in Spam; that it lies there is not for its page to tell. */
function readQuote({ spam, ...quote }: FoundQuote) {
	return spam ? { ...quote, scheduledFor: null, scheduledUntil: null } : quote;
}

/** The money of a quote is in whole dollars. */
export type CustomerQuote = ReturnType<typeof readQuote>;

/** The whole quote that a token opens, in one round trip; null where it opens none. */
export async function findWholeQuote(db: Database, token: string): Promise<Quote | null> {
	const asked = { writer: visitor(db), address: { token }, attempt: "" };
	const { loaded } = await load(db, asked, noFacts(db));
	return loaded.quote;
}

/** By these a date is set or ends, or the customer says something to it. */
const dateActions: QuoteAction[] = [
	...(["asked", "date-agreed", "accepted", "acceptance-entered", "declined"] as const),
	...(["scheduled", "unscheduled", "not-spam", "not-done", "not-lost"] as const),
];

function selectDateHistory(db: Database, isQuote: SQL) {
	const { action, attempt, changes, quoteId, revision } = quoteEvents;
	return db
		.select({ action, attempt, at: quoteEvents.createdAt, changes: fromJson(changes, quoteChangesSchema) })
		.from(quoteEvents)
		.innerJoin(quoteRequests, eq(quoteId, quoteRequests.id))
		.where(and(isQuote, inArray(action, dateActions)))
		.orderBy(asc(revision));
}

/** Finds what the customer's page tells of a quote, with offers and questions, newest first, the history of its date, and what `readFreeHalfDays` needs. */
export async function findCustomerPage(db: Database, token: string, now: UtcMs) {
	if (!isCustomerToken(token)) return null;
	const isQuote = eq(quoteRequests.customerToken, token);
	const [[quote], offers, questions, history, settings, scheduled] = await db.batch([
		selectCustomerQuote(db, token),
		selectOffers(db, isQuote),
		selectQuestions(db, isQuote),
		selectDateHistory(db, isQuote),
		...selectAvailability(db, now),
	]);
	return quote ? { quote: readQuote(quote), offers, questions, history, settings, scheduled } : null;
}

/** Whether the customer stopped the follow-ups of the quote that a token opens, in one round trip; null where it opens none. What an
 * owner switched off may come again. */
export async function findReminders(db: Database, token: string) {
	if (!isCustomerToken(token)) return null;
	const { quoteId, action } = quoteEvents;
	const events = await db
		.select({ quoteId: quoteRequests.id, action })
		.from(quoteRequests)
		.leftJoin(quoteEvents, and(eq(quoteId, quoteRequests.id), inArray(action, reminderActions)))
		.where(eq(quoteRequests.customerToken, token))
		.orderBy(asc(quoteEvents.revision));
	const [found] = events;
	return found ? { quoteId: found.quoteId, areStopped: areRemindersStopped(events) } : null;
}
