import { coveredAddons } from "#app/quote-wizard/offered-addons.ts";
import { newCustomerToken } from "./customer-token.server.ts";
import { fingerprintOf, type QuoteSubmission } from "./submission.ts";
import { submittedColumnList } from "./submitted-columns.ts";

export type SavedValues = Record<string, string | number | null>;

/** The submitted columns and what is computed from them, at `now` (UTC milliseconds). */
export async function valuesToSave(submission: QuoteSubmission, now: number): Promise<SavedValues> {
	const { contact } = submission;
	return {
		id: submission.id,
		now,
		...Object.fromEntries(submittedColumnList.map(({ column, read }) => [column, read(submission)])),
		totalPrice: submission.midpoint,
		test: Number(submission.test ?? false),
		lines: JSON.stringify(submission.lines),
		fingerprint: await fingerprintOf(submission),
		answers: JSON.stringify(answersOf(submission)),
		customerToken: newCustomerToken(),
		customerMail: customerMailOf(submission, now),
		addressHash: await addressHashOf(contact.email ?? ""),
		covered: JSON.stringify(coveredAddons(submission)),
	};
}

function answersOf(submission: QuoteSubmission) {
	const answers = submittedColumnList.flatMap(({ field, read, shownValue = read }) =>
		field ? [[field, shownValue(submission)]] : [],
	);
	return Object.fromEntries(answers);
}

/** The customer's mail as JSON, without what the saved row adds; null without an address. */
function customerMailOf({ id, service, contact, range, ...quote }: QuoteSubmission, now: number) {
	const { email } = contact;
	if (!email) return null;
	const { services } = service;
	return JSON.stringify({ to: email, quoteId: id, savedAt: now, services, package: quote.package, ...range });
}

async function addressHashOf(email: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email.toLowerCase()));
	return Buffer.from(digest).toString("hex").slice(0, 16);
}
