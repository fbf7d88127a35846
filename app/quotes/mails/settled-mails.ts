import { hasWaitingOffer } from "#app/catalog/stage.ts";
import type { Quote, QuoteMail } from "../quote.ts";
import { untoldDate } from "../untold.ts";
import type { MailChange } from "./mail-change.ts";

/** Failed mails are deleted once their customer knows what they tell, or need not know: nobody is to send them again. */
export function settledMails(before: Quote | null, after: Quote): MailChange[] {
	const failed = after.mails.filter((mail) => mail.failedAt !== null && isSettled(mail, before, after));
	return failed.map(({ key }) => ({ cancel: key }));
}

function isSettled({ kind, failedAt }: QuoteMail, before: Quote | null, after: Quote): boolean {
	switch (kind) {
		case "customer-offer":
			return (
				!hasWaitingOffer(after) ||
				after.offerOpenedAt !== null ||
				(after.offerDeliveredAt ?? 0) > (failedAt ?? 0)
			);
		case "job-date":
			return before !== null && untoldDate(before) !== null && untoldDate(after) === null;
		case "customer-answer":
			return before !== null && before.answerUntoldAt !== null && after.answerUntoldAt === null;
		default:
			return false;
	}
}
