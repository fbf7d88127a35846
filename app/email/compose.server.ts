import { LINK_LIFE_MS, linkToken } from "#app/auth/link-token.server.ts";
import { business } from "#app/config/business.ts";
import { paths } from "#app/config/paths.ts";
import { mailFooter } from "#app/content/mails.ts";
import {
	accountExistsLetter,
	confirmSignUpLetter,
	noAccountLetter,
	passwordChangedLetter,
	pinTriesLetter,
	resetPasswordLetter,
} from "./account-letters.ts";
import { type Letter, letterSubject, letterText } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import type { MailContent } from "./mail-content.server.ts";
import type { Mail } from "./mailer.server.ts";
import { quoteListTemplate } from "./quote-list-template.ts";
import { quoteTemplate, safeReplyTo } from "./quote-template.ts";

export interface MailSettings {
	origin: string;
	owners: readonly string[];
	/** What the tokens in links are derived from. */
	secret: string;
}

const LINK_MINUTES = LINK_LIFE_MS / 60_000;

export function composeMail(content: MailContent, key: string, settings: MailSettings): Mail {
	const { origin, owners, secret } = settings;
	const link = (path: string, seed: string) => `${origin}${path}?token=${linkToken(secret, seed)}`;
	switch (content.kind) {
		case "quote": {
			const replyTo = safeReplyTo(content.news, owners);
			return { ...mail(quoteTemplate(content.news, { origin, replyTo }), key, owners), replyTo };
		}
		case "spam-digest":
		case "more-quotes":
			return mail(quoteListTemplate(content.kind, content.news, origin), key, owners);
		case "confirm-sign-up": {
			const { to, seed } = content.payload;
			return mail(confirmSignUpLetter(link(paths.authConfirm, seed), LINK_MINUTES), key, [to]);
		}
		case "account-exists":
			return mail(accountExistsLetter(origin), key, [content.payload.to]);
		case "reset-password": {
			const { to, seed } = content.payload;
			return mail(resetPasswordLetter(link(paths.authNewPassword, seed), LINK_MINUTES), key, [to]);
		}
		case "no-account": {
			const { to, seed } = content.payload;
			return mail(noAccountLetter(link(paths.authConfirm, seed), LINK_MINUTES), key, [to]);
		}
		case "pin-tries":
			return mail(pinTriesLetter(origin, content.payload.tries), key, [content.payload.to]);
		case "password-changed":
			return mail(passwordChangedLetter(origin), key, [content.payload.to]);
	}
}

export function isStale({ kind }: Pick<MailContent, "kind">, createdAt: number, now: number): boolean {
	const hasLink = kind === "confirm-sign-up" || kind === "no-account" || kind === "reset-password";
	return hasLink && now - createdAt >= LINK_LIFE_MS;
}

function mail(letter: Letter, key: string, to: readonly string[]): Mail {
	return {
		to,
		subject: letterSubject(letter),
		text: letterText(letter, mailFooter),
		html: letterHtml(letter, business.name, mailFooter),
		key,
	};
}
