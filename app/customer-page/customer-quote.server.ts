import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#app/database/client.server.ts";
import { fromJson, known } from "#app/database/typed-columns.ts";
import { AGREED_DATE, ASKED_SLOTS } from "#app/quotes/agreed-date.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { selectAvailability } from "#app/quotes/free-half-days.server.ts";
import { requestColumns } from "#app/quotes/quote-reads.server.ts";
import { selectOffers } from "#app/quotes/saved-offers.server.ts";
import { selectQuestions } from "#app/quotes/saved-questions.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { priceBooks, quoteRequests } from "#db/schema.ts";

const { rateCard, createdAt, confirmedAt, changedAt, contactedAt } = quoteRequests;
const { stage, scheduledFor, scheduledUntil, revision, photos, spam } = quoteRequests;

const columns = {
	...requestColumns,
	...{ rateCard, createdAt, confirmedAt, changedAt, contactedAt },
	...{ stage, scheduledFor, scheduledUntil, revision, photos, spam },
	/** The quote's price book was published at this time; null for the first one. */
	pricesFrom: sql<
		number | null
	>`(select ${priceBooks.publishedAt} from ${priceBooks} where ${priceBooks.version} = cast(${quoteRequests.rateCard} as integer))`,
	low: quoteRequests.estimatedPriceLow,
	high: quoteRequests.estimatedPriceHigh,
	/** The date is as `agreedDateOf` finds it. */
	agreedDate: sql<
		string | null
	>`(select change.value ->> 'to' from quote_events, json_each(changes) as change where quote_id = quote_requests.id and action in ('date-agreed', 'asked') and change.value ->> 'field' = ${AGREED_DATE} order by quote_events.revision desc limit 1)`,
	/** The last request for another date; null where there was none. */
	dateRequest: fromJson(
		sql`coalesce((select json_object('id', attempt, 'at', created_at, 'slots', change.value ->> 'to') from quote_events, json_each(changes) as change where quote_id = quote_requests.id and action = 'asked' and change.value ->> 'field' = ${ASKED_SLOTS} order by quote_events.revision desc limit 1), 'null')`,
		z.nullable(z.object({ id: z.nullable(z.string()), at: z.int(), slots: z.string() })),
	),
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

/** The quote that a token opens, in one round trip; null where it opens none.
 * @throws when the database refuses or does not answer in time. */
export async function findCustomerQuote(db: Database, token: string): Promise<CustomerQuote | null> {
	if (!isCustomerToken(token)) return null;
	const [[quote]] = await db.batch([selectCustomerQuote(db, token)]);
	return quote ? readQuote(quote) : null;
}

/** Finds a quote as `findCustomerQuote` does, with offers and questions, newest first, and what `readFreeHalfDays` needs. */
export async function findCustomerPage(db: Database, token: string, now: UtcMs) {
	if (!isCustomerToken(token)) return null;
	const isQuote = eq(quoteRequests.customerToken, token);
	const [[quote], offers, questions, settings, scheduled] = await db.batch([
		selectCustomerQuote(db, token),
		selectOffers(db, isQuote),
		selectQuestions(db, isQuote),
		...selectAvailability(db, now),
	]);
	return quote ? { quote: readQuote(quote), offers, questions, settings, scheduled } : null;
}

/** Whether the follow-ups of the quote that a token opens were stopped, in one round trip; null where it opens none.
 * @throws when the database refuses or does not answer in time. */
export async function findReminders(db: Database, token: string) {
	if (!isCustomerToken(token)) return null;
	const [found] = await db
		.select({ quoteId: quoteRequests.id, stoppedAt: quoteRequests.remindersStoppedAt })
		.from(quoteRequests)
		.where(eq(quoteRequests.customerToken, token));
	return found ? { quoteId: found.quoteId, areStopped: found.stoppedAt !== null } : null;
}
