import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import {
	type Customer,
	type CustomerEvent,
	concernedBy,
	customerEventSchema,
	evolve,
} from "#app/customers/customer.ts";
import { type CustomerCommand, decideCustomer } from "#app/customers/decide-customer.ts";
import { erasePerson } from "#app/customers/erase-person.server.ts";
import { searchedNoteOf } from "#app/customers/searched-columns.ts";
import {
	type Database,
	fromJson,
	retryUnknown,
	toStatement,
	writeBatch,
} from "#app/database/client.server.ts";
import { MAX_TRIES } from "#app/quotes/change-quote.server.ts";
import { isConflict } from "#app/quotes/commit.server.ts";
import type { Writer } from "#app/quotes/writer.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { customerEvents, customers } from "#db/schema.ts";

interface Asked {
	readonly writer: Writer;
	/** The attempt is the form's: the same form again gets the same answer. */
	readonly attempt: string;
	readonly now: UtcMs;
}

async function load(db: Database, { writer, attempt }: Asked, ids: readonly string[]) {
	const { id, primaryId, note, revision } = customers;
	const { customerId, action } = customerEvents;
	const { results, userId } = await writer.read([
		db
			.select({ id, primaryId, note, revision })
			.from(customers)
			.where(or(inArray(id, [...ids]), inArray(primaryId, [...ids])))
			.orderBy(asc(id)),
		db
			.select({
				change: fromJson(customerEvents.change, customerEventSchema),
				attempt: customerEvents.attempt,
			})
			.from(customerEvents)
			.where(and(eq(customerId, ids[0] ?? ""), or(ne(action, "noted"), eq(customerEvents.attempt, attempt))))
			.orderBy(asc(customerEvents.revision)),
	]);
	const [found, events] = results;
	const isCommitted = events.some((event) => event.attempt === attempt);
	return { customers: found, events: events.map(({ change }) => change), isCommitted, userId };
}
type Loaded = Awaited<ReturnType<typeof load>>;

/** Does something to the customers that were loaded, unless they changed meanwhile: then it loads and decides anew. */
async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
	for (let tries = 1; ; tries++) {
		try {
			return await retryUnknown(work);
		} catch (error) {
			if (tries === MAX_TRIES || !isConflict(error)) throw error;
		}
	}
}

/** The statements that make an event the next of each customer that it concerns: the lock of every write. */
function insertEvents(
	db: Database,
	{ attempt, now }: Asked,
	{ customers: before, userId }: Loaded,
	event: CustomerEvent,
) {
	return concernedBy(event).map((customerId) =>
		db.insert(customerEvents).values({
			customerId,
			revision: (before.find(({ id }) => id === customerId)?.revision ?? 0) + 1,
			createdAt: now,
			action: event.action,
			userId,
			change: JSON.stringify(event),
			attempt,
		}),
	);
}

/** Writes no more than what changed: the note of one that is merged along may be another by now. */
function writeChange(db: Database, now: UtcMs, before: Customer, after: Customer) {
	const { primaryId, note, revision } = after;
	const searchedNote = searchedNoteOf(note);
	const set = {
		...(primaryId !== before.primaryId && { primaryId }),
		...(revision !== before.revision && {
			note,
			searchedNote,
			revision,
			updatedAt: sql`max(updated_at, ${now})`,
		}),
	};
	return Object.keys(set).length === 0
		? []
		: [db.update(customers).set(set).where(eq(customers.id, before.id))];
}

/** Decides what an owner asks of a customer, and commits it with its event. Returns why it is not done, or null.
 * @throws when the database refuses or does not answer, or others were faster five times. {Response} without an open session. */
export function changeCustomer(db: Database, asked: Asked, command: CustomerCommand) {
	const ids = command.type === "note" ? [command.customerId] : [command.customerId, command.other];
	return tryAgain(async () => {
		const loaded = await load(db, asked, ids);
		if (loaded.isCommitted) return null;
		const decision = decideCustomer(loaded.customers, loaded.events, command);
		if ("refused" in decision) return decision.refused;
		const { event } = decision;
		if (!event) return null;
		const after = evolve(loaded.customers, event);
		await writeBatch(db, [
			...insertEvents(db, asked, loaded, event),
			...loaded.customers.flatMap((before, at) => writeChange(db, asked.now, before, after[at] ?? before)),
		]);
		return null;
	});
}

/** Erases a customer with all that is merged into it. Returns whether it is gone: one that is a part of another by now stays. */
export function eraseCustomer(db: Database, asked: Asked, customerId: string): Promise<boolean> {
	return tryAgain(async () => {
		const loaded = await load(db, asked, [customerId]);
		const customer = loaded.customers.find(({ id }) => id === customerId);
		if (customer?.primaryId !== customerId) return customer === undefined;
		// An event that goes with the customer: of whoever merges it at the same moment one is refused.
		const { note } = customer;
		const lock = insertEvents(db, asked, loaded, { action: "noted", customerId, from: note, to: note });
		await erasePerson(db.$client, { customerId }, asked.now, lock.map(toStatement));
		return true;
	});
}
