import * as z from "zod/mini";
import { trackConditions } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import type { QuoteSubmission } from "#app/quotes/submission.ts";

/** The body of the send-quote call, which other systems may read: its fields are fixed. */
export const sendQuoteSchema = z.object({
	name: z.string(),
	phone: z.string(),
	address: z.string(),
	email: z.string(),
	zipCode: z.string(),
	selectedServices: z.readonly(z.array(z.string())),
	homeSize: z.string(),
	stories: z.string(),
	windowCount: z.string(),
	lastCleaned: z.string(),
	selectedPackage: z.string(),
	/** Whole dollars: the high end of the range. */
	totalPrice: z.number(),
	specialConcerns: z.string(),
});
export type SendQuoteBody = z.output<typeof sendQuoteSchema>;

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
