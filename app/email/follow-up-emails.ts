import { business } from "#app/config/business.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { nextVisitMail, reminderMail, stopLink, thanksMail } from "#app/content/follow-up-mails.ts";
import { quoteReference } from "#app/fields/text.ts";
import type { FollowUp } from "#app/follow-ups/load-follow-ups.server.ts";
import { nextVisitAfter } from "#app/follow-ups/next-visit.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { formatLastDay } from "#app/time/time-text.ts";
import { type EmailContent, greetingLine } from "./email-content.ts";

type Part = Omit<EmailContent, "stop">;

/** The address that ends a customer's follow-ups. */
export function stopAddress({ token }: Pick<FollowUp, "token">, origin: string): string {
	return origin + jobPaths.customerReminders(token);
}

/** An automatic mail to a customer, with the link that stops such mails. */
export function followUpEmail(followUp: FollowUp, origin: string): EmailContent {
	return { ...partOf(followUp, origin), stop: { label: stopLink, href: stopAddress(followUp, origin) } };
}

function partOf(followUp: FollowUp, origin: string): Part {
	switch (followUp.kind) {
		case "offer-reminder":
			return reminderPart(followUp, origin);
		case "thank-you":
			return thanksPart(followUp);
		case "next-visit":
			return nextVisitPart(followUp, origin);
	}
}

function reminderPart(offer: Extract<FollowUp, { kind: "offer-reminder" }>, origin: string): Part {
	const { labels, preview, open, closing } = reminderMail;
	const { subject, heading, text } = reminderMail[offer.number === 1 ? "first" : "last"];
	const [total, lastDay] = [formatDollars(offer.total), formatLastDay(offer.validUntil)];
	return {
		subject: subject(total),
		preview: preview(lastDay),
		heading,
		paragraphs: [
			greetingLine(offer.customer),
			text({ total, lastDay, sentDay: formatLastDay(offer.sentAt + 1) }),
		],
		buttons: [{ label: open, href: origin + paths.customerQuote(offer.token) }],
		facts: [
			{ label: labels.total, value: total, isStrong: true },
			{ label: labels.lastDay, value: lastDay },
			{ label: labels.reference, value: quoteReference(offer.quoteId) },
		],
		closing,
	};
}

function thanksPart({ customer }: FollowUp): Part {
	const { subject, preview, heading, text, review, open } = thanksMail;
	return {
		...{ subject, preview, heading },
		paragraphs: [greetingLine(customer), text, review],
		buttons: [{ label: open, href: business.social.reviews.href }],
		facts: [],
		closing: [],
	};
}

function nextVisitPart(visit: Extract<FollowUp, { kind: "next-visit" }>, origin: string): Part {
	const { what, did, months, advice, link } = nextVisitAfter(visit.job, origin);
	const { subject, heading, text, open, closing } = nextVisitMail;
	return {
		subject: subject(what),
		preview: advice,
		heading,
		paragraphs: [greetingLine(visit.customer), text(did, months), advice],
		buttons: [{ label: open, href: link }],
		facts: [],
		closing,
	};
}
