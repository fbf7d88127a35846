import { asc, sql } from "drizzle-orm";
import { changeCustomer, eraseCustomer } from "#app/admin/customers/change-customer.server.ts";
import { type Customer, customerEventSchema, evolve } from "#app/customers/customer.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { customerEvents, customers, quoteRequests } from "#db/schema.ts";
import { aPerson, aRequest, brokenCustomers, correct } from "./customers.ts";
import { inParallel } from "./parallel.ts";

/** What never happens, with how often it did; all zeros are a promise kept. */
export type Broken = Record<string, number>;

/** People who know each other's numbers: few, so that everybody is in everybody's way. */
const PEOPLE = 6;

/**
 * Lets as many pairs of acts as `size` happen at the same moment: new requests, corrected contacts, notes, merges, separations and
 * erasures, of the same few people. Returns what is then saved that must not be, and what was not done as it was told.
 */
export async function raceCustomers(db: Database, size: number, width: number): Promise<Broken> {
	const people = Array.from({ length: PEOPLE }, aPerson);
	for (const person of people) await aRequest(db, person);
	const asked = () => ({ writer: visitor(db), attempt: crypto.randomUUID(), now: Date.now() });
	const ask = (type: "merge" | "separate", customerId: string, other: string) => () =>
		changeCustomer(db, asked(), { type, customerId, other });
	const note = (customerId: string, seen: string | null) => () =>
		changeCustomer(db, asked(), { type: "note", customerId, note: crypto.randomUUID(), seen });
	const erase = (id: string) => () => eraseCustomer(db, asked(), id);
	const request = () => aRequest(db, { ...pick(people), email: pick(people)?.email });
	const move = async () => {
		const quote = pick(await db.select({ id: quoteRequests.id }).from(quoteRequests));
		// One that is erased meanwhile has no contact to correct.
		return quote && correct(db, quote.id, { phone: pick(people)?.phone ?? "" }).catch(unlessGone);
	};
	let failed = 0;
	await inParallel(size, width, async (race) => {
		if (race % 3 === 0) await request();
		const known = await db.select({ id: customers.id, note: customers.note }).from(customers);
		const [a, b, c] = shuffled(known);
		if (!a || !b) return;
		const third = c ?? a;
		const rivals: (() => Promise<unknown>)[][] = [
			[ask("merge", a.id, b.id), ask("merge", b.id, a.id)],
			[ask("merge", a.id, b.id), ask("merge", b.id, third.id)],
			[ask("separate", a.id, b.id), ask("merge", third.id, a.id)],
			[note(a.id, a.note), note(a.id, a.note)],
			[note(a.id, a.note), ask("merge", b.id, a.id)],
			// One that may be merged along with another.
			[note(third.id, third.note), ask("merge", a.id, b.id)],
			[request, move],
			[ask("merge", a.id, b.id), race % 4 === 0 ? erase(b.id) : move],
			[request, race % 4 === 0 ? erase(a.id) : ask("separate", a.id, b.id)],
		];
		const both = shuffled(rivals[race % rivals.length] ?? []);
		for (const result of await Promise.allSettled(both.map((act) => act())))
			if (result.status === "rejected") {
				failed++;
				console.error(result.reason);
			}
	});
	const counts = await Promise.all(
		Object.entries(brokenCustomers).map(
			async ([name, query]) => [name, (await db.all(query)).length] as const,
		),
	);
	return { ...Object.fromEntries(counts), "acts that failed": failed, ...(await replay(db)) };
}

function pick<T>(values: readonly T[]): T | undefined {
	return values[Math.floor(Math.random() * values.length)];
}

function shuffled<T>(values: readonly T[]): T[] {
	return values
		.map((value) => ({ value, at: Math.random() }))
		.toSorted((one, other) => one.at - other.at)
		.map(({ value }) => value);
}

function unlessGone(error: unknown): void {
	if (!(error instanceof Error && error.message === "There is no such quote")) throw error;
}

/** What the events make of the customers is what is saved: no note or merge was lost, and none was half done. */
async function replay(db: Database): Promise<Broken> {
	const { id, primaryId, note, revision } = customers;
	const saved = await db.select({ id, primaryId, note, revision }).from(customers).orderBy(asc(id));
	const { seq, attempt, change } = customerEvents;
	const rows = await db
		.select({ seq: sql<number>`min(${seq})`, event: fromJson(change, customerEventSchema) })
		.from(customerEvents)
		.groupBy(attempt)
		.orderBy(sql`min(${seq})`);
	const fresh: Customer[] = saved.map((customer) => ({
		...{ id: customer.id, primaryId: customer.id, note: null, revision: 0 },
	}));
	const replayed = rows.reduce((before, { event }) => evolve(before, event), fresh);
	const differ = replayed.filter((customer, at) => JSON.stringify(customer) !== JSON.stringify(saved[at]));
	return { "customers who are not what their events say": differ.length };
}
