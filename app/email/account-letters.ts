import { paths } from "../config/paths";
import {
	accountExistsMail,
	confirmSignUpMail,
	passwordChangedMail,
	resetPasswordMail,
} from "../content/mails";
import type { Letter } from "./letter";

interface Texts {
	subject: string;
	heading: string;
	intro: string;
	button: string;
	closing: readonly string[];
}

/** Proves an address: `link` makes the account (DESIGN, Who may do what). */
export function confirmSignUpLetter(link: string, minutes: number): Letter {
	return letter(confirmSignUpMail, link, [confirmSignUpMail.linkLife(minutes)]);
}

/** For a sign-up with the address of an account. */
export function accountExistsLetter(origin: string): Letter {
	return letter(accountExistsMail, `${origin}${paths.auth}`);
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
