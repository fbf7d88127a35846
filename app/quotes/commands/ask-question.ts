import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { Quote } from "../quote.ts";

/** What a customer asks; the attempt of the form is the question's id. */
export interface AskQuestion {
	readonly attempt: string;
	readonly token: string;
	readonly offerId: string | null;
	readonly text: string;
}

/** Questions of one page in a day: each is a mail. */
const MAX_QUESTIONS = 10;

/** Takes a customer's question, by the secret of the page, up to so many in a day; an offer of another quote is left out. */
export function decideQuestion(
	quote: Quote | null,
	{ attempt, token, offerId, text }: AskQuestion,
	at: UtcMs,
): Decision<{ readonly kind: "no-quote" | "too-many" }> {
	if (quote?.customerToken !== token) return refuse({ kind: "no-quote" });
	if (isFullOfQuestions(quote, at)) return refuse({ kind: "too-many" });
	const own = quote.offers.some(({ id }) => id === offerId) ? offerId : null;
	return happen({ action: "asked", offerId: own, text, lines: null, at, attempt });
}

/** Whether so many questions came in the day before `at`, UTC milliseconds, that no more is taken. */
export function isFullOfQuestions({ questions }: Quote, at: UtcMs): boolean {
	return questions.filter(({ askedAt }) => askedAt > at - DAY_MS).length >= MAX_QUESTIONS;
}
