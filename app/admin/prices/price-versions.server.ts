import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Database, insertSelect } from "#app/database/client.server.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { priceBooks, quoteRequests, users } from "#db/schema.ts";

const MAX_VERSIONS = 30;
const PREVIEWED_QUOTES = 20;

export function selectVersions(db: Database) {
	return db
		.select({
			version: priceBooks.version,
			reason: priceBooks.reason,
			publishedAt: priceBooks.publishedAt,
			/** The address is null where the account is gone. */
			email: users.email,
		})
		.from(priceBooks)
		.leftJoin(users, eq(users.id, priceBooks.publishedBy))
		.orderBy(desc(priceBooks.version))
		.limit(MAX_VERSIONS);
}

export function selectPreviewedQuotes(db: Database) {
	return db
		.select(quoteColumns)
		.from(quoteRequests)
		.where(and(eq(quoteRequests.spam, false), eq(quoteRequests.test, false)))
		.orderBy(desc(quoteRequests.createdAt), desc(quoteRequests.id))
		.limit(PREVIEWED_QUOTES);
}

export interface NewPrices {
	book: PriceBook;
	reason: string;
	base: number;
	attempt: string;
	userId: SQL;
	now: number;
}

/** The statements that publish a price book as the next version, for one batch. They write nothing where somebody published
 * another one since `base`, the same attempt did already, or `allowed` is false. The second returns the attempt's own row. */
export function publishPrices(
	db: Database,
	{ book, reason, base, attempt, userId, now }: NewPrices,
	allowed: SQL,
) {
	const value = JSON.stringify(book);
	const row = { version: base + 1, value, reason, publishedAt: now, publishedBy: userId, attempt };
	const newest = sql`(select coalesce(max(version), 1) from price_books)`;
	return [
		insertSelect(db, priceBooks, row, { where: and(eq(newest, base), allowed) }).onConflictDoNothing(),
		db
			.select({ version: priceBooks.version, value: priceBooks.value })
			.from(priceBooks)
			.where(eq(priceBooks.attempt, attempt)),
	] as const;
}
