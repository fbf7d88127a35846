import { paths } from "#app/config/paths.ts";
import {
	accountExistsMail,
	confirmSignUpMail,
	noAccountMail,
	passwordChangedMail,
	pinTriesMail,
	resetPasswordMail,
} from "#app/content/mails.ts";
import type { Letter } from "./letter.ts";

interface Texts {
	subject: string;
	heading: string;
	intro: string;
	button: string;
	closing: readonly string[];
}

/** Proves an address: `link` makes the account. */
export function confirmSignUpLetter(link: string, minutes: number): Letter {
	return letter(confirmSignUpMail, link, [confirmSignUpMail.linkLife(minutes)]);
}

/** For a sign-up with the address of an account. */
export function accountExistsLetter(origin: string): Letter {
	return letter(accountExistsMail, `${origin}${paths.auth}`);
}

/** For a reset asked for with an address that may have an account and has none: `link` makes it. */
export function noAccountLetter(link: string, minutes: number): Letter {
	return letter(noAccountMail, link, [noAccountMail.linkLife(minutes)]);
}

/** Tells that so many wrong PINs were given with the right password. */
export function pinTriesLetter(origin: string, tries: number): Letter {
	const { intro, ...texts } = pinTriesMail;
	return letter({ ...texts, intro: intro(tries) }, `${origin}${paths.authForgotPassword}`);
}

/** Carries the `link` that leads to the new-password form. */
export function resetPasswordLetter(link: string, minutes: number): Letter {
	return letter(resetPasswordMail, link, [resetPasswordMail.linkLife(minutes)]);
}

/** Tells that the password is another one now. */
export function passwordChangedLetter(origin: string): Letter {
	return letter(passwordChangedMail, `${origin}${paths.auth}`);
}

function letter(texts: Texts, href: string, further: readonly string[] = []): Letter {
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
