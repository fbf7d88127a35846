import { and, eq } from "drizzle-orm";
import { type Database, writeBatch } from "#app/database/client.server.ts";
import { isConflict } from "#app/quotes/commit.server.ts";
import { type Loaded, load } from "#app/quotes/load.server.ts";
import { reminderDueAt } from "#app/quotes/sent-reminders.ts";
import { writeSearch } from "#app/quotes/write-search.server.ts";
import { noFacts, visitor } from "#app/quotes/writer.server.ts";
import { quoteRequests } from "#db/schema.ts";

/** So many quotes are looked at beside each other, since each waits for the database. */
const AT_ONCE = 10;

/** Gives every saved quote what a commit of this release would derive of it, and leaves those that have it.
 * @throws when the database refuses or does not answer; the same call may be made again. */
export async function refreshDerived(db: Database): Promise<void> {
	const quotes = await db.select({ id: quoteRequests.id }).from(quoteRequests);
	for (let at = 0; at < quotes.length; at += AT_ONCE)
		await Promise.all(quotes.slice(at, at + AT_ONCE).map((address) => refresh(db, address)));
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
	const dueAt = reminderDueAt(quote);
	const isAsLoaded = and(eq(quoteRequests.id, quote.id), eq(quoteRequests.revision, quote.revision));
	const mend = db.update(quoteRequests).set({ reminderDueAt: dueAt }).where(isAsLoaded);
	return [...writeSearch(db, { storedSearch }, quote), ...(dueAt === stored.reminderDueAt ? [] : [mend])];
}
