import { and, eq, sql } from "drizzle-orm";
import { searchedColumns } from "#app/customers/searched-columns.ts";
import { type Database, writeBatch } from "#app/database/client.server.ts";
import { isConflict } from "#app/quotes/commit.server.ts";
import { type Loaded, load } from "#app/quotes/load.server.ts";
import { dueTimesOf } from "#app/quotes/untold.ts";
import { isSame } from "#app/quotes/write-lines.server.ts";
import { writeSearch } from "#app/quotes/write-search.server.ts";
import { noFacts, visitor } from "#app/quotes/writer.server.ts";
import { customers, quoteRequests } from "#db/schema.ts";

/** So many quotes are looked at beside each other, since each waits for the database. */
const AT_ONCE = 10;

const MAX_CUSTOMERS = 200;

/** Gives every saved quote and customer what this release would derive of it, and leaves those that have it.
 * @throws when the database refuses or does not answer; the same call may be made again. */
export async function refreshDerived(db: Database): Promise<void> {
	const quotes = await db.select({ id: quoteRequests.id }).from(quoteRequests);
	for (let at = 0; at < quotes.length; at += AT_ONCE)
		await Promise.all(quotes.slice(at, at + AT_ONCE).map((address) => refresh(db, address)));
	await refreshCustomers(db);
}

async function refreshCustomers(db: Database): Promise<void> {
	const { id, name, note, searchedName, searchedNote } = customers;
	const saved = await db.select({ id, name, note, searchedName, searchedNote }).from(customers);
	const mends = saved.flatMap((customer) => {
		const set = searchedColumns(customer);
		if (isSame({ ...customer, ...set }, customer)) return [];
		// Whoever noted or renamed meanwhile has written it.
		const isAsRead = and(eq(id, customer.id), eq(name, customer.name), sql`${note} is ${customer.note}`);
		return [db.update(customers).set(set).where(isAsRead)];
	});
	for (let at = 0; at < mends.length; at += MAX_CUSTOMERS)
		await writeBatch(db, mends.slice(at, at + MAX_CUSTOMERS));
}

async function refresh(db: Database, address: { id: string }): Promise<void> {
	const { loaded } = await load(db, { writer: visitor(db), address, attempt: "" }, noFacts(db));
	const statements = refreshOf(db, loaded);
	if (statements.length === 0) return;
	// Whoever wrote the quote meanwhile has done so.
	await writeBatch(db, statements).catch((error: unknown) => {
		if (!isConflict(error)) throw error;
	});
}

function refreshOf(db: Database, { quote, stored, storedSearch }: Loaded) {
	if (!quote || !stored) return [];
	const due = dueTimesOf(quote);
	const isAsLoaded = and(eq(quoteRequests.id, quote.id), eq(quoteRequests.revision, quote.revision));
	const mend = db.update(quoteRequests).set(due).where(isAsLoaded);
	return [
		...writeSearch(db, { storedSearch }, quote),
		...(isSame({ ...stored, ...due }, stored) ? [] : [mend]),
	];
}
