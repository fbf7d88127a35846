import { business } from "#app/config/business.ts";
import { jobPaths } from "#app/config/job-paths.ts";
import { paths } from "#app/config/paths.ts";
import { nextVisitMail, reminderMail, stopLink, thanksMail } from "#app/content/follow-up-mails.ts";
import { type OwnTexts, writeText } from "#app/content/own-texts.ts";
import { customerEvent, jobDateMail } from "#app/content/schedule.ts";
import { quoteReference } from "#app/fields/text.ts";
import type { FollowUp } from "#app/follow-ups/load-follow-ups.server.ts";
import { nextVisitAfter } from "#app/follow-ups/next-visit.ts";
import type { JobDateMail } from "#app/outbox/queued-mail.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";
import { calendarFile } from "#app/schedule/calendar-file.ts";
import { customerEventOf, priceOf, serviceNames, shownPlaceOf } from "#app/schedule/job.ts";
import { formatLastDay } from "#app/time/time-text.ts";
import { type EmailContent, greetingLine } from "./email-content.ts";

type Part = Omit<EmailContent, "stop">;

type OfKind<Kind extends FollowUp["kind"]> = Extract<FollowUp, { kind: Kind }>;

function stopOf({ token }: Pick<FollowUp, "token">, origin: string): EmailContent["stop"] {
	return { label: stopLink, href: origin + jobPaths.customerReminders(token) };
}

/** An automatic mail to a customer, with the link that stops such mails. */
export function followUpEmail(followUp: FollowUp, origin: string, texts: OwnTexts): EmailContent {
	return { ...partOf(followUp, origin, texts), stop: stopOf(followUp, origin) };
}

function partOf(followUp: FollowUp, origin: string, texts: OwnTexts): Part {
	switch (followUp.kind) {
		case "offer-reminder":
			return reminderPart(followUp, origin, texts);
		case "thank-you":
			return thanksPart(followUp, texts);
		case "next-visit":
			return nextVisitPart(followUp, origin, texts);
	}
}

function reminderPart(offer: OfKind<"offer-reminder">, origin: string, texts: OwnTexts): Part {
	const { labels, preview, open, closing } = reminderMail;
	const isFirst = offer.number === 1;
	const { subject, heading } = reminderMail[isFirst ? "first" : "last"];
	const [total, lastDay] = [formatDollars(offer.total), formatLastDay(offer.validUntil)];
	const { customer } = offer;
	const said = { customer, total, lastDay, sentDay: formatLastDay(offer.sentAt + 1) };
	return {
		subject: subject(total),
		preview: preview(lastDay),
		heading,
		paragraphs: [
			greetingLine(customer),
			writeText(isFirst ? "mailFirstReminder" : "mailLastReminder", said, texts),
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

function thanksPart({ customer }: FollowUp, texts: OwnTexts): Part {
	const { subject, preview, heading, review, open } = thanksMail;
	return {
		...{ subject, preview, heading },
		paragraphs: [greetingLine(customer), writeText("mailThanks", { customer }, texts), review],
		buttons: [{ label: open, href: business.social.reviews.href }],
	};
}

function nextVisitPart(visit: OfKind<"next-visit">, origin: string, texts: OwnTexts): Part {
	const { what, did, months, advice, link } = nextVisitAfter(visit.job, origin);
	const { subject, heading, open, closing } = nextVisitMail;
	const { customer } = visit;
	const words = writeText("mailNextVisit", { customer, did, months: String(months) }, texts);
	return {
		subject: subject(what),
		preview: advice,
		heading,
		paragraphs: [greetingLine(customer), words, advice],
		buttons: [{ label: open, href: link }],
		closing,
	};
}

export function jobDateEmail(job: JobDateMail, origin: string): EmailContent {
	return emailOf(job, textsOf(job), origin);
}

/** The reminder of the day before, with the link that stops such mails. */
export function jobReminderEmail(job: JobDateMail, origin: string): EmailContent {
	return { ...emailOf(job, jobDateMail.reminder, origin), stop: stopOf(job, origin) };
}

function emailOf(
	job: JobDateMail,
	{ subject, heading, text, further }: ReturnType<typeof textsOf>,
	origin: string,
): EmailContent {
	const { labels, open, closing, noStreet } = jobDateMail;
	const asksForStreet = job.address === null && !job.isCancelled;
	const when = formatJobTime(job);
	return {
		subject: subject(when),
		preview: text(when),
		heading,
		paragraphs: [greetingLine(job.customer), text(when), further, ...(asksForStreet ? [noStreet] : [])],
		buttons: [{ label: open, href: origin + paths.customerQuote(job.token) }],
		facts: [
			{ label: labels.services, value: serviceNames(job) },
			{ label: labels.price, value: priceOf(job) ?? "", isStrong: true },
			{ label: labels.place, value: shownPlaceOf(job) },
			{ label: labels.reference, value: quoteReference(job.quoteId) },
		],
		closing,
	};
}

function textsOf({ isCancelled, isLost, isMoved, isAsked }: JobDateMail) {
	const { set, moved, asked } = jobDateMail;
	if (!isCancelled) return isMoved ? (isAsked ? asked : moved) : set;
	return isLost ? { ...jobDateMail.cancelled, ...jobDateMail.lost } : jobDateMail.cancelled;
}

/** The event that goes with it: by its name and number a calendar knows which one it sets, moves or takes out. */
export function jobDateAttachment(job: JobDateMail) {
	const method = job.isCancelled ? "CANCEL" : "REQUEST";
	return {
		fileName: customerEvent.fileName,
		// Calendars in mail programs take an invitation only where its type names the method (RFC 6047).
		type: `text/calendar; charset=utf-8; method=${method}`,
		text: calendarFile({
			method,
			events: [customerEventOf(job)],
			now: Date.now(),
			attendee: job.to,
		}),
	};
}
