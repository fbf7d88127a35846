import { and, eq, inArray, isNull } from "drizzle-orm";
import { vi } from "vitest";
import { mailWriter } from "#app/email/write-mails.server.ts";
import { deliverDue, MAX_ATTEMPTS } from "#app/outbox/deliver.server.ts";
import type { Mail } from "#app/outbox/mailer.server.ts";
import { outbox } from "#db/schema.ts";
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

const telling = ["customer-offer", "job-date", "customer-answer"];

/** Lets the last attempt to tell a customer of an offer, a date or an answer fail at that time, or succeed once an owner tries again. */
export async function endMails(quoteId: string, now: number, { isLost = true } = {}): Promise<void> {
	const attempts = isLost ? MAX_ATTEMPTS - 1 : 0;
	const isOpen = and(eq(outbox.quoteId, quoteId), isNull(outbox.sentAt), inArray(outbox.kind, telling));
	const due = { attempts, nextAttemptAt: now, failedAt: null };
	await db.update(outbox).set(due).where(isOpen);
	const send = () => (isLost ? Promise.reject(new Error("down")) : Promise.resolve());
	const logged = vi.spyOn(console, "error").mockReturnValue();
	await deliverDue({ db, mailer: { send }, claimMails: mailWriter(settings) }, () => now);
	logged.mockRestore();
}
