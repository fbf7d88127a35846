import { sql } from "drizzle-orm";
import { fieldOf, typedOf } from "#app/admin/prices/read-prices.ts";
import { ownerPaths } from "#app/config/owner-paths.ts";
import type { Database } from "#app/database/client.server.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { rateCard } from "#app/pricing/rates.ts";
import type { Visitor } from "./visitor.ts";

/** The price book's form as a browser sends it, with other texts in some cells. */
export function aPriceForm(
	base: string,
	changes: Readonly<Record<string, string>> = {},
	{ intent = "publish", reason = "Spring", attempt = crypto.randomUUID() as string } = {},
): [string, string][] {
	const { version: _, ...book } = rateCard;
	const typed = new Map(Object.entries(typedOf(book)));
	for (const [cell, value] of Object.entries(changes)) typed.set(fieldOf(cell), value);
	return [...typed, ["base", base], ["reason", reason], ["attempt", attempt], ["intent", intent]];
}

export const post = (owner: Visitor, form: readonly (readonly [string, string])[]) =>
	owner.post(ownerPaths.prices, form);

/** Shows the current prices to the visitors of the Worker's isolate: as a publication does, also a refused one. */
const showCurrent = (owner: Visitor) => post(owner, aPriceForm("0"));

/** Publishes a price book as a version that no other test has. */
export async function publishDirectly(db: Database, owner: Visitor, book: PriceBook): Promise<string> {
	const version = 1000 + Math.floor(Math.random() * 1_000_000);
	await db.run(
		sql`insert into price_books (version, value, reason, published_at, attempt) values (${version}, ${JSON.stringify(book)}, 'Test', ${Date.now()}, ${crypto.randomUUID()})`,
	);
	await showCurrent(owner);
	return String(version);
}

/** Makes the first price book the current one again. Only a test may: the trigger is taken away meanwhile. */
export async function forgetPublished(db: Database, owner: Visitor): Promise<void> {
	const { rows } = await db.$client.execute("select sql from sqlite_master where name = 'price_books_kept'");
	await db.$client.batch(
		["drop trigger price_books_kept", "delete from price_books", String(rows[0]?.sql)],
		"write",
	);
	await showCurrent(owner);
}
