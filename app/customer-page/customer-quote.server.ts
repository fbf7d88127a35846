import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#app/database/client.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { quotedAddonSchema, quotedServiceSchema } from "#app/quotes/quote-view.ts";
import { quoteRequests } from "#db/schema.ts";

const services = sql`(select json_group_array(json_object('service', service, 'low', price_low, 'high', price_high)) from quote_services where quote_id = quote_requests.id)`;
const addons = sql`(select json_group_array(json_object('addon', addon_name, 'price', price)) from quote_addons where quote_id = quote_requests.id)`;

const columns = {
	id: quoteRequests.id,
	name: quoteRequests.name,
	contactMethod: quoteRequests.contactMethod,
	contactValue: quoteRequests.contactValue,
	email: quoteRequests.email,
	zipCode: quoteRequests.zipCode,
	address: quoteRequests.address,
	services: services.mapWith((json: string) => z.array(quotedServiceSchema).parse(JSON.parse(json))),
	homeSize: quoteRequests.homeSize,
	stories: quoteRequests.stories,
	lastCleaned: quoteRequests.lastCleaned,
	trackCondition: quoteRequests.trackCondition,
	gutterLastCleaned: quoteRequests.gutterLastCleaned,
	pressureLastCleaned: quoteRequests.pressureLastCleaned,
	pressureTargets: quoteRequests.pressureTargets,
	concerns: quoteRequests.concerns,
	package: quoteRequests.package,
	bundlePercent: quoteRequests.bundlePercent,
	low: quoteRequests.estimatedPriceLow,
	high: quoteRequests.estimatedPriceHigh,
	total: quoteRequests.totalPrice,
	addons: addons.mapWith((json: string) => z.array(quotedAddonSchema).parse(JSON.parse(json))),
	createdAt: quoteRequests.createdAt,
	changedAt: quoteRequests.changedAt,
	contactedAt: quoteRequests.contactedAt,
	customerToken: sql<string>`${quoteRequests.customerToken}`,
};

function selectCustomerQuote(db: Database, token: string) {
	return db.select(columns).from(quoteRequests).where(eq(quoteRequests.customerToken, token));
}

/** A saved quote as its customer sees it: whole dollars, UTC milliseconds. */
export type CustomerQuote = Awaited<ReturnType<typeof selectCustomerQuote>>[number];

/**
 * The quote whose page a secret opens, in one round trip; null where it opens none.
 * @throws when the database refuses or does not answer in time.
 */
export async function findCustomerQuote(db: Database, token: string): Promise<CustomerQuote | null> {
	if (!isCustomerToken(token)) return null;
	const [[quote]] = await db.batch([selectCustomerQuote(db, token)]);
	return quote ?? null;
}
