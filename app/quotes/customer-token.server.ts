import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { business } from "#app/config/business.ts";
import type { Env } from "#app/config/env.server.ts";
import { paths } from "#app/config/paths.ts";
import type { Database } from "#app/database/client.server.ts";
import { quoteRequests } from "#db/schema.ts";

/** Returns 128 random bits in base64url. */
export function newCustomerToken(): string {
	return randomBytes(16).toString("base64url");
}

/** Quotes older than the customer's page have a hexadecimal one. */
export function isCustomerToken(text: string): boolean {
	return /^([\w-]{22}|[0-9a-f]{32})$/.test(text);
}

export function customerPageAddress(token: string, env: Pick<Env, "SITE_URL">): string {
	return `${env.SITE_URL ?? business.siteUrl}${paths.customerQuote(token)}`;
}

export function selectCustomerToken(db: Database, quoteId: string) {
	return db
		.select({ customerToken: quoteRequests.customerToken })
		.from(quoteRequests)
		.where(eq(quoteRequests.id, quoteId));
}
