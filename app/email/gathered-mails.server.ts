import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQLWrapper } from "drizzle-orm";
import { gatheredNews, quoteMail } from "#app/content/quote-mails.ts";
import { countOfAll, type Database, fromJson, valuesOf } from "#app/database/client.server.ts";
import { GATHERED } from "#app/outbox/budget.server.ts";
import { type QueuedMail, queuedMailSchema, readMail } from "#app/outbox/queued-mail.ts";
import { describeChanges } from "#app/quotes/change-text.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { type QuoteView, quoteChangesSchema } from "#app/quotes/quote-view.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { keptSince } from "#app/time/retention.ts";
import { outbox, quoteEvents, quoteRequests } from "#db/schema.ts";
import { changedLabels } from "./quote-email.ts";
import { type QuoteNews, summarizeNews } from "./quote-news.ts";

const MAX_NAMED = 500;

/** A quote and, in words, what its visitor did that no mail told of yet. */
export type ListedQuote = QuoteView & { readonly news?: readonly string[] };

/** Loads what is gathered, each quote once with all its news and none that is in Spam by now, as much as one mail names.
 * @throws when the database refuses or does not answer. */
export async function loadGathered(db: Database) {
	const { id, kind, payload, sentAt, failedAt, lastError, createdAt } = outbox;
	const rows = await db
		.select({ mailId: id, kind, payload, createdAt, quote: quoteColumns })
		.from(outbox)
		.innerJoin(quoteRequests, eq(quoteRequests.id, outbox.quoteId))
		.where(and(isNull(sentAt), isNull(failedAt), eq(lastError, GATHERED)))
		.orderBy(asc(createdAt), asc(id))
		.limit(MAX_NAMED);
	const listed = new Map<string, ListedQuote>();
	const quoteIds = [...new Set(rows.map(({ quote }) => quote.id))];
	const events = quoteIds.length > 0 ? await selectHistory(db, quoteIds) : [];
	for (const { quote, ...row } of rows) {
		if (quote.spam) continue;
		const history = events.filter(({ quoteId }) => quoteId === quote.id);
		const news = newsOf(readMail(row), { quote, history, since: row.createdAt });
		listed.set(quote.id, { ...quote, news: [...(listed.get(quote.id)?.news ?? []), ...news] });
	}
	return {
		quotes: [...listed.values()],
		count: listed.size,
		mailIds: rows.map(({ mailId }) => mailId),
		isWhole: rows.length < MAX_NAMED,
	};
}

/** A query for what happened to these quotes, the first at the top. */
export function selectHistory(db: Database, quoteIds: SQLWrapper | string[]) {
	const { quoteId, action, actor, changes, createdAt, seq } = quoteEvents;
	return db
		.select({ quoteId, action, actor, createdAt, changes: fromJson(changes, quoteChangesSchema) })
		.from(quoteEvents)
		.where(inArray(quoteId, quoteIds))
		.orderBy(asc(seq));
}

function newsOf(mail: QueuedMail, found: QuoteNews): string[] {
	switch (mail.kind) {
		case "send-quote":
		case "quote-changed": {
			const { occasion, changes } = summarizeNews(found) ?? {};
			if (occasion !== "changed") return occasion ? [quoteMail.headings[occasion]] : [];
			return [gatheredNews.changed(changedLabels(describeChanges(changes ?? [])))];
		}
		case "offer-answered":
			return [gatheredNews[mail.payload.isFurther ? "declinedFurther" : mail.payload.outcome]];
		case "customer-question":
			return [gatheredNews[mail.payload.isChange ? "change" : "question"](mail.payload.text)];
		default:
			return [];
	}
}

export interface QuoteListNews {
	quotes: readonly ListedQuote[];
	count: number;
}

/** Loads what each digest of Spam names, by its row's id, in a round trip each. @throws when the database refuses or does not answer. */
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
