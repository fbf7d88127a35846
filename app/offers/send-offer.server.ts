import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { queueOfferMail } from "#app/outbox/queue-offer-mails.server.ts";
import { changesWithMark, markContacted, recordEventAhead } from "#app/quotes/record-event.server.ts";
import { lostNoMore } from "#app/schedule/schedule-job.server.ts";
import { offers, quoteRequests } from "#db/schema.ts";
import { hashOffer, type OfferLine, totalOf } from "./offer.ts";

export interface NewOffer {
	/** Made with the form: the same form again is the same offer. */
	id: string;
	quoteId: string;
	/** One more than the newest that the owner has seen. */
	number: number;
	lines: readonly OfferLine[];
	note: string | null;
	termsVersion: string;
	/** UTC milliseconds. */
	validUntil: number;
	/** SQL for the id of the owner who sends it. */
	userId: SQL | null;
}

interface SealedOffer extends NewOffer {
	/** Whole dollars. */
	total: number;
	sha256: string;
}

export async function sealOffer(offer: NewOffer): Promise<SealedOffer> {
	const total = totalOf(offer.lines);
	return { ...offer, total, sha256: await hashOffer({ ...offer, total }) };
}

/** The statements that send an offer and mail it to whoever gave an address, for one batch: nothing is written where
 * `allowed` does not hold, another offer came between, or one was accepted. Whoever gets an offer counts as contacted. They may run twice with the effect of once.
 * The last returns the offer's id when it was sent as it is, and not withdrawn since. `now` is UTC milliseconds. */
export function sendOffer(db: Database, offer: SealedOffer, now: number, allowed: SQL) {
	const { id, quoteId, number, lines, note, termsVersion, validUntil, userId, total, sha256 } = offer;
	const isNext = sql`${number} = (select coalesce(max(number), 0) + 1 from offers where quote_id = ${quoteId})`;
	const isWithdrawn = sql`exists (select 1 from decisions where offer_id = ${id} and outcome = 'withdrawn')`;
	const sentAt = sql`(select sent_at from offers where id = ${id} and quote_id = ${quoteId})`;
	const isNewest = sql`${id} = (select id from offers where quote_id = ${quoteId} order by number desc limit 1)`;
	// A clock that is behind makes no offer older than the one before.
	const isNews = sql`coalesce(offered_at, 0) < ${sentAt} and ${isNewest} and not ${isWithdrawn}`;
	return [
		db
			.insert(offers)
			.select(
				sql`select ${id}, id, ${number}, ${JSON.stringify(lines)}, ${total}, ${note}, ${termsVersion}, ${validUntil}, max(${now}, coalesce(offered_at + 1, 0)), ${userId}, ${sha256} from quote_requests where id = ${quoteId} and accepted_at is null and ${isNext} and ${allowed}`,
			)
			.onConflictDoNothing(),
		recordEventAhead(db, {
			quoteId,
			action: "offered",
			now,
			actor: "owner",
			userId,
			changes: changesWithMark(
				sql`json_array(json_object('field', 'offer', 'from', null, 'to', ${total}))`,
				sql`not contacted`,
			),
			allowed: isNews,
		}),
		queueOfferMail(db, { offerId: id, quoteId, now }, isNews),
		db
			.update(quoteRequests)
			.set({
				...markContacted(sentAt),
				offeredAt: sentAt,
				offerValidUntil: validUntil,
				offerOpenedAt: null,
				declinedAt: null,
				...lostNoMore,
				revision: sql`${quoteRequests.revision} + 1`,
				updatedAt: now,
			})
			.where(sql`id = ${quoteId} and ${isNews}`),
		db
			.select({ id: offers.id })
			.from(offers)
			.where(sql`id = ${id} and sha256 = ${sha256} and not ${isWithdrawn}`),
	] as const;
}
