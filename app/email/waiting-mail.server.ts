import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { OfKind } from "#app/outbox/queued-mail.ts";
import { dayAround } from "#app/quotes/job-times.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { offers, quoteRequests } from "#db/schema.ts";

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
			newestDateMail: sql<
				number | null
			>`(select max(o.id) from outbox o where o.quote_id = ${id} and o.kind = 'job-date')`,
		})
		.from(quoteRequests)
		.leftJoin(offers, and(eq(offers.quoteId, id), eq(offers.sentAt, offeredAt)))
		.where(inArray(id, quoteIds));
}

type MailedQuote = Awaited<ReturnType<typeof selectMailedQuotes>>[number];

/** A queued mail as its customer gets it at `now`, with the page's present link. Null where it must not
 * be sent any more: it is no longer true, or both the link and the email address were replaced. */
export function refreshMail<Mail extends CustomerMail>(
	mail: Mail,
	quote: MailedQuote | undefined,
	{ mailId, now }: { mailId: number; now: UtcMs },
): Mail | null {
	if (!quote || quote.customerToken === null || !isCurrent(mail, quote, { mailId, now })) return null;
	const { token, to } = mail.payload;
	if (token !== quote.customerToken && to.toLowerCase() !== quote.email?.toLowerCase()) return null;
	mail.payload.token = quote.customerToken;
	return mail;
}

function isCurrent(
	mail: CustomerMail,
	quote: MailedQuote,
	{ mailId, now }: { mailId: number; now: UtcMs },
): boolean {
	const { spam, offeredAt, acceptedAt, declinedAt, doneAt, newestOffer, newestDateMail } = quote;
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
			return (
				!spam && newestDateMail === mailId && (now < mail.payload.endsAt || mail.payload.isMoved === true)
			);
		case "job-reminder": {
			const { startsAt } = mail.payload;
			const isOff = spam || quote.lostAt !== null || quote.remindersStoppedAt !== null;
			// The reminder says that we come tomorrow.
			return !isOff && quote.scheduledFor === startsAt && now < dayAround(startsAt).from;
		}
	}
}
