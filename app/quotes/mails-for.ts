import { MINUTE_MS } from "#app/config/durations.ts";
import { type NewMail, type QueuedMail, queuedMailSchema } from "#app/outbox/queued-mail.ts";
import { formatTimes, timesOf, UNDO_DATE_MS } from "./job-times.ts";
import type { Quote, QuoteMail, SentOffer } from "./quote.ts";
import type { QuoteEvent, Submitted } from "./quote-events.ts";

/** What an event does to the outbox: a mail is queued, or one with a key is deleted if it still waits. */
export type MailChange = { readonly queue: NewMail } | { readonly cancel: string };

/** Mails to the owner about one quote within `GATHER_MS`; later changes are gathered into one more mail. */
const MAX_MAILS_PER_QUOTE = 3;
const GATHER_MS = 10 * MINUTE_MS;

/** Mails with a saved quote's link, in a day to one address and in all about one quote: anybody may give any address. */
const MAX_LINKS_PER_ADDRESS = 3;
const MAX_LINKS_PER_QUOTE = 3;

/** In which very many quotes share one mail. */
export const BURST_MS = 10 * MINUTE_MS;

/** Which mails an event calls for. */
export function mailsFor(event: QuoteEvent, before: Quote | null, after: Quote): readonly MailChange[] {
	const { at } = event;
	switch (event.action) {
		case "submitted":
		case "changed": {
			const { isFlooded } = event;
			const sendQuote = { kind: "send-quote", payload: {} } as const;
			return [
				...(isFlooded ? [] : ownersMail(after, sendQuote, { at, isUrgent: true })),
				...(isFlooded ? quoteList(after, at) : []),
				...(isFlooded ? [] : linkMail(event, after)),
			];
		}
		case "add-ons":
		case "confirmed":
			return ownersMail(after, changedMail, { at, isUrgent: event.action === "confirmed" });
		case "not-spam":
			return ownersMail(after, changedMail, { at, isUrgent: true });
		case "offered":
			return offerMail(event.offer, after, at);
		case "accepted":
		case "declined":
			return decisionMails(event.offerId, after, at);
		case "asked":
			return after.spam ? [] : [questionMail(event, after)];
		case "scheduled":
			return dateMails(after, at, { isCancelled: false });
		case "unscheduled":
			return dateMails(before ?? after, at, { isCancelled: true, after });
		case "lost":
		case "not-lost":
			return dateMails(after, at, { isCancelled: event.action === "lost" });
		case "contacted":
		case "reopened":
		case "notes":
		case "spam":
		case "done":
		case "not-done":
		case "withdrawn":
		case "opened":
		case "link-replaced":
		case "reminded":
		case "reminders-stopped":
			return [];
		default:
			return event satisfies never;
	}
}

/** Whether a mail was not tried yet and is not due at `at`, UTC milliseconds. */
function waitsAt({ attempts, sentAt, failedAt, nextAttemptAt }: QuoteMail, at: number): boolean {
	return attempts === 0 && sentAt === null && failedAt === null && nextAttemptAt > at;
}

function isOwnersMail({ kind }: Pick<QuoteMail, "kind">): boolean {
	return kind === "send-quote" || kind === "quote-changed";
}

const changedMail = { kind: "quote-changed", payload: {} } as const;

/** The mail about what the visitor last submitted, none for a quote in Spam. One that waits still tells of it as well. */
function ownersMail(
	after: Quote,
	mail: Extract<QueuedMail, { kind: "send-quote" | "quote-changed" }>,
	{ at, isUrgent }: { at: number; isUrgent: boolean },
): MailChange[] {
	const key = `send-quote:${after.id}:${after.submission}`;
	const own = after.mails.filter(isOwnersMail);
	if (after.spam || own.some((other) => other.key === key)) return [];
	const waiting = own.find((other) => waitsAt(other, at));
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
		{ queue: { ...told, ...queued, createdAt, dueAt: mayGoNow ? at : nextAttemptAt } },
	];
}

/** Where very many quotes come, one mail a little later lists those without a mail of their own. */
function quoteList(after: Quote, at: number): MailChange[] {
	if (after.spam || after.mails.some(isOwnersMail)) return [];
	const from = at - (at % BURST_MS);
	const until = from + BURST_MS;
	return [
		{
			queue: {
				kind: "more-quotes",
				payload: { from, until },
				key: `more-quotes:${from}`,
				createdAt: at,
				dueAt: until,
				quoteId: null,
			},
		},
	];
}

type SubmittedEvent = Submitted & { readonly at: number; readonly mailsToAddress: number };

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
	const payload = {
		to: email,
		quoteId: after.id,
		savedAt: at,
		services: [...submission.service.services],
		package: submission.package,
		...submission.range,
		token: customerToken,
		total: after.totalPrice,
	};
	return [{ queue: { kind: "customer-quote", payload, key, createdAt: at, dueAt: at, quoteId: after.id } }];
}

/** What a mail about an offer says to a customer who has an address; null without one, and for a test. */
function offerFacts({ number, total, lines }: SentOffer, { id, email, customerToken, test }: Quote) {
	if (email === null || customerToken === null || test) return null;
	return { to: email, token: customerToken, quoteId: id, number, total, lines: [...lines] };
}

/** None for Spam, which may have anybody's address. */
function offerMail(offer: SentOffer, after: Quote, at: number): MailChange[] {
	const facts = offerFacts(offer, after);
	if (!facts || after.spam) return [];
	const payload = { ...facts, note: offer.note, validUntil: offer.validUntil };
	const mail = { key: `offer:${offer.id}`, createdAt: at, dueAt: at, quoteId: after.id };
	return [{ queue: { kind: "customer-offer", payload, ...mail } }];
}

/** The mail of a decision to the owner, and of an acceptance to the customer too. */
function decisionMails(offerId: string, after: Quote, at: number): MailChange[] {
	const offer = after.offers.find(({ id }) => id === offerId);
	const { decision } = offer ?? {};
	if (!offer || !decision || decision.outcome === "withdrawn") return [];
	const { outcome, name, reason, comment, decidedAt } = decision;
	const wishes = [...(decision.wishes ?? [])];
	const facts = offerFacts(offer, after);
	const { number, total } = offer;
	const mail = { createdAt: at, dueAt: at, quoteId: after.id };
	const accepted = outcome === "accepted" && facts && name !== null && { ...facts, name, decidedAt, wishes };
	return [
		...(accepted
			? [
					{
						queue: {
							kind: "offer-accepted" as const,
							payload: accepted,
							key: `offer-accepted:${offerId}`,
							...mail,
						},
					},
				]
			: []),
		{
			queue: {
				kind: "offer-answered",
				payload: { ...customerOf(after), outcome, number, total, name, reason, comment, wishes },
				key: `offer-answered:${offerId}`,
				...mail,
			},
		},
	];
}

function customerOf({ id, name, contactValue, email }: Quote) {
	return { quoteId: id, customer: name, phone: contactValue, email };
}

function questionMail(
	{ at, attempt, text }: { at: number; attempt: string; text: string },
	after: Quote,
): MailChange {
	const payload = { ...customerOf(after), text };
	const mail = { key: `question:${attempt}`, createdAt: at, dueAt: at, quoteId: after.id };
	return { queue: { kind: "customer-question", payload, ...mail } };
}

/**
 * The mail of a job's date to its customer, which leaves once the date cannot be undone any more. Mails of earlier dates
 * that still wait are deleted, and none is queued about a date that the customer knows, nor about a cancelled day that is over.
 */
function dateMails(
	dated: Quote,
	at: number,
	{ isCancelled, after = dated }: { isCancelled: boolean; after?: Quote },
): MailChange[] {
	const times = timesOf(dated.scheduledFor, dated.scheduledUntil);
	if (!times) return [];
	const { id, revision, email, customerToken, address, zipCode } = after;
	const earlier = after.mails.filter(({ kind }) => kind === "job-date");
	const waiting = earlier.filter((mail) => waitsAt(mail, at));
	const cancels = waiting.map(({ key }) => ({ cancel: key }));
	const told =
		toldDate(earlier.findLast((mail) => !waitsAt(mail, at))) ?? (waiting.length > 0 ? "none" : null);
	const isNews = isCancelled ? told !== "none" && times.endsAt > at : told !== formatTimes(times);
	if (!isNews) return cancels;
	if (email === null || customerToken === null || after.spam || after.test) return cancels;
	const payload = {
		to: email,
		token: customerToken,
		quoteId: id,
		revision,
		services: after.services.map(({ service }) => service),
		address,
		zipCode,
		...times,
		isCancelled,
		isLost: after.lostAt !== null,
	};
	const mail = { key: `job-date:${id}:${revision}`, createdAt: at, dueAt: at + UNDO_DATE_MS, quoteId: id };
	return [...cancels, { queue: { kind: "job-date", payload, ...mail } }];
}

/** The date that a mail told, `none` where it was cancelled; null without such a mail. */
function toldDate(mail: QuoteMail | undefined): string | null {
	const read = mail && readMail(mail);
	if (read?.kind !== "job-date") return null;
	return read.payload.isCancelled ? "none" : formatTimes(read.payload);
}

function readMail({ kind, payload }: QuoteMail): QueuedMail {
	return queuedMailSchema.parse({ kind, payload: JSON.parse(payload) });
}
