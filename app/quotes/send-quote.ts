import { questions } from "#app/answers/questions.ts";
import { answerLines } from "#app/answers/saved-answers.ts";
import { business } from "#app/config/business.ts";
import type { QuoteView } from "./quote-view.ts";

const NO_ADDRESS = "Not provided";

/** Returns the body of the send-quote call, from which the owner's mail is rendered; other systems may read it, so its fields are fixed. */
export function sendQuoteBody(quote: QuoteView) {
	const [tracks] = answerLines(questions.trackCondition, quote.trackCondition);
	const concerns = quote.concerns ?? "None";
	return {
		name: quote.name,
		phone: quote.phone,
		address: quote.address ?? NO_ADDRESS,
		email: quote.email ?? business.email.noReply,
		zipCode: quote.zipCode,
		selectedServices: quote.services.map(({ service }) => service),
		homeSize: quote.homeSize,
		stories: quote.stories,
		windowCount: "",
		lastCleaned: quote.lastCleaned ?? quote.gutterLastCleaned ?? quote.pressureLastCleaned ?? "",
		selectedPackage: quote.package,
		/** Whole dollars: the high end of the range. */
		totalPrice: quote.estimatedPriceHigh,
		specialConcerns: tracks ? `${questions.trackCondition.told.mail}: ${tracks}. ${concerns}` : concerns,
	};
}
export type SendQuoteBody = ReturnType<typeof sendQuoteBody>;
