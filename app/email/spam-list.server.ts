import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { valuesOf } from "#app/database/rows.ts";
import { countOfAll } from "#app/database/typed-columns.ts";
import { queuedMailSchema } from "#app/outbox/queued-mail.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import { type outbox, quoteEvents, quoteRequests } from "#db/schema.ts";
import { type ListedQuote, MAX_NAMED } from "./gathered-mails.server.ts";

export interface QuoteListNews {
	/** The oldest quote stands first. */
	quotes: readonly ListedQuote[];
	count: number;
}

/** Loads what the digests of Spam among some rows name, by the rows' ids: one round trip for each.
 * @throws when the database refuses or does not answer. */
export async function loadSpamLists(
	db: Database,
	rows: readonly (typeof outbox.$inferSelect)[],
): Promise<ReadonlyMap<number, QuoteListNews>> {
	const lists = new Map<number, QuoteListNews>();
	for (const { id, kind, payload, createdAt } of rows) {
		const mail = queuedMailSchema.safeParse({ kind, payload: JSON.parse(payload) }).data;
		if (mail?.kind === "spam-digest")
			lists.set(id, await loadSpam(db, mail.payload, keptSince("mail", createdAt)));
	}
	return lists;
}

async function loadSpam(
	db: Database,
	{ after, upTo }: { after: number; upTo: number },
	since: UtcMs,
): Promise<QuoteListNews> {
	const { spam, spamReason, id, createdAt } = quoteRequests;
	const { seq, actor, quoteId } = quoteEvents;
	// What is older was in a list that is not kept any more.
	const isThen = and(gt(seq, after), lte(seq, upTo), gt(quoteEvents.createdAt, since));
	const isNews = valuesOf(quoteId, and(isThen, eq(actor, "visitor")));
	const rows = await db
		.select({ ...quoteColumns, count: countOfAll })
		.from(quoteRequests)
		.where(and(eq(spam, true), or(isNull(spamReason), ne(spamReason, "owner")), inArray(id, isNews)))
		.orderBy(asc(createdAt), asc(id))
		.limit(MAX_NAMED);
	return { quotes: rows, count: rows[0]?.count ?? 0 };
}
