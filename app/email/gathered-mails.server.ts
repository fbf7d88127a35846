import { and, asc, eq, isNull } from "drizzle-orm";
import { gatheredNews } from "#app/content/quote-mails.ts";
import type { Database } from "#app/database/client.server.ts";
import { GATHERED } from "#app/outbox/budget.server.ts";
import { type QueuedMail, readMail } from "#app/outbox/queued-mail.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { outbox, quoteRequests } from "#db/schema.ts";

/** One mail names at most this many quotes. */
export const MAX_NAMED = 500;

/** A quote and, in words, what its visitor did that no mail told of yet. */
export type ListedQuote = QuoteView & { readonly news?: readonly string[] };

/** Loads what is gathered: each quote once, with all its news, and none that is in Spam by now. The mail after it names what is
 * more than one mail does.
 * @throws when the database refuses or does not answer. */
export async function loadGathered(db: Database) {
	const { id, kind, payload, sentAt, failedAt, lastError, createdAt } = outbox;
	const rows = await db
		.select({ mailId: id, kind, payload, quote: quoteColumns })
		.from(outbox)
		.innerJoin(quoteRequests, eq(quoteRequests.id, outbox.quoteId))
		.where(and(isNull(sentAt), isNull(failedAt), eq(lastError, GATHERED)))
		.orderBy(asc(createdAt), asc(id))
		.limit(MAX_NAMED);
	const listed = new Map<string, ListedQuote>();
	for (const { quote, ...row } of rows) {
		if (quote.spam) continue;
		const news = newsOf(readMail(row));
		listed.set(quote.id, { ...quote, news: [...(listed.get(quote.id)?.news ?? []), ...news] });
	}
	return {
		/** The oldest quote stands first. */
		quotes: [...listed.values()],
		count: listed.size,
		/** The rows whose mails this one replaces. */
		mailIds: rows.map(({ mailId }) => mailId),
		isWhole: rows.length < MAX_NAMED,
	};
}

function newsOf(mail: QueuedMail): string[] {
	switch (mail.kind) {
		case "send-quote":
		case "quote-changed":
			return [gatheredNews[mail.kind]];
		case "offer-answered":
			return [gatheredNews[mail.payload.outcome]];
		case "customer-question":
			return [gatheredNews.question(mail.payload.text)];
		default:
			return [];
	}
}
