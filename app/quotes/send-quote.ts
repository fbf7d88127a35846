import { questions } from "#app/answers/questions.ts";
import { answerLines } from "#app/answers/saved-answers.ts";
import { business } from "#app/config/business.ts";
import type { QuoteView } from "./quote-view.ts";

/** The body of the send-quote call, which other systems may read: its fields are fixed. */
export interface SendQuoteBody {
	name: string;
	phone: string;
	address: string;
	email: string;
	zipCode: string;
	selectedServices: readonly string[];
	homeSize: QuoteView["homeSize"];
	stories: QuoteView["stories"];
	windowCount: string;
	lastCleaned: string;
	selectedPackage: QuoteView["package"];
	/** Whole dollars: the high end of the range. */
	totalPrice: number;
	specialConcerns: string;
}

const NO_ADDRESS = "Not provided";

/** Returns the body of the send-quote call for a saved quote; the owner's mail is rendered from it. */
export function sendQuoteBody(quote: QuoteView): SendQuoteBody {
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
		totalPrice: quote.estimatedPriceHigh,
		specialConcerns: tracks ? `${questions.trackCondition.told.mail}: ${tracks}. ${concerns}` : concerns,
	};
}
