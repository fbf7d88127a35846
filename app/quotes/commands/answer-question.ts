import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote } from "../quote.ts";

/** What an owner says to a question. */
export interface AnswerQuestion {
	readonly attempt: string;
	readonly questionId: string;
	/** The text is null where the answer was given by phone. */
	readonly text: string | null;
}

/** Takes the first answer to a question; the same one again changes nothing. Whoever is answered is a customer: the quote leaves Spam. */
export function decideReply(
	quote: Quote | null,
	{ attempt, questionId, text }: AnswerQuestion,
	at: UtcMs,
): Decision<{ readonly kind: "gone" | "answered" }> {
	const question = quote?.questions.find(({ id }) => id === questionId);
	if (!question) return refuse({ kind: "gone" });
	if (question.answer?.text === text) return unchanged;
	if (question.answer) return refuse({ kind: "answered" });
	const answered = { action: "answered", questionId, text, at, attempt } as const;
	return quote?.spam ? happen({ action: "not-spam", at, attempt }, answered) : happen(answered);
}
