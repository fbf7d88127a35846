import { evolve } from "../evolve.ts";
import type { Quote } from "../quote.ts";
import type { QuoteEvent, SpamVerdict } from "../quote-events.ts";
import { answersOfQuote } from "../saved-answers.ts";
import { answerChanges, totalChanges } from "../tell-changes.ts";
import { decidesPrice, keepPrice } from "./edit-answers.ts";

type Sent = Omit<Extract<QuoteEvent, { verdict: SpamVerdict }>, "action" | "verdict">;

/** Returns the event of what a visitor's later answers change beside the price, such as the contact or a gate code, for which no offer waits;
 * null where nothing of it is other. */
export function changeAtOnce(quote: Quote, sent: Sent): QuoteEvent | null {
	const { service, condition } = answersOfQuote(quote);
	if (!service || !condition) return null;
	const { submission } = sent;
	const free = {
		service: { ...service, zip: submission.service.zip },
		condition: { ...condition, concerns: submission.condition.concerns },
	};
	const asSaved = keepPrice(quote, { ...submission, ...free, package: quote.package });
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
	return changes.length > 0 && !changes.some(({ field }) => decidesPrice(field)) ? event : null;
}
