import { MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import { withSaving } from "./near-saving.ts";
import { acceptedOffer, type OfferDecision, type Question, type Quote, waitingOffer } from "./quote.ts";
import type { Happened, QuoteEvent } from "./quote-events.ts";

/** Gives the questions that are meant, and still wait, an answer. */
export function withReply(
	quote: Quote,
	isMeant: (question: Question) => boolean,
	said: Question["answer"],
): Quote {
	return withAnswers(quote, (question) =>
		question.answer === null && isMeant(question) ? said : question.answer,
	);
}

function withAnswers(quote: Quote, answerOf: (question: Question) => Question["answer"]): Quote {
	const questions = quote.questions.map((question) => ({ ...question, answer: answerOf(question) }));
	return { ...quote, ...waitingFor(questions) };
}

/** What is asked to be changed waits no more. */
export function withChangeSettled(quote: Quote, at: UtcMs): Quote {
	return withReply(quote, ({ lines }) => lines !== null, { text: null, answeredAt: at });
}

/** What was settled at this time, together with something that is undone, waits again. */
export function withChangeReopened(quote: Quote, settledAt: UtcMs | null): Quote {
	return withAnswers(quote, ({ lines, answer }) =>
		lines !== null && answer?.answeredAt === settledAt ? null : answer,
	);
}

/** What a customer's question does to the date: who asks for another one does not find it fine any more. */
export function doubtedDate(quote: Quote, { attempt, otherSlots }: Extract<QuoteEvent, { action: "asked" }>) {
	return otherSlots && { agreedDate: null, dateRequests: [...quote.dateRequests, attempt] };
}

/** A date that an owner sets answers whoever asked for another one, and so does who finds the present one fine after all. */
export function withDateAnswered(quote: Quote, at: UtcMs): Quote {
	return withReply(quote, ({ id }) => quote.dateRequests.includes(id), { text: null, answeredAt: at });
}

/** An owner who undoes a date at once takes back what it answered, too. */
export function withDateAsked(quote: Quote, at: UtcMs): Quote {
	return withAnswers(quote, ({ id, answer }) => {
		const isUndone = answer?.text === null && answer.answeredAt > at - MINUTE_MS;
		return isUndone && quote.dateRequests.includes(id) ? null : answer;
	});
}

/** Gives a quote a question; the attempt of the form is its id. */
export function withQuestion(
	quote: Quote,
	{
		at,
		attempt: id,
		offerId,
		text,
		lines,
		wanted = null,
	}: Pick<Question, "offerId" | "text" | "lines"> & Partial<Pick<Question, "wanted">> & Happened,
): Quote {
	const asked = { id, offerId, text, askedAt: at, lines, wanted, answer: null };
	return { ...quote, ...waitingFor([...quote.questions, asked]), updatedAt: at };
}

function waitingFor(questions: readonly Question[]) {
	const waiting = questions.find(({ answer: given }) => given === null);
	return { questions, askedAt: waiting?.askedAt ?? null };
}

type Outcome = Pick<OfferDecision, "outcome"> & Partial<OfferDecision>;

/** Gives an offer what became of it. */
export function withOutcome(
	quote: Quote,
	{ at, attempt, offerId }: Happened & { offerId: string },
	outcome: Outcome,
): Quote {
	const unsaid = { name: null, reason: null, comment: null, signature: null, wishes: null };
	const blank = { ...unsaid, agreed: null, enteredAs: null };
	const decision: OfferDecision = { ...blank, ...outcome, attempt, decidedAt: at };
	const offers = quote.offers.map((offer) => (offer.id === offerId ? { ...offer, decision } : offer));
	return { ...quote, offers, updatedAt: at };
}

/** What an acceptance says, on the customer's page or as an owner entered it. */
export function acceptanceOf(
	{ offers }: Quote,
	event: Extract<QuoteEvent, { action: "accepted" | "acceptance-entered" }>,
): Outcome {
	const outcome = "accepted";
	if (event.action === "acceptance-entered") return { outcome, name: event.name, enteredAs: event.way };
	const { offerId, name, signature, wishes, comment, saving } = event;
	const offer = offers.find(({ id }) => id === offerId);
	const agreed = offer && saving ? withSaving(offer, saving) : null;
	return { outcome, name, signature, wishes, comment, agreed };
}

/** Returns the times of the offer that holds without the newest one: the accepted one's, or none. */
export function withoutNewest(quote: Quote) {
	const accepted = acceptedOffer(quote);
	const [offeredAt, offerValidUntil] = [accepted?.sentAt ?? null, accepted?.validUntil ?? null];
	return { offeredAt, offerValidUntil, offerOpenedAt: null };
}

/** Whether an offer that is made is mailed to its customer; Spam is mailed nothing. */
export function isMailed({ email, spam }: Quote): boolean {
	return email !== null && !spam;
}

/** An email address that an owner learns or corrects takes the offer that waits to its customer, and so does the end of Spam. */
export function reachedBy(before: Quote, after: Quote, at: UtcMs): Quote {
	const isNews = before.spam || before.email !== after.email;
	const isReached = isNews && isMailed(after) && waitingOffer(after, at) !== undefined;
	return isReached && after.offerDeliveredAt === null ? { ...after, offerDeliveredAt: at } : after;
}
