import { and, asc, desc, eq, gte, inArray, isNull, lt, not, type SQL, sql } from "drizzle-orm";
import { type Compilable, type Database, valuesOf, writeBatch } from "#app/database/client.server.ts";
import { foldText } from "#app/fields/fold-text.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { newId } from "#app/time/new-id.ts";
import { keptSince } from "#app/time/retention.ts";
import { customerKeys, customers, imports, quoteRequests } from "#db/schema.ts";
import {
	type Asker,
	type Assignment,
	assignCustomer,
	keysOf,
	nameOfCustomer,
	type Owner,
} from "./assign-customer.ts";
import { hasAddress } from "./same-person.server.ts";

/** A query for whose the numbers and addresses of this list are. */
export function selectOwners(db: Database, keys: string[] | SQL) {
	const { value, customerId } = customerKeys;
	return db
		.select({ value, id: customerId, name: customers.name })
		.from(customerKeys)
		.innerJoin(customers, eq(customers.id, customerId))
		.where(inArray(value, keys));
}

/** Returns whose each of these numbers and addresses is, null for nobody's, by the rows of `selectOwners`. */
export function ownersOf(keys: readonly string[], rows: Awaited<ReturnType<typeof selectOwners>>) {
	const owners = new Map<string, Owner | null>(keys.map((key) => [key, null]));
	for (const { value, id, name } of rows) owners.set(value, { id, name });
	return owners;
}

/** The statements that keep what a quote makes known of its customer: `name` is what the customer is called `at` a time, and no
 * earlier one replaces a later one; `held` are the customer's keys that it has, too. They go before the quote's row. */
export function writeAssignment(
	db: Database,
	{ customerId, isNew, keys }: Assignment,
	{ name, at, isKnown, held = [] }: { name: string; at: UtcMs; isKnown: boolean; held?: readonly string[] },
): Compilable[] {
	if (customerId === null || !isKnown) return [];
	const { id, primaryId, updatedAt } = customers;
	const named = { name, searchedName: foldText(name) };
	const written = isNew
		? [
				db
					.insert(customers)
					.values({ id: customerId, primaryId: customerId, ...named, createdAt: at, updatedAt: at }),
			]
		: [
				db
					.update(customers)
					.set({ ...named, updatedAt: at })
					.where(and(eq(id, customerId), lt(updatedAt, at))),
				db
					.update(customers)
					.set({ updatedAt: at })
					.where(and(inArray(id, valuesOf(primaryId, eq(id, customerId))), lt(updatedAt, at))),
			];
	// What was theirs may have been forgotten since it was read.
	const again = held.map((value) => ({ value, customerId }));
	return [
		...written,
		...keys.map((value) => db.insert(customerKeys).values({ value, customerId })),
		...(again.length > 0 ? [db.insert(customerKeys).values(again).onConflictDoNothing()] : []),
	];
}

/** The statement that names a customer by the newest quote that is left, once one was given to somebody else. It goes after that
 * quote's row, and leaves what a search compares to be made anew. */
export function renameFormer(db: Database, customerId: string): Compilable {
	const { name, updatedAt, spam, test } = quoteRequests;
	const left = db
		.select({ name })
		.from(quoteRequests)
		.where(and(eq(quoteRequests.customerId, customerId), eq(spam, false), eq(test, false)))
		.orderBy(desc(updatedAt))
		.limit(1);
	return db
		.update(customers)
		.set({ name: sql`coalesce(${left}, ${customers.name})`, searchedName: null })
		.where(eq(customers.id, customerId));
}

type StoredQuote = Asker & { id: string; name: string; updatedAt: UtcMs; customerId: string | null };

/** Returns the statements that give saved quotes their customers, in their order. */
export async function assignQuotes(db: Database, quotes: readonly StoredQuote[]): Promise<Compilable[]> {
	const keys = [...new Set(quotes.flatMap(keysOf))];
	const owners = ownersOf(keys, await selectOwners(db, keys));
	return quotes.flatMap((quote) => {
		const assignment = assignCustomer(quote, owners, quote.customerId, newId(quote.updatedAt));
		const { customerId } = assignment;
		const name = nameOfCustomer(customerId, owners, { name: quote.name, before: null });
		if (customerId !== null) for (const key of assignment.keys) owners.set(key, { id: customerId, name });
		const told = { name, at: quote.updatedAt, isKnown: !quote.spam && !quote.test };
		return [
			...writeAssignment(db, assignment, told),
			db
				.update(quoteRequests)
				.set({ customerId })
				.where(and(eq(quoteRequests.id, quote.id), sql`customer_id is ${quote.customerId}`)),
		];
	});
}

/** Quotes in one batch, so that no transaction is long, and batches in one run. */
const MAX_QUOTES = 200;
const MAX_BATCHES = 5;

/** Gives quotes of an older release their customers, the oldest first. Returns whether quotes may be left for the next run.
 * @throws when the database refuses or does not answer in time; the next run goes on. */
export async function assignCustomers(db: Database): Promise<boolean> {
	const { id, name, phone, email, spam, test, updatedAt, customerId } = quoteRequests;
	for (let batch = 0; batch < MAX_BATCHES; batch++) {
		const quotes = await db
			.select({ id, name, phone, email, spam, test, updatedAt, customerId })
			.from(quoteRequests)
			// With the literals of the partial index, which SQLite uses only then.
			.where(and(isNull(customerId), eq(spam, false), eq(test, false))?.inlineParams())
			.orderBy(asc(quoteRequests.createdAt))
			.limit(MAX_QUOTES);
		if (quotes.length === 0) return false;
		await writeBatch(db, await assignQuotes(db, quotes));
		if (quotes.length < MAX_QUOTES) return false;
	}
	return true;
}

/** Forgets numbers and addresses that no request has any more, and customers without a request. Those of whom an owner noted
 * something, or whom one merged, stay as long as a quote would, and are found by their numbers.
 * @throws when the database refuses or does not answer in time; the next run forgets them. */
export async function forgetCustomers(db: Database, now: UtcMs): Promise<void> {
	const since = keptSince("quote", now);
	// Who was imported asked for nothing yet.
	const imported = valuesOf(imports.id, gte(imports.createdAt, since));
	const isKept = sql`exists (select 1 from customers m where m.primary_id = customers.primary_id and (m.revision > 0 and m.updated_at >= ${since}
		or m.import_id in ${imported} or exists (select 1 from past_jobs p where p.customer_id = m.id and p.import_id in ${imported})
		or exists (select 1 from quote_requests q where q.customer_id = m.id)))`;
	const isKnown = sql`(exists (select 1 from quote_requests where contact_value = value) or exists (select 1 from quote_requests where ${hasAddress("value")})
		or coalesce(import_id in ${imported}, false)
		or exists (select 1 from customers c join customers m on m.primary_id = c.primary_id where c.id = customer_id
			and m.revision > 0 and m.updated_at >= ${since} and not exists (select 1 from quote_requests q where q.customer_id = c.id)))`;
	await writeBatch(db, [
		db.delete(customerKeys).where(not(isKnown)),
		db.delete(customers).where(not(isKept)),
	]);
}
