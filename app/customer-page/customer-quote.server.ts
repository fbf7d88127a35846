import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { requestColumns } from "#app/quotes/quote-reads.server.ts";
import { quoteRequests } from "#db/schema.ts";

const columns = {
	...requestColumns,
	low: quoteRequests.estimatedPriceLow,
	high: quoteRequests.estimatedPriceHigh,
	total: quoteRequests.totalPrice,
	createdAt: quoteRequests.createdAt,
	changedAt: quoteRequests.changedAt,
	contactedAt: quoteRequests.contactedAt,
	scheduledFor: quoteRequests.scheduledFor,
	scheduledUntil: quoteRequests.scheduledUntil,
	customerToken: sql<string>`${quoteRequests.customerToken}`,
};

function selectCustomerQuote(db: Database, token: string) {
	return db.select(columns).from(quoteRequests).where(eq(quoteRequests.customerToken, token));
}

/** Whole dollars, UTC milliseconds. */
export type CustomerQuote = Awaited<ReturnType<typeof selectCustomerQuote>>[number];

/** The quote that a token opens, in one round trip; null where it opens none.
 * @throws when the database refuses or does not answer in time. */
export async function findCustomerQuote(db: Database, token: string): Promise<CustomerQuote | null> {
	if (!isCustomerToken(token)) return null;
	const [[quote]] = await db.batch([selectCustomerQuote(db, token)]);
	return quote ?? null;
}
