import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { openDatabase } from "#app/database/client.server.ts";
import type { QueuedMail } from "#app/outbox/queued-mail.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { outbox } from "#db/schema.ts";
import { aSubmission } from "./submissions.ts";

const direct = openDatabase({
	TURSO_DATABASE_URL: inject("database").url,
	TURSO_AUTH_TOKEN: inject("database").authToken,
});

/** Saves a quote, of which a mail is due at `time`, and returns its key. */
export async function queueQuote(time: number): Promise<string> {
	const submission = aSubmission();
	await saveQuote(direct, submission, time);
	return `send-quote:${submission.id}:1`;
}

/** Puts a mail into the outbox, due at `time`, and returns its key. */
export async function queue(mail: QueuedMail, time: number): Promise<string> {
	const idempotencyKey = `${mail.kind}:${crypto.randomUUID()}`;
	const payload = JSON.stringify(mail.payload);
	await direct
		.insert(outbox)
		.values({ idempotencyKey, kind: mail.kind, payload, createdAt: time, nextAttemptAt: time });
	return idempotencyKey;
}

/** A mail's row, read past the proxy. */
export async function mailRow(key: string) {
	const [row] = await direct.select().from(outbox).where(eq(outbox.idempotencyKey, key));
	if (!row) throw new Error(`There is no mail ${key}`);
	return row;
}

/** Leaves nothing for a test to deliver but what it queues itself. */
export async function emptyOutbox(): Promise<void> {
	await direct.delete(outbox);
}

/** Every row of the outbox, oldest first, read past the proxy. */
export function outboxRows() {
	return direct.select().from(outbox).orderBy(outbox.id);
}
