import { asc, type SQL, sql } from "drizzle-orm";
import { type Compilable, type Database, writeBatch } from "#app/database/client.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import { customerKeys, customers, quoteRequests } from "#db/schema.ts";

const ownerOf = (value: SQL) => sql`(select customer_id from customer_keys where value = ${value})`;
const byPhone = ownerOf(sql`q.contact_value`);
const byEmail = ownerOf(sql`lower(q.email)`);
const isReal = sql`not q.spam and not q.test`;

/**
 * The statements that give a saved quote its customer, for the batch that saves it. It is the one who has its phone number.
 * A new number is of the one who has the email address, else of the quote's customer before, else of somebody new.
 * What is in Spam makes nobody known, and a test is nobody's.
 */
export function assignCustomer(db: Database, quoteId: string): Compilable[] {
	const newId = crypto.randomUUID();
	const quote = sql`from quote_requests q where q.id = ${quoteId}`;
	const known = sql`coalesce(${byPhone}, ${byEmail}, q.customer_id)`;
	return [
		db
			.insert(customers)
			.select(
				sql`select ${newId}, ${newId}, q.name, null, 0, q.updated_at, q.updated_at ${quote} and ${isReal} and ${known} is null`,
			),
		db
			.insert(customerKeys)
			.select(sql`select q.contact_value, coalesce(${known}, ${newId}) ${quote} and ${isReal}`)
			.onConflictDoNothing(),
		db
			.insert(customerKeys)
			.select(sql`select lower(q.email), ${byPhone} ${quote} and ${isReal} and q.email is not null`)
			.onConflictDoNothing(),
		db
			.update(quoteRequests)
			.set({ customerId: sql`(select ${known} ${quote})` })
			.where(sql`id = ${quoteId} and not test`),
		db
			.update(customers)
			.set({
				name: sql`case when customers.id = c.id then q.name else customers.name end`,
				updatedAt: sql`q.updated_at`,
			})
			.from(sql`quote_requests q join customers c on c.id = q.customer_id`)
			.where(
				sql`q.id = ${quoteId} and ${isReal} and customers.id in (c.id, c.primary_id) and customers.updated_at < q.updated_at`,
			),
	];
}

/** Quotes in one batch, so that no transaction is long, and batches in one run. */
const MAX_QUOTES = 200;
const MAX_BATCHES = 5;

/** Gives quotes of an older release their customers, the oldest first. Returns whether quotes may be left for the next run.
 * @throws when the database refuses or does not answer in time; the next run goes on. */
export async function assignCustomers(db: Database): Promise<boolean> {
	for (let batch = 0; batch < MAX_BATCHES; batch++) {
		const quotes = await db
			.select({ id: quoteRequests.id })
			.from(quoteRequests)
			// In the words of the partial index, which SQLite uses only then.
			.where(sql`customer_id is null and spam = 0 and test = 0`)
			.orderBy(asc(quoteRequests.createdAt))
			.limit(MAX_QUOTES);
		if (quotes.length === 0) return false;
		const statements = quotes.flatMap(({ id }) => assignCustomer(db, id));
		await writeBatch(db, statements);
		if (quotes.length < MAX_QUOTES) return false;
	}
	return true;
}

/** Forgets numbers and addresses that no request has any more, and customers without a request. Those of whom an owner noted
 * something, or whom one merged, stay as long as a quote would.
 * @throws when the database refuses or does not answer in time; the next run forgets them. */
export async function forgetCustomers(db: Database, now: UtcMs): Promise<void> {
	const hasRequest = sql`exists (select 1 from customers m join quote_requests q on q.customer_id = m.id where m.primary_id = customers.primary_id)`;
	const isForgotten = sql`not ${hasRequest} and not exists (select 1 from customers m where m.primary_id = customers.primary_id and m.revision > 0 and m.updated_at >= ${keptSince("quote", now)})`;
	await writeBatch(db, [
		db
			.delete(customerKeys)
			.where(
				sql`not exists (select 1 from quote_requests where contact_value = value) and not exists (select 1 from quote_requests where email is not null and lower(email) = value)`,
			),
		db.delete(customers).where(isForgotten),
	]);
}
