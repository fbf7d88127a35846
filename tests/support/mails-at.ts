import { mailWriter } from "#app/email/write-mails.server.ts";
import { deliverDue } from "#app/outbox/deliver.server.ts";
import type { Mail } from "#app/outbox/mailer.server.ts";
import { db } from "./edge-quotes.ts";

const OWNER = "dan@glasswing.example";
const settings = { origin: "https://www.glasswing.example", owners: [OWNER], secret: "s".repeat(32) };

/** What a run of the mail at that time sends. */
export async function mailsAt(now: number): Promise<Mail[]> {
	const sent: Mail[] = [];
	const mailer = { send: async (mail: Mail) => void sent.push(mail) };
	await deliverDue({ db, mailer, claimMails: mailWriter(settings) }, () => now);
	return sent;
}

/** Of those, what customers are sent. */
export async function customerMailsAt(now: number): Promise<Mail[]> {
	return (await mailsAt(now)).filter(({ to }) => !to.includes(OWNER));
}
