import { type QueuedMail, readMail } from "#app/outbox/queued-mail.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import type { Quote } from "../quote.ts";
import { linkMail, type SubmittedEvent } from "./link-mails.ts";
import { type MailChange, waitsAt } from "./mail-change.ts";

/** Mails to the owner about one quote within `GATHER_MS`; later changes are gathered into one more mail. */
const MAX_MAILS_PER_QUOTE = 3;
const GATHER_MS = 10 * MINUTE_MS;

/** The mails of a submission: to the owner, and to the customer the link. */
export function submissionMails(event: SubmittedEvent, after: Quote): MailChange[] {
	const sendQuote = { kind: "send-quote", payload: {} } as const;
	return [...ownersMail(after, sendQuote, { at: event.at, isUrgent: true }), ...linkMail(event, after)];
}

/** The mail to the owner about a change of a quote that was saved before; one that is not urgent waits for further changes. */
export function changeMail(after: Quote, when: { at: UtcMs; isUrgent: boolean }): MailChange[] {
	return ownersMail(after, { kind: "quote-changed", payload: {} }, when);
}

/** The mail about what the visitor last submitted, none for a quote in Spam. One that waits still tells of it as well. */
function ownersMail(
	after: Quote,
	mail: Extract<QueuedMail, { kind: "send-quote" | "quote-changed" }>,
	{ at, isUrgent }: { at: UtcMs; isUrgent: boolean },
): MailChange[] {
	const key = `send-quote:${after.id}:${after.submission}`;
	const own = after.mails.filter(({ kind }) => kind === "send-quote" || kind === "quote-changed");
	if (after.spam || own.some((other) => other.key === key)) return [];
	const waiting = own.find((other) => waitsAt(other, at));
	// One mail will name it with others, and tell the quote as it is then.
	if (waiting && waiting.nextAttemptAt > at + GATHER_MS) return [];
	const recent = own.filter(
		(other) => !waitsAt(other, at) && other.failedAt === null && (other.sentAt ?? at) > at - GATHER_MS,
	);
	const mayGoNow = isUrgent && recent.length < MAX_MAILS_PER_QUOTE;
	const queued = { key, quoteId: after.id };
	if (!waiting)
		return [{ queue: { ...mail, ...queued, createdAt: at, dueAt: mayGoNow ? at : at + GATHER_MS } }];
	const keepsFirst = waiting.kind === "send-quote" && mail.kind === "quote-changed";
	const { createdAt, nextAttemptAt } = waiting;
	const told = keepsFirst ? readMail(waiting) : mail;
	const dueAt = mayGoNow ? at : nextAttemptAt;
	return [{ cancel: waiting.key }, { queue: { ...told, ...queued, createdAt, dueAt } }];
}
