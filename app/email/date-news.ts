import { NOTHING_TO_SAY, type QueuedMail } from "#app/outbox/queued-mail.ts";
import { formatTimes } from "#app/quotes/job-times.ts";
import { toldDate } from "#app/quotes/mails/date-mails.ts";
import { isTo } from "#app/quotes/mails/mail-change.ts";
import type { outbox } from "#db/schema.ts";

type DateMail = Extract<QueuedMail, { kind: "job-date" }>;

/** A mail of a job's date in the outbox; the oldest has the lowest id. What was tried may have arrived, also where that is not recorded yet. */
export type QueuedDateMail = Pick<
	typeof outbox.$inferSelect,
	"id" | "kind" | "payload" | "attempts" | "sentAt" | "lastError"
>;

/** Returns a date's mail as news, by what its customer was really mailed before; null where a newer one tells more, or the customer knows. */
export function dateNews(
	mail: DateMail,
	mailId: number,
	ofQuote: readonly QueuedDateMail[],
): DateMail | null {
	if (ofQuote.some(({ id }) => id > mailId)) return null;
	const earlier = ofQuote.filter(({ id }) => id < mailId);
	const isUnheard = ({ attempts, lastError }: QueuedDateMail) =>
		attempts === 0 || lastError === NOTHING_TO_SAY;
	const tried = earlier.findLast((one) => !isUnheard(one) && isTo(one, mail.payload.to));
	const { isCancelled } = mail.payload;
	if (!tried) {
		if (!earlier.some(isUnheard)) return mail;
		return isCancelled ? null : { ...mail, payload: { ...mail.payload, isMoved: undefined } };
	}
	if (tried.sentAt === null) return mail;
	const told = toldDate(tried);
	const isKnown = told === (isCancelled ? "none" : formatTimes(mail.payload));
	if (isKnown) return null;
	const isMoved = !isCancelled && told !== "none";
	return { ...mail, payload: { ...mail.payload, isMoved: isMoved || undefined } };
}
