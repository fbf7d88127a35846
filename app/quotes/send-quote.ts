import { trackConditions } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import type { SendQuoteBody } from "#app/outbox/queued-mail.ts";
import type { QuoteSubmission } from "./submission.ts";

const NO_ADDRESS = "Not provided";

export function sendQuoteBody({ service, contact, condition, ...quote }: QuoteSubmission): SendQuoteBody {
	const { lastCleaned, gutterLastCleaned, pressureLastCleaned, trackCondition } = condition;
	const tracks = trackCondition ? `Tracks and sills: ${trackConditions.labels[trackCondition]}. ` : "";
	return {
		name: contact.name,
		phone: contact.phone,
		address: contact.address ?? NO_ADDRESS,
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
