import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { fromJson } from "#app/database/typed-columns.ts";
import { selectFollowedQuotes } from "#app/follow-ups/followed-quotes.server.ts";
import { type FollowUp, followUpOf, type QueuedFollowUp } from "#app/follow-ups/load-follow-ups.server.ts";
import { selectDevicesOfAlerts } from "#app/outbox/alert-devices.server.ts";
import { gatheringEnd } from "#app/outbox/attention.ts";
import { budgetOf, selectCaused } from "#app/outbox/budget.server.ts";
import { type QueuedMail, queuedMailSchema } from "#app/outbox/queued-mail.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import type { WorkingTimes } from "#app/time/business-hours.ts";
import { type outbox, quoteEvents, quoteRequests } from "#db/schema.ts";
import { type AlertContent, alertContent } from "./alert.server.ts";
import { type GatheredMails, type ListedQuote, loadGathered } from "./gathered-mails.server.ts";
import { type NewsSummary, summarizeNews } from "./quote-news.ts";
import { refreshMail, selectMailedQuotes } from "./waiting-mail.server.ts";

type OutboxRow = typeof outbox.$inferSelect;

export interface QuoteListNews {
	quotes: readonly ListedQuote[];
	count: number;
}

type QuoteMail = Extract<
	QueuedMail,
	{ kind: "send-quote" | "quote-changed" | "more-quotes" | "spam-digest" }
>;

type OtherMail = Exclude<QueuedMail, { kind: "alert" }>;

type CustomerQuote = Extract<QueuedMail, { kind: "customer-quote" }>;

/** With the working times, where the mail promises when somebody answers. */
export type MailContent =
	| Exclude<OtherMail, QuoteMail | CustomerQuote | QueuedFollowUp>
	| { kind: "quote"; news: NewsSummary; times: WorkingTimes }
	| (CustomerQuote & { times: WorkingTimes })
	| { kind: "follow-up"; followUp: FollowUp }
	| { kind: "more-quotes"; news: GatheredMails }
	| { kind: "spam-digest"; news: QuoteListNews };

/** Null where nothing is left to say; `postponed` where it may not be sent before `until`, UTC milliseconds; `gathered`
 * where one mail names it then with others. */
export type LoadedMail =
	| MailContent
	| AlertContent
	| { kind: "postponed"; until: number }
	| { kind: "gathered"; until: number }
	| null;

const MAX_LISTED = 20;

/** Loads the quotes of the rows' mails: one round trip, with what only mails to customers need beside it, and one for each
 * list. Returns a reader of a row's content at `now`, UTC milliseconds.
 * @throws when the database refuses or does not answer; the reader throws for a row that is no mail. */
export async function loadMailContent(
	db: Database,
	rows: readonly OutboxRow[],
	now: number,
): Promise<(row: OutboxRow) => LoadedMail> {
	const quoteIds = [...new Set(rows.flatMap(({ quoteId }) => quoteId ?? []))];
	const has = (...kinds: QueuedMail["kind"][]) => rows.some(({ kind }) => kinds.some((one) => one === kind));
	const deviceIds = rows.flatMap((row) => (row.kind === "alert" ? (deviceOf(row) ?? []) : []));
	const [[quotes, events, settingsRows, caused], mailed, followed, devices] = await Promise.all([
		quoteIds.length > 0
			? db.batch([
					db.select(quoteColumns).from(quoteRequests).where(inArray(quoteRequests.id, quoteIds)),
					selectHistory(db, quoteIds),
					selectSettings(db),
					selectCaused(db, now),
				])
			: [[], [], [], []],
		has("customer-quote", "customer-offer", "customer-answer", "offer-accepted", "job-date", "job-reminder")
			? selectMailedQuotes(db, quoteIds)
			: [],
		has("offer-reminder", "thank-you", "next-visit") ? selectFollowedQuotes(db, quoteIds) : [],
		deviceIds.length > 0 ? selectDevicesOfAlerts(db, deviceIds) : [],
	]);
	const { settings } = settingsOf(settingsRows);
	const lists = new Map<number, QuoteListNews>();
	for (const row of rows) {
		const listed = listedBy(db, row);
		if (listed) lists.set(row.id, await loadList(db, listed));
	}
	const gathered = has("more-quotes") ? await loadGathered(db) : null;
	const contentOf = (row: OutboxRow): LoadedMail => {
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
			case "customer-answer":
			case "offer-accepted":
			case "job-date":
			case "job-reminder": {
				const quote = mailed.find(({ id }) => id === row.quoteId);
				const current = refreshMail(mail, quote, { mailId: row.id, now });
				return current?.kind === "customer-quote" ? { ...current, times: settings } : current;
			}
			case "offer-reminder":
			case "thank-you":
			case "next-visit": {
				const quote = followed.find(({ id }) => id === row.quoteId);
				const followUp = followUpOf(mail, quote, { settings, now });
				return followUp && followUp.kind !== "postponed" ? { kind: "follow-up", followUp } : followUp;
			}
			case "alert": {
				const { payload } = mail;
				const quote = quotes.find(({ id }) => id === row.quoteId);
				const device = devices.find(({ id }) => id === payload.device);
				return alertContent({ ...row, key: row.idempotencyKey, payload, quote, device }, now);
			}
			case "more-quotes":
				return gathered && gathered.count > 0 ? { kind: mail.kind, news: gathered } : null;
			case "spam-digest": {
				const news = lists.get(row.id);
				return news && news.count > 0 ? { kind: mail.kind, news } : null;
			}
			default:
				return mail;
		}
	};
	return (row) => {
		const content = contentOf(row);
		const budget = content && row.quoteId !== null ? budgetOf(row.id, caused, now) : "within";
		if (budget === "covered") return null;
		return budget === "within" ? content : { kind: budget, until: gatheringEnd(now) };
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
	const { spam, spamReason, id } = quoteRequests;
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

function deviceOf(row: OutboxRow): string | undefined {
	const mail = readQueuedMail(row);
	return mail.kind === "alert" ? mail.payload.device : undefined;
}

function readQueuedMail({ kind, payload }: OutboxRow): QueuedMail {
	return queuedMailSchema.parse({ kind, payload: JSON.parse(payload) });
}
