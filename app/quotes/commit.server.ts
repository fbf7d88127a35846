import { LibsqlError } from "@libsql/client/web";
import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import {
	ownersOf,
	renameFormer,
	selectOwners,
	writeAssignment,
} from "#app/customers/assign-customer.server.ts";
import { assignCustomer, keysOf, nameOfCustomer } from "#app/customers/assign-customer.ts";
import { type Compilable, type Database, plus, valuesOf, writeBatch } from "#app/database/client.server.ts";
import { insertMail, queueAlerts } from "#app/outbox/queue-mail.server.ts";
import { newId } from "#app/time/new-id.ts";
import { stageCounts } from "#db/derived-tables.ts";
import { erasedQuotes, outbox, quoteEvents, quoteRequests, quoteSources, settings } from "#db/schema.ts";
import { forgetBegun } from "./begun-requests.server.ts";
import { evolve } from "./evolve.ts";
import type { Loaded } from "./load.server.ts";
import type { MailChange } from "./mails/mail-change.ts";
import { mailsFor } from "./mails-for.ts";
import { countedStage, type Quote, takesUpTime } from "./quote.ts";
import { actorOf, type QuoteEvent } from "./quote-events.ts";
import { changedColumns, rowOf } from "./quote-row.ts";
import { tellChanges } from "./tell-changes.ts";
import { isSame, writeLines, writeOffers } from "./write-lines.server.ts";
import { writeSearch } from "./write-search.server.ts";

/** Writes events, what `evolve` makes of the quote and the mails that follow in one batch. Returns the quote then, or null where others were faster.
 * @throws when the database refuses or does not answer in time; whether it was written is then unknown. */
export async function commit(
	db: Database,
	loaded: Loaded,
	events: readonly QuoteEvent[],
	{ needsSchedule }: { needsSchedule: boolean },
): Promise<Quote | null> {
	const eventRows: Compilable[] = [];
	const mails: Compilable[] = [];
	let quote = loaded.quote;
	for (const event of events) {
		const after = evolve(quote, event);
		eventRows.push(insertEvent(db, event, { before: quote, after, userId: loaded.userId }));
		mails.push(...mailsFor(event, quote, after).map((change) => writeMail(db, change)));
		quote = after;
	}
	if (!quote) throw new Error("Nothing happened to a quote that does not exist");
	const customer = await writeCustomer(db, loaded, quote);
	const takesTime = takesUpTime(quote) && !(loaded.quote && hasSameTime(loaded.quote, quote));
	try {
		await writeBatch(db, [
			...customer.statements,
			...writeRow(db, loaded, quote, customer.customerId),
			...writeLines(db, loaded.quote, quote),
			...writeOffers(db, loaded, quote),
			...eventRows,
			...events.flatMap((event) => writeSource(db, event)),
			...(events.some(isSent) ? [forgetBegun(db, quote)] : []),
			...mails,
			...writeSearch(db, loaded, quote),
			...writeCounts(db, loaded, quote),
			...(needsSchedule || takesTime ? [writeSchedule(db, loaded.scheduleRevision, takesTime)] : []),
		]);
		return quote;
	} catch (error) {
		if (isConflict(error)) return null;
		throw error;
	}
}

/** Whether others were faster with a revision, an id, an offer's number or its answer (all unique) or a half day (`schedule_revision`), or deleted
 * or erased the quote, whose event is then refused. */
export function isConflict(error: unknown): boolean {
	return (
		error instanceof LibsqlError &&
		error.code.startsWith("SQLITE_CONSTRAINT") &&
		/UNIQUE constraint|FOREIGN KEY constraint|settings\.schedule_revision/.test(error.message)
	);
}

function hasSameTime(before: Quote, after: Quote): boolean {
	return (
		takesUpTime(before) &&
		before.scheduledFor === after.scheduledFor &&
		before.scheduledUntil === after.scheduledUntil
	);
}

/** The lock of every write: one event can have a quote's next revision, and the batch of a slower writer fails whole. */
function insertEvent(
	db: Database,
	event: QuoteEvent,
	{ before, after, userId }: { before: Quote | null; after: Quote; userId: string | null },
) {
	const { action, at, attempt } = event;
	return db.insert(quoteEvents).values({
		quoteId: after.id,
		revision: after.revision,
		createdAt: at,
		action,
		actor: actorOf(action),
		userId: actorOf(action) === "owner" ? userId : null,
		changes: JSON.stringify(tellChanges(event, before, after)),
		attempt,
	});
}

function writeRow(db: Database, loaded: Loaded, quote: Quote, customerId: string | null): Compilable[] {
	const { stored } = loaded;
	const row = rowOf(quote);
	if (!stored) {
		// An erased quote does not come back: without its row the event is refused, and with it all.
		const erased = valuesOf(erasedQuotes.quoteId, eq(erasedQuotes.quoteId, quote.id));
		const insert = db.insert(quoteRequests).values({ ...row, customerId });
		return [insert, db.delete(quoteRequests).where(inArray(quoteRequests.id, erased))];
	}
	const isOf = customerId === loaded.customerId;
	const set = { ...changedColumns(stored, row), ...(!isOf && { customerId }) };
	const former = !isOf && isCalledAs(loaded, stored.name) ? loaded.customerId : null;
	return [
		db.update(quoteRequests).set(set).where(eq(quoteRequests.id, quote.id)),
		...(former === null ? [] : [renameFormer(db, former)]),
	];
}

/** Whether the quote's customer has the name that it told. */
function isCalledAs({ owners, customerId }: Loaded, name: string): boolean {
	return [...owners.values()].some((owner) => owner?.id === customerId && owner.name === name);
}

/** Where nothing changes by which a customer is known, the quote stays theirs. Only what an undo brings back was not read along with it. */
async function writeCustomer(db: Database, loaded: Loaded, quote: Quote) {
	const { stored, customerId: before } = loaded;
	const { name, phone, email, spam } = quote;
	if (stored && isSame({ ...stored, name, phone, email, spam }, stored))
		return { customerId: before, statements: [] };
	const keys = keysOf(quote);
	const isRead = keys.every((key) => loaded.owners.has(key));
	const owners = isRead ? loaded.owners : ownersOf(keys, await selectOwners(db, keys));
	const assignment = assignCustomer(quote, owners, before, newId(quote.updatedAt));
	const { customerId } = assignment;
	const held = keys.filter((key) => owners.get(key) === customerId);
	const called = nameOfCustomer(customerId, owners, { name, before: stored?.name ?? null });
	const told = { name: called, at: quote.updatedAt, isKnown: !spam && !quote.test, held };
	return { customerId, statements: writeAssignment(db, assignment, told) };
}

const isSent = ({ action }: QuoteEvent) =>
	action === "submitted" || action === "changed" || action === "taken";

function writeSource(db: Database, event: QuoteEvent): Compilable[] {
	if ((event.action !== "submitted" && event.action !== "changed") || event.network === null) return [];
	const source = { quoteId: event.submission.id, network: event.network, createdAt: event.at };
	return [db.insert(quoteSources).values(source).onConflictDoNothing()];
}

function writeMail(db: Database, change: MailChange): Compilable {
	if ("cancel" in change) {
		const { idempotencyKey: key, attempts, sentAt, failedAt } = outbox;
		const isOver = or(eq(attempts, 0), isNotNull(failedAt));
		return db.delete(outbox).where(and(eq(key, change.cancel), isNull(sentAt), isOver));
	}
	return change.queue.kind === "alert" ? queueAlerts(db, change.queue) : insertMail(db, change.queue);
}

function writeCounts(db: Database, { stored }: Loaded, quote: Quote): Compilable[] {
	const [from, to] = [stored && countedStage(stored), countedStage(quote)];
	if (from === to) return [];
	const count = (stage: string, step: number) =>
		db
			.update(stageCounts)
			.set({ count: plus(stageCounts.count, step) })
			.where(eq(stageCounts.stage, stage));
	return [...(from === null ? [] : [count(from, -1)]), count(to, 1)];
}

/** Fails, with the whole batch, where the schedule is another one by now: a null is refused. */
function writeSchedule(db: Database, revision: number, takesTime: boolean): Compilable {
	const next = takesTime ? revision + 1 : revision;
	return db
		.update(settings)
		.set({ scheduleRevision: sql`case when schedule_revision = ${revision} then ${next} end` })
		.where(eq(settings.id, 1));
}
