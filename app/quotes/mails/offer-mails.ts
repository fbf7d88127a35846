import { NOTHING_TO_SAY, readMail } from "#app/outbox/queued-mail.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { UNDO_MS } from "../commands/triage-quote.ts";
import { type Quote, type SentOffer, termsOf, waitingOffer } from "../quote.ts";
import { customerMailed, type MailChange, waitsAt } from "./mail-change.ts";

function offerFacts(offer: SentOffer, after: Quote) {
	const mailed = customerMailed(after);
	const { lines, total } = termsOf(offer);
	const { id: quoteId, name: customer } = after;
	return mailed && { ...mailed, customer, quoteId, number: offer.number, total, lines: [...lines] };
}

/** The mail of an offer to the customer. Spam gets none: it may have anybody's address. */
export function offerMail(
	offer: SentOffer,
	after: Quote,
	at: UtcMs,
	{ key = `offer:${offer.id}`, dueAt = at } = {},
): MailChange[] {
	const facts = offerFacts(offer, after);
	if (!facts) return [];
	const payload = { ...facts, note: offer.note, validUntil: offer.validUntil };
	const mail = { key, createdAt: at, dueAt, quoteId: after.id };
	return [{ queue: { kind: "customer-offer", payload, ...mail } }];
}

function offersMailed({ mails }: Quote) {
	const ofOffers = mails.filter(({ kind, failedAt }) => kind === "customer-offer" && failedAt === null);
	return ofOffers.flatMap((mail) => {
		const { kind, payload } = readMail(mail);
		return kind === "customer-offer" ? [{ mail, to: payload.to, number: payload.number }] : [];
	});
}

/** The mail of a waiting offer to a corrected address, once for each, when one tap cannot undo it any more; a waiting one to another is deleted. */
export function correctedOfferMail(before: Quote | null, after: Quote, at: UtcMs): MailChange[] {
	const address = after.email?.toLowerCase();
	const mailed = offersMailed(after);
	const isToAddress = ({ to }: (typeof mailed)[number]) => to.toLowerCase() === address;
	const cancels = mailed
		.filter((sent) => !isToAddress(sent) && waitsAt(sent.mail, at))
		.map(({ mail }) => ({ cancel: mail.key }));
	const offer = waitingOffer(after, at);
	if (!offer || before?.email?.toLowerCase() === address) return cancels;
	if (mailed.some((sent) => isToAddress(sent) && sent.number === offer.number)) return cancels;
	const key = `offer:${offer.id}:${after.revision}`;
	return [...cancels, ...offerMail(offer, after, at, { key, dueAt: at + UNDO_MS })];
}

/** The mail of an offer that waits, once its quote is taken out of Spam; none where it was mailed before. */
export function clearedSpamOfferMail(after: Quote, at: UtcMs): MailChange[] {
	const offer = waitingOffer(after, at);
	const isMailed = offersMailed(after).some(
		({ mail, number }) => number === offer?.number && mail.lastError !== NOTHING_TO_SAY,
	);
	return offer && !isMailed
		? offerMail(offer, after, at, { key: `offer:${offer.id}:${after.revision}` })
		: [];
}

/** A customer is mailed an acceptance alone; an owner what was said on the customer's page, also of a test and in Spam. Nobody is mailed a
 * withdrawal. A mail to the owner names no address: the outbox knows it. */
export function decisionMails(offerId: string, after: Quote, at: UtcMs): MailChange[] {
	const offer = after.offers.find(({ id }) => id === offerId);
	const { decision } = offer ?? {};
	if (!offer || !decision || decision.outcome === "withdrawn") return [];
	const { outcome, name, reason, comment, decidedAt, enteredAs } = decision;
	const wishes = [...(decision.wishes ?? [])];
	const facts = offerFacts(offer, after);
	const { number } = offer;
	const { total } = termsOf(offer);
	const mail = { createdAt: at, dueAt: at, quoteId: after.id };
	const isFurther = outcome === "declined" && after.acceptedAt !== null && after.lostAt === null;
	const saving = offer.total - total;
	const said = { outcome, number, total, ...(saving > 0 && { saving }), name, reason, comment, wishes };
	const payload = { ...customerOf(after), ...said, ...(isFurther && { isFurther }) };
	const answered: MailChange = {
		queue: { kind: "offer-answered", payload, key: `offer-answered:${offerId}`, ...mail },
	};
	const toOwner = enteredAs === null ? [answered] : [];
	if (outcome !== "accepted" || !facts || name === null) return toOwner;
	const accepted = { ...facts, name, decidedAt, wishes, comment, enteredAs };
	return [
		{ queue: { kind: "offer-accepted", payload: accepted, key: `offer-accepted:${offerId}`, ...mail } },
		...toOwner,
	];
}

function customerOf({ id, name, phone, email, test }: Quote) {
	return { quoteId: id, customer: name, phone, email, test };
}

/** Returns the mail of a customer's question to the owner; none for a quote in Spam. */
export function questionMail(
	{ at, attempt, text }: { at: UtcMs; attempt: string; text: string },
	after: Quote,
): MailChange[] {
	if (after.spam) return [];
	const isChange = after.questions.some(({ id, lines }) => id === attempt && lines !== null);
	const payload = { ...customerOf(after), text, isChange };
	const mail = { key: `question:${attempt}`, createdAt: at, dueAt: at, quoteId: after.id };
	return [{ queue: { kind: "customer-question", payload, ...mail } }];
}

/** The key of the mail that answers a question. */
export const answerKey = (questionId: string) => `answer:${questionId}`;

/** The mail of an owner's answer to the customer; none without an address, or for what was said by phone. */
export function answerMail(
	{ at, questionId, text }: { at: UtcMs; questionId: string; text: string | null },
	after: Quote,
): MailChange[] {
	const mailed = customerMailed(after);
	const question = after.questions.find((asked) => asked.id === questionId);
	if (!question || text === null || !mailed) return [];
	const payload = { ...mailed, customer: after.name, question: question.text, text };
	const mail = { key: answerKey(questionId), createdAt: at, dueAt: at, quoteId: after.id };
	return [{ queue: { kind: "customer-answer", payload, ...mail } }];
}
