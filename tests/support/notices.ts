import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { openDatabase } from "../../app/db.server";
import type { Notice } from "../../app/email/notice";
import type { SendQuoteBody } from "../../app/email/send-quote";
import { outbox } from "../../db/schema";

const direct = openDatabase({
	TURSO_DATABASE_URL: inject("database").url,
	TURSO_AUTH_TOKEN: inject("database").authToken,
});

/** A send-quote body whose name is the test's own. */
export function aQuoteBody(changes: Partial<SendQuoteBody> = {}): SendQuoteBody {
	return {
		name: "Ann Example",
		phone: "+15705550123",
		address: "1 Elm St",
		email: "no-reply@glasswing.example",
		zipCode: "18411",
		selectedServices: ["window-cleaning", "gutter-cleaning"],
		homeSize: "medium",
		stories: "two",
		windowCount: "",
		lastCleaned: "1-3years",
		selectedPackage: "deluxe",
		totalPrice: 850,
		specialConcerns: "Tracks and sills: Normal dust and dirt. None",
		...changes,
	};
}

/** Puts a notice into the outbox, due at `time`, and returns its key. */
export async function queue(notice: Notice, time: number): Promise<string> {
	const idempotencyKey = `${notice.kind}:${crypto.randomUUID()}`;
	const payload = JSON.stringify(notice.payload);
	await direct
		.insert(outbox)
		.values({ idempotencyKey, kind: notice.kind, payload, createdAt: time, nextAttemptAt: time });
	return idempotencyKey;
}

/** A notice's row, read past the proxy. */
export async function noticeRow(key: string) {
	const [row] = await direct.select().from(outbox).where(eq(outbox.idempotencyKey, key));
	if (!row) throw new Error(`There is no notice ${key}`);
	return row;
}

/** Leaves nothing for a test to deliver but what it queues itself. */
export async function emptyOutbox(): Promise<void> {
	await direct.delete(outbox);
}
