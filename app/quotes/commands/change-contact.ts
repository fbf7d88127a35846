import { questionsByStep } from "#app/answers/questions.ts";
import { evolve } from "../evolve.ts";
import type { Quote } from "../quote.ts";
import type { QuoteEvent, SpamVerdict } from "../quote-events.ts";
import { answersOfQuote } from "../saved-answers.ts";
import { answerChanges, totalChanges } from "../tell-changes.ts";
import { keepPrice } from "./edit-answers.ts";

type SentContact = Omit<Extract<QuoteEvent, { verdict: SpamVerdict }>, "action" | "verdict">;

/** Returns the event of what a visitor's later answers change of the contact, for which no offer waits; null where nothing of it is other. */
export function contactChange(quote: Quote, sent: SentContact): QuoteEvent | null {
	const { service, condition } = answersOfQuote(quote);
	if (!service || !condition) return null;
	const asSaved = keepPrice(quote, { ...sent.submission, service, condition, package: quote.package });
	const event: QuoteEvent = {
		...sent,
		action: "changed",
		submission: asSaved,
		// With the fingerprint of the answers about the work that are saved.
		fingerprint: quote.fingerprint,
		verdict: { spam: quote.spam, spamReason: quote.spamReason },
	};
	const after = evolve(quote, event);
	const changes = [...answerChanges(quote, after), ...totalChanges(quote, after)];
	const isOfContact = changes.every(({ field }) => field in questionsByStep.contact);
	return changes.length > 0 && isOfContact ? event : null;
}
