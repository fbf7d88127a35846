import type { QueuedMail } from "#app/outbox/queued-mail.ts";
import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import type { Quote, QuoteMail } from "../quote.ts";
import type { Submitted } from "../quote-events.ts";
import { type MailChange, readMail, waitsAt } from "./mail-change.ts";

/** Mails to the owner about one quote within `GATHER_MS`; later changes are gathered into one more mail. */
const MAX_MAILS_PER_QUOTE = 3;
const GATHER_MS = 10 * MINUTE_MS;

/** Mails with a saved quote's link, in a day to one address and in all about one quote: anybody may give any address. */
const MAX_LINKS_PER_ADDRESS = 3;
const MAX_LINKS_PER_QUOTE = 3;

type SubmittedEvent = Submitted & { readonly at: UtcMs; readonly mailsToAddress: number };

/** The mails of a submission: to the owner, and to the customer the link. */
export function submissionMails(event: SubmittedEvent, after: Quote): MailChange[] {
	const sendQuote = { kind: "send-quote", payload: {} } as const;
	return [...ownersMail(after, sendQuote, { at: event.at, isUrgent: true }), ...linkMail(event, after)];
}

/** The mail to the owner about a change of a quote that was saved before; one that is not urgent waits for further changes. */
export function changeMail(after: Quote, when: { at: UtcMs; isUrgent: boolean }): MailChange[] {
	return ownersMail(after, { kind: "quote-changed", payload: {} }, when);
}

function isOwnersMail({ kind }: Pick<QuoteMail, "kind">): boolean {
	return kind === "send-quote" || kind === "quote-changed";
}

/** The mail about what the visitor last submitted, none for a quote in Spam. One that waits still tells of it as well. */
function ownersMail(
	after: Quote,
	mail: Extract<QueuedMail, { kind: "send-quote" | "quote-changed" }>,
	{ at, isUrgent }: { at: UtcMs; isUrgent: boolean },
): MailChange[] {
	const key = `send-quote:${after.id}:${after.submission}`;
	const own = after.mails.filter(isOwnersMail);
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
	return [
		{ cancel: waiting.key },
		{
			queue: {
				...told,
				...queued,
				createdAt,
				dueAt: mayGoNow ? at : nextAttemptAt,
			},
		},
	];
}

/** The key of the mails with a link to one address begins with this. */
export function linkMailPrefix(addressHash: string): string {
	return `customer-quote:${addressHash}:`;
}

/** The mail to the customer with the link to the saved quote, once for each address; none for possible spam. */
function linkMail(
	{ at, submission, addressHash, mailsToAddress }: SubmittedEvent,
	after: Quote,
): MailChange[] {
	const { email, customerToken, spam, spamReason, test } = after;
	if (email === null || customerToken === null || spam || spamReason !== null || test) return [];
	const key = linkMailPrefix(addressHash) + after.id;
	const sent = after.mails.filter(({ kind }) => kind === "customer-quote");
	const isTooMany = sent.length >= MAX_LINKS_PER_QUOTE || mailsToAddress >= MAX_LINKS_PER_ADDRESS;
	if (isTooMany || sent.some((mail) => mail.key === key)) return [];
	const linked = { to: email, savedAt: at, token: customerToken, isNewLink: false };
	const payload = { ...linked, ...toldOf(after), services: [...submission.service.services] };
	return [{ queue: { kind: "customer-quote", payload, key, createdAt: at, dueAt: at, quoteId: after.id } }];
}

function toldOf(quote: Quote) {
	return {
		quoteId: quote.id,
		services: quote.services.map(({ service }) => service),
		package: quote.package,
		...{ low: quote.estimatedPriceLow, high: quote.estimatedPriceHigh, total: quote.totalPrice },
		hasAddons: quote.addons.length > 0,
	};
}

/** The mail to the customer with the link that replaces another one. */
export function newLinkMail(after: Quote, at: UtcMs): MailChange[] {
	const { id, email, customerToken, createdAt, revision, spam, test } = after;
	if (email === null || customerToken === null || spam || test) return [];
	const payload = {
		...toldOf(after),
		...{ to: email, savedAt: createdAt, token: customerToken, isNewLink: true },
	};
	const key = `new-link:${id}:${revision}`;
	return [{ queue: { kind: "customer-quote", payload, key, createdAt: at, dueAt: at, quoteId: id } }];
}
