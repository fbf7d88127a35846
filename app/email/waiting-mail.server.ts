import { and, asc, eq, inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { OfKind } from "#app/outbox/queued-mail.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { offers, outbox, quoteRequests } from "#db/schema.ts";
import { dateNews, type QueuedDateMail } from "./date-news.ts";

type CustomerMail = OfKind<
	"customer-quote" | "customer-offer" | "customer-answer" | "offer-accepted" | "job-date" | "job-reminder"
>;

/** A query for what these quotes' mails depend on while they wait; `refreshMail` reads it. */
export function selectMailedQuotes(db: Database, quoteIds: SQLWrapper) {
	const { id, email, customerToken, spam, offeredAt, acceptedAt, declinedAt } = quoteRequests;
	const { scheduledFor, doneAt, lostAt, remindersStoppedAt } = quoteRequests;
	return db
		.select({
			...{ id, email, customerToken, spam },
			...{ offeredAt, acceptedAt, declinedAt, newestOffer: offers.number },
			...{ scheduledFor, doneAt, lostAt, remindersStoppedAt },
		})
		.from(quoteRequests)
		.leftJoin(offers, and(eq(offers.quoteId, id), eq(offers.sentAt, offeredAt)))
		.where(inArray(id, quoteIds));
}

/** A query for the mails of these quotes' dates, oldest first, as they are before some of them are claimed. */
export function selectDateMails(db: Database, quoteIds: SQLWrapper) {
	const { id, kind, payload, attempts, sentAt, lastError, quoteId } = outbox;
	return db
		.select({ id, kind, payload, attempts, sentAt, lastError, quoteId })
		.from(outbox)
		.where(and(inArray(quoteId, quoteIds), eq(kind, "job-date")))
		.orderBy(asc(id));
}

type MailedQuote = Awaited<ReturnType<typeof selectMailedQuotes>>[number];

/** A mail as its customer gets it, with the page's present link; null where it is no longer true, or link and email address were both replaced. */
export function refreshMail(
	queued: CustomerMail,
	quote: MailedQuote | undefined,
	{ mailId, dateMails, now }: { mailId: number; dateMails: readonly QueuedDateMail[]; now: UtcMs },
): CustomerMail | null {
	if (!quote || quote.customerToken === null) return null;
	const mail = queued.kind === "job-date" ? dateNews(queued, mailId, dateMails) : queued;
	if (!mail || !isCurrent(mail, quote, now)) return null;
	const { token, to } = mail.payload;
	if (token !== quote.customerToken && to.toLowerCase() !== quote.email?.toLowerCase()) return null;
	mail.payload.token = quote.customerToken;
	return mail;
}

function isCurrent(mail: CustomerMail, quote: MailedQuote, now: UtcMs): boolean {
	const { spam, offeredAt, acceptedAt, declinedAt, doneAt, newestOffer } = quote;
	switch (mail.kind) {
		case "offer-accepted":
		case "customer-answer":
			return true;
		case "customer-quote":
			// From an offer on, what is told is the offer: an estimate that waited is none any more.
			return !spam && (mail.payload.isNewLink || newestOffer === null);
		case "customer-offer":
			if (spam || declinedAt !== null || doneAt !== null || (acceptedAt ?? 0) > (offeredAt ?? 0))
				return false;
			return newestOffer === mail.payload.number && now < mail.payload.validUntil;
		case "job-date":
			// Of a day that is over only who expects another is told.
			return !spam && (now < mail.payload.endsAt || mail.payload.isMoved === true);
		case "job-reminder": {
			const { startsAt } = mail.payload;
			const isOff = spam || quote.lostAt !== null || quote.remindersStoppedAt !== null;
			// The reminder says that we come tomorrow.
			return !isOff && quote.scheduledFor === startsAt && now < dayAround(startsAt).from;
		}
	}
}
