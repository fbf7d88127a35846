import type { DecisionOutcome } from "#app/catalog/quote-enums.ts";
import type { Database } from "#app/database/client.server.ts";
import { answerOffer, askQuestion, replaceLink, sendOffer } from "#app/quotes/commands.server.ts";
import { type OfferTerms, sealOffer } from "#app/quotes/offer.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { aSubmission } from "./submissions.ts";

export const SENT = Date.UTC(2026, 4, 4, 14);
export const VALID_UNTIL = SENT + 14 * 24 * 60 * 60_000;

type NewOffer = Omit<OfferTerms, "total"> & { id: string };

/** Whether it was sent. The owner looked at the quote at `seen`. */
export async function send(db: Database, offer: NewOffer, now: number, seen = now): Promise<boolean> {
	const command = { offer: await sealOffer(offer), seen };
	return (await sendOffer(db, visitor(db), offer.quoteId, command, now)).isStanding;
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
	outcome: DecisionOutcome,
	{ now = SENT + 1, attempt = crypto.randomUUID() }: { now?: number; attempt?: string } = {},
) {
	const answer = { token, name: "Ann Example", signature: null, wishes: [], reason: null, comment: null };
	const command = { ...answer, offerId: offer.id, attempt, outcome };
	const { quote } = await answerOffer(db, visitor(db), quoteId, command, now);
	const decision = quote?.offers.find(({ id }) => id === offer.id)?.decision;
	if (!decision) return null;
	const { decidedAt } = decision;
	return { outcome: decision.outcome, isOwn: decision.attempt === attempt, decidedAt };
}

/** Whether a question of the customer was taken. */
export async function askAs(
	db: Database,
	{ id, quoteId, offerId, text }: { id: string; quoteId: string; offerId: string | null; text: string },
	token: string,
	now: number,
): Promise<boolean> {
	const { kind } = await askQuestion(db, visitor(db), quoteId, { attempt: id, token, offerId, text }, now);
	return kind === "changed";
}

/** Gives a quote another link, as an owner does. */
export function replaceLinkOf(db: Database, quoteId: string, now: number) {
	return replaceLink(db, visitor(db), quoteId, crypto.randomUUID(), now);
}
