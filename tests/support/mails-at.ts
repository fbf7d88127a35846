import type { Mail } from "#app/email/mailer.server.ts";
import { deliverDue } from "#app/email/outbox.server.ts";
import { db } from "./edge-quotes.ts";

const OWNER = "dan@glasswing.example";
const settings = { origin: "https://www.glasswing.example", owners: [OWNER], secret: "s".repeat(32) };

/** What a run of the mail at that time sends. */
export async function mailsAt(now: number): Promise<Mail[]> {
	const sent: Mail[] = [];
	await deliverDue({ db, mailer: { send: async (mail) => void sent.push(mail) }, settings }, now);
	return sent;
}

/** Of those, what customers are sent. */
export async function customerMailsAt(now: number): Promise<Mail[]> {
	return (await mailsAt(now)).filter(({ to }) => !to.includes(OWNER));
}
