import type { FollowUpName } from "#app/catalog/quote-enums.ts";
import { business } from "#app/config/business.ts";
import type { Env } from "#app/config/env.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { followUpName } from "#app/follow-ups/load-follow-ups.server.ts";
import { logError } from "#app/log/log.server.ts";
import { type ClaimMails, deliverDue } from "#app/outbox/deliver.server.ts";
import type { Mailer } from "#app/outbox/mailer.server.ts";
import { vapidKeys } from "#app/outbox/push.server.ts";
import { recordFollowUp, recordMail } from "#app/quotes/commands.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";
import { type AlertSettings, noAlerts, writeAlert } from "./alert.server.ts";
import { composeMail, isStale, type MailSettings } from "./compose.server.ts";
import { claimWithContent, type MailContent } from "./mail-content.server.ts";

/** Returns what claims the rows that are due, and writes their mails and sends their alerts with these settings. */
export function mailWriter(settings: MailSettings, alerts: AlertSettings = noAlerts): ClaimMails {
	return async (db, now) => {
		const { claimed, contentOf } = await claimWithContent(db, now);
		const write = (row: (typeof claimed)[number]) => {
			const content = contentOf(row);
			if (!content || "until" in content) return content;
			if (content.kind === "alert") return writeAlert(db, content, { ...alerts, now });
			if (isStale(content, row.createdAt, now)) return null;
			if (content.kind === "more-quotes" && content.news.count === 0) return { ends: content.news };
			const mail = composeMail(content, row.idempotencyKey, settings);
			if (content.kind === "more-quotes") return { mail, replaces: content.news };
			const sent = sentFollowUp(content);
			if (!sent) return { mail };
			const command = { name: sent.name, attempt: `mail:${row.id}` };
			return { mail, recordSent: () => recordFollowUp(db, visitor(db), sent.quoteId, command, now) };
		};
		const recordEnd = async ({ id, quoteId, idempotencyKey: key }: (typeof claimed)[number]) =>
			quoteId !== null && recordMail(db, visitor(db), quoteId, { key, attempt: `mail:${id}:${now}` }, now);
		return { claimed, write, recordEnd };
	};
}

function sentFollowUp(content: MailContent): { name: FollowUpName; quoteId: string } | null {
	if (content.kind === "job-reminder") return { name: content.kind, quoteId: content.payload.quoteId };
	if (content.kind !== "follow-up") return null;
	return { name: followUpName(content.followUp), quoteId: content.followUp.quoteId };
}

/** Sends what is due now. Never throws: failures are logged and tried again later. */
export async function deliverMail({ db, mailer, env }: { db: Database; mailer: Mailer; env: Env }) {
	const keys = vapidKeys(env);
	const settings = {
		origin: env.SITE_URL ?? business.siteUrl,
		owners: env.NOTICE_EMAIL ? [env.NOTICE_EMAIL] : env.ADMIN_EMAILS,
		secret: env.SESSION_SECRET,
	};
	const alerts = { sender: keys && { keys }, admins: env.ADMIN_EMAILS };
	await deliverDue({ db, mailer, claimMails: mailWriter(settings, alerts) }, Date.now).catch((error) =>
		logError("outbox not drained", error),
	);
}
