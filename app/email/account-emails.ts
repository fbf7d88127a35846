import { paths } from "#app/config/paths.ts";
import {
	accountExistsMail,
	confirmSignUpMail,
	noAccountMail,
	passwordChangedMail,
	pinTriesMail,
	resetPasswordMail,
} from "#app/content/mails.ts";
import type { EmailContent } from "./email-content.ts";

interface Texts {
	subject: string;
	heading: string;
	intro: string;
	button: string;
	closing: readonly string[];
}

/** `link` creates the account. */
export function confirmSignUpEmail(link: string, minutes: number): EmailContent {
	return contentOf(confirmSignUpMail, link, [confirmSignUpMail.linkLife(minutes)]);
}

export function accountExistsEmail(origin: string): EmailContent {
	return contentOf(accountExistsMail, `${origin}${paths.auth}`);
}

/** For a reset with an owner's address that has no account: `link` creates it. */
export function noAccountEmail(link: string, minutes: number): EmailContent {
	return contentOf(noAccountMail, link, [noAccountMail.linkLife(minutes)]);
}

/** Sent after `tries` wrong PINs with the right password. */
export function pinTriesEmail(origin: string, tries: number): EmailContent {
	const { intro, ...texts } = pinTriesMail;
	return contentOf({ ...texts, intro: intro(tries) }, `${origin}${paths.authForgotPassword}`);
}

/** `link` leads to the new-password form. */
export function resetPasswordEmail(link: string, minutes: number): EmailContent {
	return contentOf(resetPasswordMail, link, [resetPasswordMail.linkLife(minutes)]);
}

export function passwordChangedEmail(origin: string): EmailContent {
	return contentOf(passwordChangedMail, `${origin}${paths.auth}`);
}

function contentOf(texts: Texts, href: string, further: readonly string[] = []): EmailContent {
	const { subject, heading, intro, button, closing } = texts;
	return {
		subject,
		preview: intro,
		heading,
		paragraphs: [intro, ...further],
		buttons: [{ label: button, href }],
		facts: [],
		closing,
	};
}
