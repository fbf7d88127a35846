import { type NewMail, readMail } from "#app/outbox/queued-mail.ts";
import type { UtcMs } from "#app/time/clock.ts";
import type { Quote, QuoteMail } from "../quote.ts";

/** What an event does to the outbox: a mail is queued, or one with a key is deleted if it still waits or has failed for good. */
export type MailChange = { readonly queue: NewMail } | { readonly cancel: string };

/** Whether a mail was not tried yet and is not due at `at`. */
export function waitsAt({ attempts, sentAt, failedAt, nextAttemptAt }: QuoteMail, at: UtcMs): boolean {
	return attempts === 0 && sentAt === null && failedAt === null && nextAttemptAt > at;
}

/** Where a customer is mailed, with the secret of the page to which the mail leads; null without one of the two, for a test, and in Spam. */
export function customerMailed({ email: to, customerToken: token, test, spam }: Quote) {
	return to === null || token === null || test || spam ? null : { to, token };
}

/** Whether a mail is to an address. */
export function isTo(mail: Pick<QuoteMail, "kind" | "payload">, address: string | null): boolean {
	const { payload } = readMail(mail);
	return "to" in payload && payload.to.toLowerCase() === address?.toLowerCase();
}
