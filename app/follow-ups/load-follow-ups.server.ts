import type { FollowUpName } from "#app/catalog/quote-enums.ts";
import type { QueuedMail } from "#app/outbox/queued-mail.ts";
import type { QuotedJob } from "#app/quotes/job.ts";
import { wasTold } from "#app/quotes/sent-reminders.ts";
import type { Settings } from "#app/settings/settings.ts";
import { nextOpening } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { awaitsNextVisit, isOpen, mayBeTold, wasRemindedByOwner } from "./follow-up-rules.ts";
import type { selectFollowedQuotes } from "./followed-quotes.server.ts";

export type QueuedFollowUp = Extract<QueuedMail, { kind: "offer-reminder" | "thank-you" | "next-visit" }>;

type MailedQuote = Awaited<ReturnType<typeof selectFollowedQuotes>>[number];

/** The totals are in whole dollars. */
type FollowUpTopic =
	| { kind: "offer-reminder"; number: number; total: number; sentAt: UtcMs; validUntil: UtcMs }
	| { kind: "thank-you" }
	| { kind: "next-visit"; job: QuotedJob };

/** `customer` is the whole name. */
export type FollowUp = FollowUpTopic & { to: string; customer: string; token: string; quoteId: string };

/** What a queued follow-up says at `now`, or until when it is postponed; null where it must not be sent. */
export function followUpOf(
	mail: QueuedFollowUp,
	quote: MailedQuote | undefined,
	{ settings, queuedAt, now }: { settings: Settings; queuedAt: UtcMs; now: UtcMs },
): FollowUp | { kind: "postponed"; until: UtcMs } | null {
	if (!quote || !settings.followUps || !mayBeTold(quote)) return null;
	// A job that was done again has a mail of its own.
	if (quote.doneAt !== null && queuedAt < quote.doneAt) return null;
	const { id: quoteId, email: to, customer, customerToken: token } = quote;
	const topic = topicOf(mail, quote, now);
	if (to === null || token === null || !topic) return null;
	const opening = nextOpening(now, settings);
	return opening ? { kind: "postponed", until: opening.at } : { ...topic, to, customer, token, quoteId };
}

function topicOf(mail: QueuedFollowUp, quote: MailedQuote, now: UtcMs): FollowUpTopic | null {
	const { offerId, total, sentAt, offerValidUntil: validUntil } = quote;
	if (mail.kind === "offer-reminder") {
		if (!isOpen(quote, now) || offerId !== mail.payload.offerId || wasRemindedByOwner(quote, now))
			return null;
		if (total === null || sentAt === null || validUntil === null) return null;
		return { kind: mail.kind, number: mail.payload.number, total, sentAt, validUntil };
	}
	if (quote.doneAt === null) return null;
	if (mail.kind === "thank-you") return wasTold(mail.kind, quote.reminders) ? null : { kind: mail.kind };
	return awaitsNextVisit(quote) ? { kind: mail.kind, job: quote } : null;
}

/** The name of an automatic mail, as the history tells it. */
export function followUpName(followUp: FollowUpTopic): FollowUpName {
	if (followUp.kind !== "offer-reminder") return followUp.kind;
	return followUp.number === 1 ? "first-reminder" : "second-reminder";
}
