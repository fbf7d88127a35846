import { sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { decideOffer, holdsLink, type NewDecision } from "#app/offers/decide-offer.server.ts";
import { type NewOffer, sealOffer, sendOffer } from "#app/offers/send-offer.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { aSubmission } from "./submissions.ts";

export const SENT = Date.UTC(2026, 4, 4, 14);
export const VALID_UNTIL = SENT + 14 * 24 * 60 * 60_000;

/** Whether it was sent. */
export async function send(db: Database, offer: NewOffer, now: number): Promise<boolean> {
	const results = await idempotentBatch(db, sendOffer(db, await sealOffer(offer), now, sql`true`));
	return results.at(-1)?.rows.length === 1;
}

export function anOffer(quoteId: string, changes: Partial<NewOffer> = {}): NewOffer {
	return {
		id: crypto.randomUUID(),
		quoteId,
		number: 1,
		lines: [{ label: "Windows and gutters", amount: 612, kind: "work" }],
		note: null,
		termsVersion: "2026-11",
		validUntil: VALID_UNTIL,
		userId: null,
		...changes,
	};
}

/** A quote with an offer that waits for its customer. */
export async function anOfferedQuote(db: Database) {
	const submission = aSubmission();
	const token = (await saveQuote(db, submission, SENT)) ?? "";
	const offer = anOffer(submission.id);
	if (!(await send(db, offer, SENT))) throw new Error("The offer was not sent");
	return { quoteId: submission.id, token, offer };
}

type Offered = Awaited<ReturnType<typeof anOfferedQuote>>;

/** What the customer does with it, by the link. */
export async function decide(
	db: Database,
	{ quoteId, token, offer }: Offered,
	outcome: NewDecision["outcome"],
	{ now = SENT + 1, attempt = crypto.randomUUID() }: { now?: number; attempt?: string } = {},
) {
	const decision = { offerId: offer.id, quoteId, outcome, attempt, name: "Ann Example", reason: null };
	const decided = await decideOffer(db, decision, now, holdsLink(token));
	return decided?.outcome === "filled" ? null : decided;
}
