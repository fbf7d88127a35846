import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type DecisionOutcome, decisionOutcomes } from "#app/catalog/quote-terms.ts";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { queueDecisionMails } from "#app/outbox/queue-offer-mails.server.ts";
import { changesWithRescue, recordEventAhead, rescue } from "#app/quotes/record-event.server.ts";
import { lostNoMore } from "#app/schedule/schedule-job.server.ts";
import type { Wish } from "#app/schedule/wishes.ts";
import { decisions, quoteRequests } from "#db/schema.ts";

export interface NewDecision {
	offerId: string;
	quoteId: string;
	outcome: DecisionOutcome;
	/** Made with the form: the same form again is the same attempt. */
	attempt: string;
	/** As the customer typed it; an acceptance has one. */
	name: string | null;
	reason: string | null;
	comment?: string | null;
	/** The data of an SVG path. */
	signature?: string | null;
	wishes?: readonly Wish[];
	/** SQL: a query for the wishes that are not free. With one of them it is not decided. */
	taken?: SQL;
	/** SQL for the id of the owner who withdraws it. */
	userId?: SQL | null;
}

const decidedSchema = z.object({
	outcome: z.enum(decisionOutcomes),
	attempt: z.string(),
	decided_at: z.int(),
});
const filledSchema = z.object({ wish: z.string() });

/** What became of an offer. */
export interface Decided {
	outcome: DecisionOutcome;
	/** Whether by this very attempt. */
	isOwn: boolean;
	/** UTC milliseconds. */
	decidedAt: number;
}

/** The wishes for which it was not decided: they are not free, or not any more. */
interface Filled {
	outcome: "filled";
	wishes: string[];
}

const nothing = sql`select null as wish where false`;

/** SQL: whoever decides has the quote's secret link, and it was not replaced. */
export function holdsLink(token: string): SQL {
	return sql`q.customer_token = ${token}`;
}

/**
 * Decides an offer, in one round trip, as `decisionStatements` say. Returns what became of the offer, by whomever; null
 * where it cannot be decided and was not, and what was not free where that alone kept it from being decided.
 * @throws when the database refuses or does not answer in time; the same call may be made again.
 */
export async function decideOffer(
	db: Database,
	decision: NewDecision,
	now: number,
	allowed: SQL,
): Promise<Decided | Filled | null> {
	const isUndecided = sql`exists (select 1 ${undecidedOffer(decision, now)} and ${allowed})`;
	const { taken = nothing } = decision;
	const filled = db.select({ wish: sql`wish` }).from(sql`(${taken})`).where(isUndecided);
	const statements = decisionStatements(db, decision, now, allowed);
	const results = await idempotentBatch(db, [...statements, filled]);
	const decided = decidedSchema.safeParse(results[statements.length - 1]?.rows[0]).data;
	if (!decided) {
		const rows = results[statements.length]?.rows ?? [];
		const wishes = rows.flatMap((row) => filledSchema.safeParse(row).data?.wish ?? []);
		return wishes.length > 0 ? { outcome: "filled", wishes } : null;
	}
	const { outcome, attempt, decided_at: decidedAt } = decided;
	return { outcome, isOwn: attempt === decision.attempt, decidedAt };
}

/**
 * The statements of a decision, for one batch: the first decision stands, and only the newest offer of a quote can be
 * decided, while it is valid and `allowed` (SQL about the quote `q`) holds. They may run twice with the effect of once.
 * The last returns the decision that stands. `now` is UTC milliseconds.
 */
export function decisionStatements(db: Database, decision: NewDecision, now: number, allowed: SQL) {
	const { offerId, quoteId, outcome, attempt, name, reason, userId = null } = decision;
	const { comment = null, signature = null, wishes, taken = nothing } = decision;
	const isDecided = sql`exists (select 1 from decisions where offer_id = ${offerId} and attempt = ${attempt})`;
	const isOpen = sql`offered_at = (select sent_at from offers where id = ${offerId}) and accepted_at is null and declined_at is null`;
	const isNews = sql`${isDecided} and ${isOpen}`;
	const total = sql`(select total from offers where id = ${offerId})`;
	const offered = sql`json_array(json_object('field', 'offer', 'from', null, 'to', ${total}))`;
	return [
		db
			.insert(decisions)
			.select(
				sql`select o.id, ${attempt}, ${outcome}, ${name}, ${reason}, ${now}, ${comment}, ${signature}, ${wishes ? JSON.stringify(wishes) : null} ${undecidedOffer(decision, now)} and ${allowed} and not exists (${taken})`,
			),
		recordEventAhead(db, {
			quoteId,
			action: outcome,
			now,
			actor: outcome === "withdrawn" ? "owner" : "visitor",
			userId,
			changes: outcome === "withdrawn" ? offered : changesWithRescue(offered),
			allowed: isNews,
		}),
		...queueDecisionMails(db, { offerId, quoteId, now }, isNews),
		db
			.update(quoteRequests)
			.set({
				...timesOf(outcome, now),
				revision: sql`${quoteRequests.revision} + 1`,
				updatedAt: now,
			})
			.where(sql`id = ${quoteId} and ${isNews}`),
		db
			.select({ outcome: decisions.outcome, attempt: decisions.attempt, decidedAt: decisions.decidedAt })
			.from(decisions)
			.where(
				sql`offer_id = ${offerId} and exists (select 1 from offers where id = offer_id and quote_id = ${quoteId})`,
			),
	] as const;
}

/** SQL: from the offer `o` and its quote `q`, where it can be decided at `now`. */
function undecidedOffer({ offerId, quoteId }: Pick<NewDecision, "offerId" | "quoteId">, now: number): SQL {
	return sql`from offers o join quote_requests q on q.id = o.quote_id where o.id = ${offerId} and q.id = ${quoteId} and o.valid_until > ${now} and o.number = (select max(number) from offers where quote_id = q.id) and not exists (select 1 from decisions where offer_id = o.id)`;
}

/** What a customer answers is not in Spam. A withdrawn offer is as if it had not been sent, and what is accepted is not lost any more. */
function timesOf(outcome: DecisionOutcome, now: number) {
	switch (outcome) {
		case "accepted":
			return { acceptedAt: now, ...lostNoMore, ...rescue };
		case "declined":
			return { declinedAt: now, ...rescue };
		case "withdrawn":
			return { offeredAt: null, offerValidUntil: null, offerOpenedAt: null };
	}
}
