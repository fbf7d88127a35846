import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { wholeNumber } from "#app/fields/whole-number.ts";
import { logError } from "#app/log/log.server.ts";
import { priceBookSchema, type RateCard } from "#app/pricing/price-book.ts";
import { isFirstVersion, rateCard } from "#app/pricing/rates.ts";
import { priceBooks } from "#db/schema.ts";

const columns = { version: priceBooks.version, value: priceBooks.value };

/** A query for the newest published price book; no row before the first is published. */
export function selectNewestPrices(db: Database) {
	return db.select(columns).from(priceBooks).orderBy(desc(priceBooks.version)).limit(1);
}

/** Returns a query for one published price book. */
export function selectPrices(db: Database, version: string) {
	return db
		.select(columns)
		.from(priceBooks)
		.where(eq(priceBooks.version, wholeNumber(version) ?? 0));
}

/** Price books are kept by version: what is published never changes. */
const known = new Map<string, RateCard>();

/** Returns the price book of a version as far as this isolate knows it. */
export function knownPrices(version: string): RateCard | undefined {
	return isFirstVersion(version) ? rateCard : known.get(version);
}

/** Returns the price book of a row, which this isolate then knows; the first one where there is no row, or an invalid one, which is logged. */
export function pricesOf(rows: readonly { version: number; value: string }[]): RateCard {
	const [row] = rows;
	if (!row) return rateCard;
	const version = String(row.version);
	const before = known.get(version);
	if (before) return before;
	try {
		const card = { ...priceBookSchema.parse(completed(JSON.parse(row.value), rateCard)), version };
		known.set(version, card);
		return card;
	} catch (error) {
		logError("stored price book not understood", error, { version });
		return rateCard;
	}
}

/** A stored book of a time when fewer things had a price: what it lacks is as in the first one, and what is no longer sold is left out. */
function completed(stored: unknown, first: unknown): unknown {
	if (!isRecord(stored) || !isRecord(first)) return stored ?? first;
	const names = Object.keys(first);
	return Object.fromEntries(names.map((name) => [name, completed(stored[name], first[name])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
