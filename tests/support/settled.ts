import type { Client, InStatement } from "@libsql/client/web";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql/web";
import { stageOf } from "#app/catalog/stage.ts";
import { assignQuotes } from "#app/customers/assign-customer.server.ts";
import { type Database, writeBatch } from "#app/database/client.server.ts";
import { countedStage } from "#app/quotes/quote.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import { searchText } from "#app/quotes/search-text.ts";
import { dueTimesOf } from "#app/quotes/untold.ts";
import { isSame } from "#app/quotes/write-lines.server.ts";
import { nextPosition, quoteSearchText, stageCounts } from "#db/derived-tables.ts";
import { customerKeys, quoteAddons, quoteEvents, quoteRequests, quoteServices } from "#db/schema.ts";

/** Awaits a test's own write to quotes, then gives all rows what a commit would have derived from it. */
export async function settled<Result>(db: Database, write: PromiseLike<Result>): Promise<Result> {
	const result = await write;
	const [rows, services, addons, found, reminders] = await db.batch([
		db.select().from(quoteRequests),
		db.select().from(quoteServices),
		db.select().from(quoteAddons),
		db.select().from(quoteSearchText),
		db.select().from(quoteEvents).where(eq(quoteEvents.action, "reminded")),
	]);
	const counts = new Map<string, number>();
	const texts = new Map(found.map((text) => [text.quoteId, text]));
	const mends = rows.flatMap((row) => {
		const stage = stageOf(row);
		const counted = countedStage({ ...row, stage });
		counts.set(counted, (counts.get(counted) ?? 0) + 1);
		const lines = {
			services: services.filter(({ quoteId }) => quoteId === row.id),
			addons: addons.filter(({ quoteId }) => quoteId === row.id),
			offers: [],
			questions: [],
			workDone: null,
		};
		const text = searchText({ ...row, ...lines, stage });
		const stored = texts.get(row.id);
		const isFound = stored && JSON.stringify({ ...stored, ...text }) === JSON.stringify(stored);
		const position = stored?.position ?? nextPosition(row.createdAt);
		const sent = reminders
			.filter(({ quoteId }) => quoteId === row.id)
			.map(({ createdAt: at, changes }) => ({ at, change: toldBy(changes) }));
		const derived = { stage, ...dueTimesOf({ ...row, reminders: sent }) };
		const isDerived = isSame({ ...row, ...derived }, row);
		return [
			...(isDerived ? [] : [db.update(quoteRequests).set(derived).where(eq(quoteRequests.id, row.id))]),
			...(isFound
				? []
				: [
						db.delete(quoteSearchText).where(eq(quoteSearchText.quoteId, row.id)),
						db.insert(quoteSearchText).values({ ...text, position, quoteId: row.id }),
					]),
		];
	});
	const keys = new Map((await db.select().from(customerKeys)).map((key) => [key.value, key.customerId]));
	const strangers = rows.filter(({ phone, email, customerId, spam, test }) => {
		const isKnown = keys.get(phone) === customerId && (email === null || keys.has(email.toLowerCase()));
		return !spam && !test && !(isKnown && customerId !== null);
	});
	const assigned = await assignQuotes(db, strangers);
	if (assigned.length > 0) await writeBatch(db, assigned);
	const stages = await db.select().from(stageCounts);
	const recounts = stages.map(({ stage }) =>
		db
			.update(stageCounts)
			.set({ count: counts.get(stage) ?? 0 })
			.where(eq(stageCounts.stage, stage)),
	);
	const [first, ...others] = [...mends, ...recounts];
	if (first) await db.batch([first, ...others]);
	return result;
}

function toldBy(changes: string) {
	const [change = null] = quoteChangesSchema.parse(JSON.parse(changes));
	return change;
}

/** As `settled`, for one statement of a test that reaches the database directly. */
export function alterRows(client: Client, statement: InStatement) {
	return settled(drizzle(client), client.execute(statement));
}
