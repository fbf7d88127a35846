import { LINK_LIFE_MS } from "#app/auth/mailed-link.server.ts";
import { business } from "#app/config/business.ts";
import type { Mail } from "#app/outbox/mailer.server.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { accountEmail } from "./account-emails.ts";
import { customerQuoteEmail } from "./customer-quote-email.ts";
import { type EmailContent, emailSubject, emailText } from "./email-content.ts";
import { renderEmail } from "./email-template.tsx";
import { followUpEmail, jobDateAttachment, jobDateEmail, jobReminderEmail } from "./follow-up-emails.ts";
import type { MailContent } from "./mail-content.server.ts";
import {
	answerEmail,
	offerAcceptedEmail,
	offerAnsweredEmail,
	offerEmail,
	questionEmail,
} from "./offer-emails.ts";
import { quoteEmail, safeReplyTo } from "./quote-email.ts";
import { quoteListEmail } from "./quote-list-email.ts";

export interface MailSettings {
	origin: string;
	owners: readonly string[];
	secret: string;
}

export function composeMail(content: MailContent, key: string, settings: MailSettings): Mail {
	const { origin, owners } = settings;
	switch (content.kind) {
		case "quote": {
			const { news, times, texts } = content;
			const replyTo = safeReplyTo(news, owners);
			return { ...mail(quoteEmail(news, { origin, replyTo, times, texts }), key, owners), replyTo };
		}
		case "spam-digest":
		case "more-quotes":
			return mail(quoteListEmail(content.kind, content.news, origin), key, owners);
		case "customer-quote": {
			const { payload, times } = content;
			return customerMail(customerQuoteEmail(payload, { origin, times }), key, payload);
		}
		case "job-date": {
			const { payload } = content;
			const attachments = [jobDateAttachment(payload)];
			return { ...customerMail(jobDateEmail(payload, origin), key, payload), attachments };
		}
		case "job-reminder":
			return customerMail(jobReminderEmail(content.payload, origin), key, content.payload);
		case "follow-up": {
			const { followUp, texts } = content;
			return customerMail(followUpEmail(followUp, origin, texts), key, followUp);
		}
		case "customer-offer":
			return customerMail(offerEmail(content.payload, origin, content), key, content.payload);
		case "offer-accepted":
			return customerMail(offerAcceptedEmail(content.payload, origin, content.hasDay), key, content.payload);
		case "customer-answer":
			return customerMail(answerEmail(content.payload, origin), key, content.payload);
		case "offer-answered":
			return mail(offerAnsweredEmail(content.payload, origin), key, owners);
		case "customer-question":
			return mail(questionEmail(content.payload, origin), key, owners);
		default:
			return mail(accountEmail(content, settings), key, [content.payload.to]);
	}
}

export function isStale({ kind }: Pick<MailContent, "kind">, createdAt: UtcMs, now: UtcMs): boolean {
	const hasLink = kind === "confirm-sign-up" || kind === "no-account" || kind === "reset-password";
	return hasLink && now - createdAt >= LINK_LIFE_MS;
}

function mail({ facts = [], ...said }: EmailContent, key: string, to: readonly string[]): Mail {
	// What is not known is not told.
	const content = { ...said, facts: facts.filter(({ value }) => value !== "") };
	return {
		to,
		subject: emailSubject(content),
		text: emailText(content),
		html: renderEmail(content),
		...(content.stop && { stopAddress: content.stop.href }),
		key,
	};
}

function customerMail(content: EmailContent, key: string, { to }: { to: string }): Mail {
	return { ...mail(content, key, [to]), replyTo: business.email.display };
}
