import { inArray, type SQLWrapper } from "drizzle-orm";
import type { OwnTexts } from "#app/content/own-texts.ts";
import type { Database } from "#app/database/client.server.ts";
import { type At, type Preparable, prepareQuery } from "#app/database/prepared-query.server.ts";
import { selectFollowedQuotes } from "#app/follow-ups/followed-quotes.server.ts";
import { type FollowUp, followUpOf, type QueuedFollowUp } from "#app/follow-ups/load-follow-ups.server.ts";
import { gatheringEnd } from "#app/outbox/attention.ts";
import { budgetOf, selectCaused, selectCovered } from "#app/outbox/budget.server.ts";
import { claimDue, type PutOff, selectDue } from "#app/outbox/deliver.server.ts";
import { selectDevicesOfAlerts } from "#app/outbox/push.server.ts";
import { type OfKind, type QueuedMail, readMail } from "#app/outbox/queued-mail.ts";
import { quoteColumns } from "#app/quotes/quote-reads.server.ts";
import { selectSettings, settingsOf } from "#app/settings/settings.server.ts";
import type { WorkingTimes } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { outbox, quoteRequests } from "#db/schema.ts";
import { type AlertContent, alertContent } from "./alert.server.ts";
import { loadGathered, loadSpamLists, type QuoteListNews, selectHistory } from "./gathered-mails.server.ts";
import { type NewsSummary, summarizeNews } from "./quote-news.ts";
import { refreshMail, selectDateMails, selectMailedQuotes } from "./waiting-mail.server.ts";

type OutboxRow = typeof outbox.$inferSelect;

/** What is sent otherwise than it was queued: with more, as another mail, or not as a mail. */
type OtherwiseSent =
	| OfKind<"send-quote" | "quote-changed" | "more-quotes" | "spam-digest">
	| OfKind<"customer-offer" | "customer-quote" | "offer-accepted" | "alert">
	| QueuedFollowUp;

/** A mail has the working times, where it promises when somebody answers, and the owners' own words. */
export type MailContent =
	| Exclude<QueuedMail, OtherwiseSent>
	| { kind: "quote"; news: NewsSummary; times: WorkingTimes; texts: OwnTexts }
	| (OfKind<"customer-offer"> & { texts: OwnTexts; isFurther?: boolean })
	| (OfKind<"offer-accepted"> & { hasDay: boolean })
	| (OfKind<"customer-quote"> & { times: WorkingTimes })
	| { kind: "follow-up"; followUp: FollowUp; texts: OwnTexts }
	| { kind: "more-quotes"; news: Awaited<ReturnType<typeof loadGathered>> }
	| { kind: "spam-digest"; news: QuoteListNews };

type LoadedMail = MailContent | AlertContent | PutOff | null;

const ofDue = <Rows>(build: (db: Database, quoteIds: SQLWrapper) => Preparable<Rows>) =>
	prepareQuery((db, at: At<"now">) => build(db, selectDue(outbox.quoteId, at("now"))));
const selectQuotesOfDue = ofDue((db, ids) =>
	db.select(quoteColumns).from(quoteRequests).where(inArray(quoteRequests.id, ids)),
);
const selectHistoryOfDue = ofDue(selectHistory);
const selectMailedOfDue = ofDue(selectMailedQuotes);
const selectDatesOfDue = ofDue(selectDateMails);

/** Claims the mails that are due together with what most of them tell, in one round trip; what few need is read after it.
 * @throws when the database refuses or does not answer; the reader throws for a row that is no mail. */
export async function claimWithContent(
	db: Database,
	now: UtcMs,
): Promise<{ claimed: readonly OutboxRow[]; contentOf: (row: OutboxRow) => LoadedMail }> {
	// What is claimed is not due any more: it is claimed last, and counts as being sent from then on.
	const [quotes, events, mailed, dated, settingsRows, claimed, caused] = await db.batch([
		selectQuotesOfDue(db, { now }),
		selectHistoryOfDue(db, { now }),
		selectMailedOfDue(db, { now }),
		selectDatesOfDue(db, { now }),
		selectSettings(db),
		claimDue(db, { now }),
		selectCaused(db, now),
	]);
	const quoteIds = [...new Set(claimed.flatMap(({ quoteId }) => quoteId ?? []))];
	const has = (...kinds: QueuedMail["kind"][]) =>
		claimed.some(({ kind }) => kinds.some((one) => one === kind));
	const deviceIds = claimed.flatMap((row) => (row.kind === "alert" ? (deviceOf(row) ?? []) : []));
	const [followed, devices, covered, lists, gathered] = await Promise.all([
		has("offer-reminder", "thank-you", "next-visit") ? selectFollowedQuotes(db, quoteIds) : [],
		deviceIds.length > 0 ? selectDevicesOfAlerts(db, deviceIds) : [],
		deviceIds.length > 0 ? selectCovered(db, deviceIds, now) : [],
		loadSpamLists(db, claimed),
		has("more-quotes") ? loadGathered(db) : null,
	]);
	const { settings } = settingsOf(settingsRows);
	const { texts } = settings;
	const tellOf = (row: OutboxRow): LoadedMail => {
		const mail = readMail(row);
		switch (mail.kind) {
			case "send-quote":
			case "quote-changed": {
				const quote = quotes.find(({ id }) => id === row.quoteId);
				const history = events.filter(({ quoteId }) => quoteId === row.quoteId);
				const news = quote && summarizeNews({ quote, history, since: row.createdAt });
				return news ? { kind: "quote", news, times: settings, texts } : null;
			}
			case "customer-quote":
			case "customer-offer":
			case "customer-answer":
			case "offer-accepted":
			case "job-date":
			case "job-reminder": {
				const quote = mailed.find(({ id }) => id === row.quoteId);
				const dateMails = dated.filter(({ quoteId }) => quoteId === row.quoteId);
				const current = refreshMail(mail, quote, { mailId: row.id, dateMails, now });
				if (current?.kind === "customer-offer")
					return { ...current, texts, isFurther: (quote?.acceptedAt ?? null) !== null };
				if (current?.kind === "offer-accepted")
					return { ...current, hasDay: (quote?.scheduledFor ?? 0) > now };
				return current?.kind === "customer-quote" ? { ...current, times: settings } : current;
			}
			case "offer-reminder":
			case "thank-you":
			case "next-visit": {
				const quote = followed.find(({ id }) => id === row.quoteId);
				const followUp = followUpOf(mail, quote, { settings, queuedAt: row.createdAt, now });
				return followUp && followUp.kind !== "postponed" ? { kind: "follow-up", followUp, texts } : followUp;
			}
			case "alert": {
				const { payload } = mail;
				const quote = quotes.find(({ id }) => id === row.quoteId);
				const device = devices.find(({ id }) => id === payload.device);
				const more = covered.filter((one) => one.device === payload.device && one.coveredAt >= row.createdAt);
				const names = more.map(({ name }) => name);
				return alertContent({ ...row, key: row.idempotencyKey, payload, quote, device, names }, now);
			}
			case "more-quotes":
				return gathered && gathered.mailIds.length > 0 ? { kind: mail.kind, news: gathered } : null;
			case "spam-digest": {
				const news = lists.get(row.id);
				return news && news.count > 0 ? { kind: mail.kind, news } : null;
			}
			default:
				return mail;
		}
	};
	const contentOf = (row: OutboxRow): LoadedMail => {
		const content = tellOf(row);
		const budget = content && row.quoteId !== null ? budgetOf(row.id, caused, now) : "within";
		if (budget === "within") return content;
		const until = gatheringEnd(now);
		return budget === "covered"
			? { kind: budget, until, device: deviceOf(row) ?? "" }
			: { kind: budget, until };
	};
	return { claimed, contentOf };
}

function deviceOf(row: OutboxRow): string | undefined {
	const mail = readMail(row);
	return mail.kind === "alert" ? mail.payload.device : undefined;
}
