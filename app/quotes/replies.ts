import type { UtcMs } from "#app/time/clock.ts";
import type { OfferDecision, Question, Quote } from "./quote.ts";

/** Gives the questions that are meant, and still wait, an answer. */
export function withReply(
	quote: Quote,
	isMeant: (question: Question) => boolean,
	said: Question["answer"],
): Quote {
	const questions = quote.questions.map((question) =>
		question.answer === null && isMeant(question) ? { ...question, answer: said } : question,
	);
	return { ...quote, ...waitingFor(questions) };
}

/** What a quote has of its questions: since when one waits, too. */
export function waitingFor(questions: readonly Question[]) {
	const waiting = questions.find(({ answer: given }) => given === null);
	return { questions, askedAt: waiting?.askedAt ?? null };
}

/** Gives an offer what became of it. */
export function withOutcome(
	quote: Quote,
	{ at, attempt, offerId }: { at: UtcMs; attempt: string; offerId: string },
	outcome: Pick<OfferDecision, "outcome"> & Partial<OfferDecision>,
): Quote {
	const blank = { name: null, reason: null, comment: null, signature: null, wishes: null };
	const decision: OfferDecision = { ...blank, ...outcome, attempt, decidedAt: at };
	const offers = quote.offers.map((offer) => (offer.id === offerId ? { ...offer, decision } : offer));
	return { ...quote, offers, updatedAt: at };
}
