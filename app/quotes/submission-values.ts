import { coveredAddons } from "#app/quote-wizard/offered-addons.ts";
import { newCustomerToken } from "./customer-token.server.ts";
import { sendQuoteBody } from "./send-quote.ts";
import { fingerprintOf, type QuoteSubmission, serviceType } from "./submission.ts";

export type SavedValues = Awaited<ReturnType<typeof valuesToSave>>;

/** All that is saved of a submission at `now` (UTC milliseconds). */
export async function valuesToSave(submission: QuoteSubmission, now: number) {
	const { service, contact, condition, range } = submission;
	return {
		id: submission.id,
		now,
		name: contact.name,
		contactMethod: contact.contactMethod,
		contactValue: contact.phone,
		email: contact.email ?? null,
		zipCode: service.zip,
		homeAddress: contact.address ?? null,
		serviceType: serviceType(service.services),
		homeSize: service.homeSize,
		stories: service.stories,
		lastCleaned: condition.lastCleaned ?? null,
		trackCondition: condition.trackCondition ?? null,
		gutterLastCleaned: condition.gutterLastCleaned ?? null,
		pressureLastCleaned: condition.pressureLastCleaned ?? null,
		pressureTargets: condition.pressureTargets?.join(",") ?? null,
		concerns: condition.concerns ?? null,
		package: submission.package,
		bundlePercent: submission.bundlePercent,
		low: range.low,
		high: range.high,
		midpoint: submission.midpoint,
		test: Number(submission.test ?? false),
		lines: JSON.stringify(submission.lines),
		fingerprint: await fingerprintOf(submission),
		sendQuote: JSON.stringify(sendQuoteBody(submission)),
		answers: JSON.stringify(answersOf(submission)),
		customerToken: newCustomerToken(),
		customerMail: customerMailOf(submission, now),
		addressHash: await addressHashOf(contact.email ?? ""),
		covered: JSON.stringify(coveredAddons(submission)),
	};
}

/** What the visitor answered, under the names that events have for it. */
function answersOf({ service, contact, condition, ...quote }: QuoteSubmission) {
	return {
		name: contact.name,
		phone: contact.phone,
		contactMethod: contact.contactMethod,
		email: contact.email ?? null,
		address: contact.address ?? null,
		zip: service.zip,
		services: service.services.toSorted().join(","),
		homeSize: service.homeSize,
		stories: service.stories,
		lastCleaned: condition.lastCleaned ?? null,
		trackCondition: condition.trackCondition ?? null,
		gutterLastCleaned: condition.gutterLastCleaned ?? null,
		pressureTargets: condition.pressureTargets?.join(",") ?? null,
		pressureLastCleaned: condition.pressureLastCleaned ?? null,
		concerns: condition.concerns ?? null,
		package: quote.package,
	};
}

/** What the customer is mailed, as JSON, without what the saved row adds; null without an address. */
function customerMailOf({ id, service, contact, range, ...quote }: QuoteSubmission, now: number) {
	const { email } = contact;
	if (!email) return null;
	const { services } = service;
	return JSON.stringify({ to: email, quoteId: id, savedAt: now, services, package: quote.package, ...range });
}

/** Stands for an address where it is only to be counted. */
async function addressHashOf(email: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email.toLowerCase()));
	return Buffer.from(digest).toString("hex").slice(0, 16);
}
