import type { QueuedAlert } from "#app/outbox/queued-mail.ts";
import { jobOf, quotedJob } from "./job.ts";
import { correctedDateMails, dateMails, endedDateMails, goneDateMails } from "./mails/date-mails.ts";
import { clearedSpamLinkMail, newLinkMail } from "./mails/link-mails.ts";
import type { MailChange } from "./mails/mail-change.ts";
import {
	answerMail,
	clearedSpamOfferMail,
	correctedOfferMail,
	decisionMails,
	offerMail,
	questionMail,
} from "./mails/offer-mails.ts";
import { settledMails } from "./mails/settled-mails.ts";
import { changeMail, submissionMails } from "./mails/submission-mails.ts";
import { type Quote, termsOf } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";

/** Returns which mails and alerts an event calls for. */
export function mailsFor(event: QuoteEvent, before: Quote | null, after: Quote): readonly MailChange[] {
	const ended = [
		...endedDateMails(before, after, event.at),
		...goneDateMails(event, before, after),
		...settledMails(before, after),
	];
	return [...mailsOf(event, before, after), ...ended, ...alertsFor(event, after)];
}

function mailsOf(event: QuoteEvent, before: Quote | null, after: Quote): readonly MailChange[] {
	const { at } = event;
	switch (event.action) {
		case "submitted":
		case "changed":
			return [...submissionMails(event, after), ...correctedDateMails(before, after, at)];
		case "add-ons":
		case "confirmed":
			return changeMail(after, { at, isUrgent: event.action === "confirmed" });
		case "not-spam":
			return [
				// What an owner took by phone is no news until its customer changes it.
				...(after.source === "phone" && after.changedAt === null
					? []
					: changeMail(after, { at, isUrgent: true })),
				...(after.offers.length > 0 ? clearedSpamOfferMail : clearedSpamLinkMail)(after, at),
			];
		case "offered":
			return offerMail(event.offer, after, at);
		case "accepted":
		case "acceptance-entered":
			return decisionMails(event.offerId, after, at);
		case "declined":
			return [
				...decisionMails(event.offerId, after, at),
				...(before && after.scheduledFor === null ? dateMails(before, at, { isCancelled: true, after }) : []),
			];
		case "asked":
		case "change-withdrawn":
			return questionMail(event, after);
		case "answered":
			return answerMail(event, after);
		case "link-replaced":
			return newLinkMail(after, at);
		case "scheduled":
			return dateMails(after, at, { isCancelled: false });
		case "unscheduled":
			return dateMails(before ?? after, at, { isCancelled: true, after });
		case "lost":
		case "not-lost":
			return dateMails(after, at, { isCancelled: event.action === "lost" });
		case "corrected":
		case "edit-undone":
			return [...correctedDateMails(before, after, at), ...correctedOfferMail(before, after, at)];
		case "photos-sent":
			return event.added.length > 0 ? changeMail(after, { at, isUrgent: false }) : [];
		case "taken":
		case "edited":
		case "contacted":
		case "reopened":
		case "notes":
		case "spam":
		case "done":
		case "not-done":
		case "withdrawn":
		case "opened":
		case "delivered":
		case "told":
		case "date-agreed":
		case "reminded":
		case "mail-lost":
		case "mail-sent":
		case "reminders-stopped":
		case "reminders-resumed":
		case "reminders-off":
		case "reminders-on":
		case "photos-kept":
			return [];
		default:
			return event satisfies never;
	}
}

/** The alert of an event for the owners' lock screens: of what a visitor did, and never about Spam. */
function alertsFor(event: QuoteEvent, after: Quote): MailChange[] {
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
