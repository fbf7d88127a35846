import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { queueMail } from "./queue-mail.server.ts";

interface OfferMail {
	offerId: string;
	quoteId: string;
	now: number;
}

const from = sql`quote_requests q join offers o on o.quote_id = q.id`;
const customerFacts = sql`'to', q.email, 'token', q.customer_token, 'quoteId', q.id, 'number', o.number, 'total', o.total, 'lines', json(o.lines)`;
/** Nobody reads what a test would send. */
const hasAddress = sql`q.email is not null and q.customer_token is not null and not q.test`;

/** The statement that mails an offer to its customer, where `allowed` holds; none for Spam, which may have anybody's address. */
export function queueOfferMail(db: Database, { offerId, quoteId, now }: OfferMail, allowed: SQL) {
	return queueMail(
		db,
		{
			kind: "customer-offer",
			key: `offer:${offerId}`,
			payload: sql`json_object(${customerFacts}, 'note', o.note, 'validUntil', o.valid_until)`,
			now,
			quoteId,
			from,
		},
		sql`o.id = ${offerId} and q.id = ${quoteId} and ${hasAddress} and not q.spam and ${allowed}`,
	);
}

/** The statements that mail a customer's decision to the owner, and an acceptance to the customer too, where `allowed` is
 * true. Also for a quote in Spam: whoever decides has the secret link and an owner's offer. */
export function queueDecisionMails(db: Database, { offerId, quoteId, now }: OfferMail, allowed: SQL) {
	const decided = sql`${from} join decisions d on d.offer_id = o.id`;
	const isDecided = sql`o.id = ${offerId} and q.id = ${quoteId} and ${allowed}`;
	const wishes = sql`'wishes', json(coalesce(d.wishes, '[]'))`;
	return [
		queueMail(
			db,
			{
				kind: "offer-accepted",
				key: `offer-accepted:${offerId}`,
				payload: sql`json_object(${customerFacts}, 'name', d.name, 'decidedAt', d.decided_at, ${wishes})`,
				now,
				quoteId,
				from: decided,
			},
			sql`${isDecided} and d.outcome = 'accepted' and ${hasAddress}`,
		),
		queueMail(
			db,
			{
				kind: "offer-answered",
				key: `offer-answered:${offerId}`,
				payload: sql`json_object('quoteId', q.id, 'customer', q.name, 'phone', q.contact_value, 'email', q.email, 'outcome', d.outcome, 'number', o.number, 'total', o.total, 'name', d.name, 'reason', d.reason, 'comment', d.comment, ${wishes})`,
				now,
				quoteId,
				from: decided,
			},
			sql`${isDecided} and d.outcome <> 'withdrawn'`,
		),
	] as const;
}

/** The statement that tells the owner what a customer asked, where the question was saved and the quote is not in Spam. */
export function queueQuestionMail(
	db: Database,
	{ questionId, quoteId, now }: { questionId: string; quoteId: string; now: number },
) {
	return queueMail(
		db,
		{
			kind: "customer-question",
			key: `question:${questionId}`,
			payload: sql`json_object('quoteId', q.id, 'customer', q.name, 'phone', q.contact_value, 'email', q.email, 'text', a.text)`,
			now,
			quoteId,
			from: sql`quote_requests q join customer_questions a on a.quote_id = q.id`,
		},
		sql`a.id = ${questionId} and a.asked_at = ${now} and q.id = ${quoteId} and not q.spam`,
	);
}
