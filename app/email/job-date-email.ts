import { paths } from "#app/config/paths.ts";
import { stopLink } from "#app/content/follow-up-mails.ts";
import { customerEvent, jobDateMail } from "#app/content/schedule.ts";
import { quoteReference } from "#app/fields/text.ts";
import type { JobDateMail } from "#app/outbox/queued-mail.ts";
import { formatJobTime } from "#app/quotes/job-times.ts";
import { calendarFile } from "#app/schedule/calendar-file.ts";
import { customerEventOf, priceOf, serviceNames, shownPlaceOf } from "#app/schedule/job.ts";
import { type EmailContent, greetingLine } from "./email-content.ts";
import { stopAddress } from "./follow-up-emails.ts";

export function jobDateEmail(job: JobDateMail, origin: string): EmailContent {
	return emailOf(job, textsOf(job), origin);
}

/** The reminder of the day before, with the link that stops such mails. */
export function jobReminderEmail(job: JobDateMail, origin: string): EmailContent {
	const stop = { label: stopLink, href: stopAddress(job, origin) };
	return { ...emailOf(job, jobDateMail.reminder, origin), stop };
}

function emailOf(
	job: JobDateMail,
	{ subject, heading, text, further }: ReturnType<typeof textsOf>,
	origin: string,
): EmailContent {
	const { labels, open, closing } = jobDateMail;
	const when = formatJobTime(job);
	return {
		subject: subject(when),
		preview: text(when),
		heading,
		paragraphs: [greetingLine(job.customer), text(when), further],
		buttons: [{ label: open, href: origin + paths.customerQuote(job.token) }],
		facts: [
			{ label: labels.services, value: serviceNames(job) },
			{ label: labels.price, value: priceOf(job) ?? "", isStrong: true },
			{ label: labels.place, value: shownPlaceOf(job) },
			{ label: labels.reference, value: quoteReference(job.quoteId) },
		].filter(({ value }) => value !== ""),
		closing,
	};
}

function textsOf({ isCancelled, isLost, isMoved }: JobDateMail) {
	if (!isCancelled) return isMoved ? jobDateMail.moved : jobDateMail.set;
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
