import { LINK_LIFE_MS, linkToken } from "#app/auth/mailed-link.server.ts";
import { paths } from "#app/config/paths.ts";
import {
	accountExistsMail,
	confirmSignUpMail,
	invitationMail,
	noAccountMail,
	passwordChangedMail,
	pinTriesMail,
	resetPasswordMail,
} from "#app/content/mails.ts";
import type { QueuedMail } from "#app/outbox/queued-mail.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import type { EmailContent } from "./email-content.ts";

/** Each mail's texts, and where its button leads: with the link's token where there is one. */
const accountMails = {
	"confirm-sign-up": { texts: confirmSignUpMail, path: paths.authConfirm },
	"account-exists": { texts: accountExistsMail, path: paths.auth },
	"reset-password": { texts: resetPasswordMail, path: paths.authNewPassword },
	"no-account": { texts: noAccountMail, path: paths.authConfirm },
	"pin-tries": { texts: pinTriesMail, path: paths.authForgotPassword },
	"password-changed": { texts: passwordChangedMail, path: paths.auth },
} as const;

export type AccountMail = Extract<QueuedMail, { kind: keyof typeof accountMails }>;

export function accountEmail(
	{ kind, payload }: AccountMail,
	{ origin, secret }: { origin: string; secret: string },
): EmailContent {
	const { path, ...usual } = accountMails[kind];
	const invitedBy = "invitedBy" in payload ? payload.invitedBy : undefined;
	const texts = invitedBy === undefined ? usual.texts : invitationMail(invitedBy);
	const { subject, heading, button, closing } = texts;
	const intro =
		typeof texts.intro === "string" ? texts.intro : texts.intro("tries" in payload ? payload.tries : 0);
	const query = "seed" in payload ? `?token=${linkToken(secret, payload.seed)}` : "";
	return {
		...{ subject, heading, closing },
		preview: intro,
		paragraphs: "linkLife" in texts ? [intro, texts.linkLife(LINK_LIFE_MS / MINUTE_MS)] : [intro],
		buttons: [{ label: button, href: origin + path + query }],
		facts: [],
	};
}
