import { business } from "../config/business";
import { trackConditions } from "../quote-wizard/options";
import type { QuoteSubmission } from "../quotes/submission";

/** The body of the send-quote call, its fields exactly those of SPEC section 7. */
export interface SendQuoteBody {
	name: string;
	phone: string;
	address: string;
	email: string;
	zipCode: string;
	selectedServices: readonly string[];
	homeSize: string;
	stories: string;
	windowCount: string;
	lastCleaned: string;
	selectedPackage: string;
	/** Whole dollars: the high end of the range. */
	totalPrice: number;
	specialConcerns: string;
}

/** What the owner is told of a submitted quote. */
export function sendQuoteBody({ service, contact, condition, ...quote }: QuoteSubmission): SendQuoteBody {
	const { lastCleaned, gutterLastCleaned, pressureLastCleaned, trackCondition } = condition;
	const tracks = trackCondition ? `Tracks and sills: ${trackConditions.labels[trackCondition]}. ` : "";
	return {
		name: contact.name,
		phone: contact.phone,
		address: contact.address ?? "Not provided",
		email: contact.email ?? business.email.noReply,
		zipCode: service.zip,
		selectedServices: service.services,
		homeSize: service.homeSize,
		stories: service.stories,
		windowCount: "",
		lastCleaned: lastCleaned ?? gutterLastCleaned ?? pressureLastCleaned ?? "",
		selectedPackage: quote.package,
		totalPrice: quote.range.high,
		specialConcerns: `${tracks}${condition.concerns ?? "None"}`,
	};
}
