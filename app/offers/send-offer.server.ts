import { type SQL, sql } from "drizzle-orm";
import type { Compilable, Database } from "#app/database/client.server.ts";
import { recordEventAhead } from "#app/quotes/record-event.server.ts";
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

/**
 * The statements that send an offer, for one batch: nothing is written where `allowed` does not hold, another offer
 * came between, or one was accepted. They may run twice with the effect of once. The last returns the offer's id when
 * it was sent. `now` is UTC milliseconds.
 */
export async function sendOffer(
	db: Database,
	offer: NewOffer,
	now: number,
	allowed: SQL,
): Promise<readonly Compilable[]> {
	const { id, quoteId, number, lines, note, termsVersion, validUntil, userId } = offer;
	const total = totalOf(lines);
	const sha256 = await hashOffer({ ...offer, total });
	const isNext = sql`${number} = (select coalesce(max(number), 0) + 1 from offers where quote_id = ${quoteId})`;
	const sentAt = sql`(select sent_at from offers where id = ${id})`;
	// A clock that is behind makes no offer older than the one before.
	const isNews = sql`coalesce(offered_at, 0) < ${sentAt}`;
	return [
		db
			.insert(offers)
			.select(
				sql`select ${id}, id, ${number}, ${JSON.stringify(lines)}, ${total}, ${note}, ${termsVersion}, ${validUntil}, max(${now}, coalesce(offered_at + 1, 0)), ${userId}, ${sha256} from quote_requests where id = ${quoteId} and accepted_at is null and ${isNext} and ${allowed}`,
			)
			.onConflictDoNothing(),
		recordEventAhead(db, { quoteId, action: "offered", now, actor: "owner", userId, allowed: isNews }),
		db
			.update(quoteRequests)
			.set({
				offeredAt: sentAt,
				offerValidUntil: validUntil,
				declinedAt: null,
				revision: sql`${quoteRequests.revision} + 1`,
				updatedAt: now,
			})
			.where(sql`id = ${quoteId} and ${isNews}`),
		db.select({ id: offers.id }).from(offers).where(sql`id = ${id}`),
	];
}
