import { NOTHING_TO_SAY, readMail } from "#app/outbox/queued-mail.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { isDateGone } from "../ended-date.ts";
import { agreedJob, quotedJob } from "../job.ts";
import { formatTimes, parseTimes, timesOf, UNDO_DATE_MS } from "../job-times.ts";
import type { Quote, QuoteMail } from "../quote.ts";
import type { QuoteEvent } from "../quote-events.ts";
import { customerMailed, isTo, type MailChange, waitsAt } from "./mail-change.ts";

/** The mail of a job's date, which leaves once the date cannot be undone any more; those of earlier dates that wait are deleted. None is queued
 * about a date that the customer knows, nor about a day that is over unless the customer was told another. */
export function dateMails(
	dated: Quote,
	at: UtcMs,
	{ isCancelled, after = dated }: { isCancelled: boolean; after?: Quote },
): MailChange[] {
	const times = timesOf(dated.scheduledFor, dated.scheduledUntil);
	if (!times) return [];
	const { id, name, revision, address, zipCode } = after;
	const earlier = after.mails.filter(({ kind }) => kind === "job-date");
	const waiting = earlier.filter((mail) => waitsAt(mail, at));
	const cancels = waiting.map(({ key }) => ({ cancel: key }));
	// Nothing was said where the mails of a date still wait: that is as if it was cancelled.
	const told = lastSaid(after, at) ?? (waiting.length > 0 ? "none" : null);
	const knowsDate = told !== null && told !== "none";
	const isAhead = times.endsAt > at;
	const isNews = isCancelled
		? told !== "none" && isAhead
		: told !== formatTimes(times) && (isAhead || knowsDate);
	if (!isNews) return cancels;
	const mailed = customerMailed(after);
	if (!mailed || after.doneAt !== null) return cancels;
	const { services, price } = agreedJob(quotedJob(after));
	const payload = {
		...mailed,
		customer: name,
		quoteId: id,
		revision,
		services,
		price,
		address,
		zipCode,
		...times,
		isCancelled,
		isLost: after.stage === "lost",
		...(!isCancelled && knowsDate && { isMoved: true, ...(answersRequest(after, at) && { isAsked: true }) }),
	};
	const mail = { key: `job-date:${id}:${revision}`, createdAt: at, dueAt: at + UNDO_DATE_MS, quoteId: id };
	return [...cancels, { queue: { kind: "job-date", payload, ...mail } }];
}

/** Whether a request for another date was answered at this moment, which setting one does. */
function answersRequest({ questions, dateRequests }: Quote, at: UtcMs): boolean {
	return questions.some(({ id, answer }) => dateRequests.includes(id) && answer?.answeredAt === at);
}

/** What becomes of the mails of a date before which the job was done, and that of a date which comes back and lies ahead. */
export function endedDateMails(before: Quote | null, after: Quote, at: UtcMs): MailChange[] {
	if (!before || before.endedDate === after.endedDate) return [];
	const isCancelled = after.endedDate !== null;
	return dateMails(isCancelled ? before : after, at, { isCancelled, after });
}

/** The end of a date that did not come back with its quote, where the customer was mailed of the date and not of its end. */
export function goneDateMails(event: QuoteEvent, before: Quote | null, after: Quote): MailChange[] {
	if (!before || !isDateGone(event) || !before.mails.some(({ kind }) => kind === "job-date")) return [];
	const { startsAt, endsAt } = parseTimes(before.endedDate ?? "") ?? {};
	const dated = startsAt && endsAt ? { ...before, scheduledFor: startsAt, scheduledUntil: endsAt } : before;
	return dateMails(dated, event.at, { isCancelled: true, after });
}

/** The mail of a date ahead to an email address that is new to the quote, unless it was told there; or its end, where that address is taken back. */
export function correctedDateMails(before: Quote | null, after: Quote, at: UtcMs): MailChange[] {
	const isCorrected = before?.email?.toLowerCase() !== after.email?.toLowerCase();
	return after.stage === "scheduled" && isCorrected ? dateMails(after, at, { isCancelled: false }) : [];
}

/** The date that the last mail told which reached the customer, as `toldDate` says it. */
function lastSaid({ mails, email }: Quote, at: UtcMs): string | null {
	return toldDate(
		mails.findLast((mail) => mail.kind === "job-date" && wasSaid(mail, at) && isTo(mail, email)),
	);
}

/** Returns the date that a customer knows by mail, as `formatTimes` has it; null for none. */
export function toldByMail(quote: Quote, at: UtcMs): string | null {
	const said = lastSaid(quote, at);
	return said === "none" ? null : said;
}

function wasSaid(mail: QuoteMail, at: UtcMs): boolean {
	return !waitsAt(mail, at) && mail.failedAt === null && mail.lastError !== NOTHING_TO_SAY;
}

/** The date that a mail told, as `formatTimes` has it, `none` where it was cancelled; null without such a mail. */
export function toldDate(mail: Pick<QuoteMail, "kind" | "payload"> | undefined): string | null {
	const read = mail && readMail(mail);
	if (read?.kind !== "job-date") return null;
	return read.payload.isCancelled ? "none" : formatTimes(read.payload);
}
