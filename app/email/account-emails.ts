import { LINK_LIFE_MS, linkToken } from "#app/auth/mailed-link.server.ts";
import { accountMails, invitationMail, linkLife } from "#app/content/mails.ts";
import type { OfKind } from "#app/outbox/queued-mail.ts";
import { MINUTE_MS } from "#app/time/clock.ts";
import type { EmailContent } from "./email-content.ts";

export function accountEmail(
	{ kind, payload }: OfKind<keyof typeof accountMails>,
	{ origin, secret }: { origin: string; secret: string },
): EmailContent {
	const invitedBy = "invitedBy" in payload ? payload.invitedBy : undefined;
	const texts = invitedBy === undefined ? accountMails[kind] : invitationMail(invitedBy);
	const { subject, heading, button, closing } = texts;
	const intro =
		typeof texts.intro === "string" ? texts.intro : texts.intro("tries" in payload ? payload.tries : 0);
	const seed = "seed" in payload ? payload.seed : null;
	const query = seed === null ? "" : `?token=${linkToken(secret, seed)}`;
	return {
		...{ subject, heading, closing },
		preview: intro,
		paragraphs: seed === null ? [intro] : [intro, linkLife(LINK_LIFE_MS / MINUTE_MS)],
		buttons: [{ label: button, href: origin + accountMails[kind].path + query }],
	};
}
