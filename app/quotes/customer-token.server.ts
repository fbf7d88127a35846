import { randomBytes } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { business } from "#app/config/business.ts";
import type { Env } from "#app/config/env.server.ts";
import { paths } from "#app/config/paths.ts";
import type { Database } from "#app/database/client.server.ts";
import { quoteRequests } from "#db/schema.ts";

/** A secret for the address of a customer's own page: 128 random bits, base64url. */
export function newCustomerToken(): string {
	return randomBytes(16).toString("base64url");
}

/** Whether a text may be such a secret. Quotes older than these pages have theirs in hexadecimal. */
export function isCustomerToken(text: string): boolean {
	return /^([\w-]{22}|[0-9a-f]{32})$/.test(text);
}

/** The whole address of the page that a secret opens, to be sent to the customer. */
export function customerPageAddress(token: string, env: Pick<Env, "SITE_URL">): string {
	return `${env.SITE_URL ?? business.siteUrl}${paths.customerQuote(token)}`;
}

/** A query for the secret of a quote's own page. */
export function selectCustomerToken(db: Database, quoteId: string) {
	return db
		.select({ customerToken: quoteRequests.customerToken })
		.from(quoteRequests)
		.where(eq(quoteRequests.id, quoteId));
}

/** A statement that gives a quote another secret, where `allowed` holds: the old link works no more. Returns a row when it did. */
export function replaceCustomerToken(db: Database, quoteId: string, allowed: SQL) {
	return db
		.update(quoteRequests)
		.set({ customerToken: newCustomerToken() })
		.where(and(eq(quoteRequests.id, quoteId), allowed))
		.returning({ id: quoteRequests.id });
}
