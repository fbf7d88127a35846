import { hasWaitingOffer } from "#app/catalog/stage.ts";
import { readMail } from "#app/outbox/queued-mail.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, unchanged } from "../decision.ts";
import { formatTimes, timesOf } from "../job-times.ts";
import { toldByMail } from "../mails/date-mails.ts";
import { isTo } from "../mails/mail-change.ts";
import { answerKey } from "../mails/offer-mails.ts";
import { newestOffer, type Quote, type QuoteMail } from "../quote.ts";
import type { QuoteEvent } from "../quote-events.ts";

/** Records what the customer knows since a mail was given up, or went out after that: of an offer, a date or an answer. */
export function decideMailed(
	quote: Quote | null,
	{ key, attempt }: { readonly key: string; readonly attempt: string },
	at: UtcMs,
): Decision<never> {
	const mail = quote?.mails.find((one) => one.key === key);
	if (!quote || !mail || !isTo(mail, quote.email)) return unchanged;
	const news = newsOf(mail, quote, at);
	const action = mail.failedAt === null ? "mail-sent" : "mail-lost";
	return news ? happen({ action, ...news, at, attempt }) : unchanged;
}

type News = Pick<Extract<QuoteEvent, { action: "mail-lost" | "mail-sent" }>, "about" | "known">;

/** Null where the mail is not the latest word, or the customer knows the same otherwise. */
function newsOf(mail: QuoteMail, quote: Quote, at: UtcMs): News | null {
	const isLost = mail.failedAt !== null;
	const { offerDeliveredAt, offerOpenedAt, answerUntoldAt, agreedDate } = quote;
	const read = readMail(mail);
	switch (read.kind) {
		case "customer-offer": {
			const isNewest = newestOffer(quote)?.number === read.payload.number && hasWaitingOffer(quote);
			if (!isNewest || offerOpenedAt !== null) return null;
			const isByMail = offerDeliveredAt !== null && offerDeliveredAt <= mail.createdAt;
			if (isLost ? !isByMail : offerDeliveredAt !== null) return null;
			return { about: "offer", known: { offerDeliveredAt: isLost ? null : at } };
		}
		case "job-date": {
			const newest = quote.mails.findLast(({ kind }) => kind === mail.kind);
			const toldDate = newest === mail ? toldByMail(quote, at) : quote.toldDate;
			const isSeen =
				agreedDate !== null && agreedDate === formatTimes(timesOf(quote.scheduledFor, quote.scheduledUntil));
			return isSeen || toldDate === quote.toldDate ? null : { about: "date", known: { toldDate } };
		}
		case "customer-answer": {
			const { answer } = quote.questions.find(({ id }) => answerKey(id) === mail.key) ?? {};
			if (!answer) return null;
			const isKnown = isLost
				? (answerUntoldAt ?? 0) >= answer.answeredAt
				: answerUntoldAt !== answer.answeredAt;
			return isKnown
				? null
				: { about: "answer", known: { answerUntoldAt: isLost ? answer.answeredAt : null } };
		}
		default:
			return null;
	}
}
