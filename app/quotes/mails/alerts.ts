import type { QueuedAlert } from "#app/outbox/queued-mail.ts";
import { jobOf, quotedJob } from "../job.ts";
import { type Quote, termsOf } from "../quote.ts";
import type { QuoteEvent } from "../quote-events.ts";
import type { MailChange } from "./mail-change.ts";

/** The alert of an event for the owners' lock screens: of what a visitor did, and never about Spam. */
export function alertsFor(event: QuoteEvent, after: Quote): MailChange[] {
	const about = aboutOf(event);
	if (about === null || after.spam) return [];
	const offer = "offerId" in event ? after.offers.find(({ id }) => id === event.offerId) : undefined;
	const isChange = event.action === "asked" && event.lines !== null;
	const { total: amount } = offer ? termsOf(offer) : jobOf(quotedJob(after));
	const payload = { about, amount, ...(isChange && { isChange }) };
	const alert = { key: `alert:${after.id}:${after.revision}`, createdAt: event.at, dueAt: event.at };
	return [{ queue: { kind: "alert", payload, quoteId: after.id, ...alert } }];
}

function aboutOf({ action }: QuoteEvent): QueuedAlert["about"] | null {
	switch (action) {
		case "submitted":
			return "request";
		case "accepted":
		case "declined":
			return action;
		case "asked":
		case "change-withdrawn":
			return "question";
		default:
			return null;
	}
}
