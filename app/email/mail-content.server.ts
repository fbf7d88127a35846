import {
	and,
	asc,
	desc,
	eq,
	gt,
	gte,
	inArray,
	isNull,
	lt,
	lte,
	ne,
	notExists,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import type { WorkingTimes } from "#app/config/business-hours.ts";
import type { Database } from "#app/database/client.server.ts";
import { fromJson } from "#app/database/typed-columns.ts";
import { selectFollowedQuotes } from "#app/follow-ups/followed-quotes.server.ts";
import { type FollowUp, followUpOf, type QueuedFollowUp } from "#app/follow-ups/load-follow-ups.server.ts";
import { type QueuedMail, queuedMailSchema } from "#app/outbox/queued-mail.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { type QuoteView, quoteChangesSchema } from "#app/quotes/quote-view.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import { outbox, quoteEvents, quoteRequests } from "#db/schema.ts";
import { type NewsSummary, summarizeNews } from "./quote-news.ts";
import { bringUpToDate, selectMailedQuotes } from "./waiting-mail.server.ts";

type OutboxRow = typeof outbox.$inferSelect;

export interface QuoteListNews {
	quotes: readonly QuoteView[];
	count: number;
}

type QuoteMail = Extract<
	QueuedMail,
	{ kind: "send-quote" | "quote-changed" | "more-quotes" | "spam-digest" }
>;

type CustomerQuote = Extract<QueuedMail, { kind: "customer-quote" }>;

/** With the working times, where the mail promises when somebody answers. */
export type MailContent =
	| Exclude<QueuedMail, QuoteMail | CustomerQuote | QueuedFollowUp>
	| { kind: "quote"; news: NewsSummary; times: WorkingTimes }
	| (CustomerQuote & { times: WorkingTimes })
	| { kind: "follow-up"; followUp: FollowUp }
	| { kind: "more-quotes" | "spam-digest"; news: QuoteListNews };

/** Null where nothing is left to say; `postponed` where it may not be sent before `until`, UTC milliseconds. */
export type LoadedMail = MailContent | { kind: "postponed"; until: number } | null;

const MAX_LISTED = 20;

/** Loads the quotes of the rows' mails: one round trip, and one for each list. Returns a reader of a row's
 * content at `now`, UTC milliseconds.
 * @throws when the database refuses or does not answer; the reader throws for a row that is no mail. */
export async function loadMailContent(
	db: Database,
	rows: readonly OutboxRow[],
	now: number,
): Promise<(row: OutboxRow) => LoadedMail> {
	const quoteIds = [...new Set(rows.flatMap(({ quoteId }) => quoteId ?? []))];
	const [quotes, events, followed, mailed, settingsRows] =
		quoteIds.length > 0
			? await db.batch([
					db.select(quoteColumns).from(quoteRequests).where(inArray(quoteRequests.id, quoteIds)),
					selectHistory(db, quoteIds),
					selectFollowedQuotes(db, quoteIds),
					selectMailedQuotes(db, quoteIds),
					selectSettings(db),
				])
			: [[], [], [], [], []];
	const { settings } = settingsOf(settingsRows);
	const lists = new Map<number, QuoteListNews>();
	for (const row of rows) {
		const listed = listedBy(db, row);
		if (listed) lists.set(row.id, await loadList(db, listed));
	}
	return (row) => {
		const mail = readQueuedMail(row);
		switch (mail.kind) {
			case "send-quote":
			case "quote-changed": {
				const quote = quotes.find(({ id }) => id === row.quoteId);
				const history = events.filter(({ quoteId }) => quoteId === row.quoteId);
				const news = quote && summarizeNews({ quote, history, since: row.createdAt });
				return news ? { kind: "quote", news, times: settings } : null;
			}
			case "customer-quote":
			case "customer-offer":
			case "offer-accepted":
			case "job-date": {
				const quote = mailed.find(({ id }) => id === row.quoteId);
				const current = bringUpToDate(mail, quote, { mailId: row.id, now });
				return current?.kind === "customer-quote" ? { ...current, times: settings } : current;
			}
			case "offer-reminder":
			case "thank-you":
			case "next-visit": {
				const quote = followed.find(({ id }) => id === row.quoteId);
				const followUp = followUpOf(mail, quote, { settings, now });
				return followUp && followUp.kind !== "postponed" ? { kind: "follow-up", followUp } : followUp;
			}
			case "more-quotes":
			case "spam-digest": {
				const news = lists.get(row.id);
				return news && news.count > 0 ? { kind: mail.kind, news } : null;
			}
			default:
				return mail;
		}
	};
}

function selectHistory(db: Database, quoteIds: readonly string[]) {
	const { quoteId, action, actor, changes, createdAt, seq } = quoteEvents;
	return db
		.select({
			quoteId,
			action,
			actor,
			changes: fromJson(changes, quoteChangesSchema),
			createdAt,
		})
		.from(quoteEvents)
		.where(inArray(quoteId, [...quoteIds]))
		.orderBy(asc(seq));
}

/** SQL: the quotes that the row's mail lists; undefined for a mail that is no list. */
function listedBy(db: Database, row: OutboxRow): SQL | undefined {
	const mail = queuedMailSchema.safeParse({ kind: row.kind, payload: JSON.parse(row.payload) }).data;
	const { spam, spamReason, createdAt, id } = quoteRequests;
	if (mail?.kind === "more-quotes") {
		const { from, until } = mail.payload;
		const isMailed = db
			.select({ id: outbox.id })
			.from(outbox)
			.where(and(eq(outbox.quoteId, id), inArray(outbox.kind, ["send-quote", "quote-changed"])));
		return and(eq(spam, false), gte(createdAt, from), lt(createdAt, until), notExists(isMailed));
	}
	if (mail?.kind === "spam-digest") {
		const { after, upTo } = mail.payload;
		const isNews = inArray(
			id,
			db
				.select({ id: quoteEvents.quoteId })
				.from(quoteEvents)
				.where(and(gt(quoteEvents.seq, after), lte(quoteEvents.seq, upTo), eq(quoteEvents.actor, "visitor"))),
		);
		return and(eq(spam, true), or(isNull(spamReason), ne(spamReason, "owner")), isNews);
	}
	return undefined;
}

async function loadList(db: Database, listed: SQL): Promise<QuoteListNews> {
	const rows = await db
		.select({ ...quoteColumns, count: sql<number>`count(*) over ()` })
		.from(quoteRequests)
		.where(listed)
		.orderBy(desc(quoteRequests.createdAt))
		.limit(MAX_LISTED);
	return { quotes: rows, count: rows[0]?.count ?? 0 };
}

function readQueuedMail({ kind, payload }: OutboxRow): QueuedMail {
	return queuedMailSchema.parse({ kind, payload: JSON.parse(payload) });
}
