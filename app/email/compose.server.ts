import { LINK_LIFE_MS, linkToken } from "#app/auth/link-token.server.ts";
import { business } from "#app/config/business.ts";
import { MINUTE_MS } from "#app/config/durations.ts";
import { paths } from "#app/config/paths.ts";
import {
	accountExistsEmail,
	confirmSignUpEmail,
	noAccountEmail,
	passwordChangedEmail,
	pinTriesEmail,
	resetPasswordEmail,
} from "./account-emails.ts";
import { customerQuoteEmail } from "./customer-quote-email.ts";
import { type EmailContent, emailSubject, emailText } from "./email-content.ts";
import { renderEmail } from "./email-template.tsx";
import { followUpEmail, stopAddress } from "./follow-up-emails.ts";
import { jobDateAttachment, jobDateEmail } from "./job-date-email.ts";
import type { MailContent } from "./mail-content.server.ts";
import type { Mail } from "./mailer.server.ts";
import { offerAcceptedEmail, offerAnsweredEmail, offerEmail, questionEmail } from "./offer-emails.ts";
import { quoteEmail, safeReplyTo } from "./quote-email.ts";
import { quoteListEmail } from "./quote-list-email.ts";

export interface MailSettings {
	origin: string;
	owners: readonly string[];
	secret: string;
}

const LINK_MINUTES = LINK_LIFE_MS / MINUTE_MS;

export function composeMail(content: MailContent, key: string, settings: MailSettings): Mail {
	const { origin, owners, secret } = settings;
	const link = (path: string, seed: string) => `${origin}${path}?token=${linkToken(secret, seed)}`;
	switch (content.kind) {
		case "quote": {
			const { news, times } = content;
			const replyTo = safeReplyTo(news, owners);
			return { ...mail(quoteEmail(news, { origin, replyTo, times }), key, owners), replyTo };
		}
		case "spam-digest":
		case "more-quotes":
			return mail(quoteListEmail(content.kind, content.news, origin), key, owners);
		case "customer-quote": {
			const { payload, times } = content;
			const email = mail(customerQuoteEmail(payload, { origin, times }), key, [payload.to]);
			return { ...email, replyTo: business.email.display };
		}
		case "job-date": {
			const email = mail(jobDateEmail(content.payload, origin), key, [content.payload.to]);
			return { ...email, replyTo: business.email.display, attachments: [jobDateAttachment(content.payload)] };
		}
		case "follow-up": {
			const { followUp } = content;
			const email = mail(followUpEmail(followUp, origin), key, [followUp.to]);
			return { ...email, replyTo: business.email.display, stopAddress: stopAddress(followUp, origin) };
		}
		case "customer-offer": {
			const email = mail(offerEmail(content.payload, origin), key, [content.payload.to]);
			return { ...email, replyTo: business.email.display };
		}
		case "offer-accepted": {
			const email = mail(offerAcceptedEmail(content.payload, origin), key, [content.payload.to]);
			return { ...email, replyTo: business.email.display };
		}
		case "offer-answered":
			return mail(offerAnsweredEmail(content.payload, origin), key, owners);
		case "customer-question":
			return mail(questionEmail(content.payload, origin), key, owners);
		case "confirm-sign-up": {
			const { to, seed } = content.payload;
			return mail(confirmSignUpEmail(link(paths.authConfirm, seed), LINK_MINUTES), key, [to]);
		}
		case "account-exists":
			return mail(accountExistsEmail(origin), key, [content.payload.to]);
		case "reset-password": {
			const { to, seed } = content.payload;
			return mail(resetPasswordEmail(link(paths.authNewPassword, seed), LINK_MINUTES), key, [to]);
		}
		case "no-account": {
			const { to, seed } = content.payload;
			return mail(noAccountEmail(link(paths.authConfirm, seed), LINK_MINUTES), key, [to]);
		}
		case "pin-tries":
			return mail(pinTriesEmail(origin, content.payload.tries), key, [content.payload.to]);
		case "password-changed":
			return mail(passwordChangedEmail(origin), key, [content.payload.to]);
	}
}

/** Whether the mail's link has expired. Times are UTC milliseconds. */
export function isStale({ kind }: Pick<MailContent, "kind">, createdAt: number, now: number): boolean {
	const hasLink = kind === "confirm-sign-up" || kind === "no-account" || kind === "reset-password";
	return hasLink && now - createdAt >= LINK_LIFE_MS;
}

function mail(content: EmailContent, key: string, to: readonly string[]): Mail {
	return {
		to,
		subject: emailSubject(content),
		text: emailText(content),
		html: renderEmail(content),
		key,
	};
}
