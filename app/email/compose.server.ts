import { LINK_LIFE_MS, linkToken } from "../auth/link-token.server";
import { business } from "../config/business";
import { paths } from "../config/paths";
import { mailFooter } from "../content/mails";
import {
	accountExistsLetter,
	confirmSignUpLetter,
	passwordChangedLetter,
	resetPasswordLetter,
} from "./account-letters";
import { type Letter, letterSubject, letterText } from "./letter";
import { letterHtml } from "./letter-html";
import type { Mail } from "./mailer.server";
import type { Notice } from "./notice";
import { quoteLetter, visitorEmail } from "./quote-letter";

/** What mails need to know of the site that sends them. */
export interface MailSettings {
	/** Where links lead, without a slash at the end. */
	origin: string;
	/** Who is told of new quotes. */
	owners: readonly string[];
	/** What the tokens in links are derived from. */
	secret: string;
}

const LINK_MINUTES = LINK_LIFE_MS / 60_000;

/** The mail of a notice. Pure: the same notice and key give the same mail, however often it is sent. */
export function composeMail(notice: Notice, key: string, settings: MailSettings): Mail {
	const { origin, owners, secret } = settings;
	const link = (path: string, seed: string) => `${origin}${path}?token=${linkToken(secret, seed)}`;
	switch (notice.kind) {
		case "send-quote":
			return {
				...mail(quoteLetter(notice.payload, origin), key, owners),
				replyTo: visitorEmail(notice.payload),
			};
		case "confirm-sign-up": {
			const { to, seed } = notice.payload;
			return mail(confirmSignUpLetter(link(paths.authConfirm, seed), LINK_MINUTES), key, [to]);
		}
		case "account-exists":
			return mail(accountExistsLetter(origin), key, [notice.payload.to]);
		case "reset-password": {
			const { to, seed } = notice.payload;
			return mail(resetPasswordLetter(link(paths.authNewPassword, seed), LINK_MINUTES), key, [to]);
		}
		case "password-changed":
			return mail(passwordChangedLetter(origin), key, [notice.payload.to]);
	}
}

/** Whether the notice's link no longer works, so that sending it would only mislead. Times are UTC milliseconds. */
export function isStale({ kind }: Notice, createdAt: number, now: number): boolean {
	return (kind === "confirm-sign-up" || kind === "reset-password") && now - createdAt >= LINK_LIFE_MS;
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
