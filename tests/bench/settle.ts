import { and, gt, isNull, lte, or } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox, quoteSources } from "#db/schema.ts";

/** Waits until every mail that is due is out, so that no measurement meets another's work. */
export async function allSent(db: Database): Promise<void> {
	const { sentAt, attempts, nextAttemptAt } = outbox;
	const isDue = () => and(isNull(sentAt), or(gt(attempts, 0), lte(nextAttemptAt, Date.now())));
	while ((await db.$count(outbox, isDue())) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Forgets who saved and what was mailed: so many in a minute are a flood, whose mails are gathered and wait. */
export async function forgetSaves(db: Database): Promise<void> {
	await db.batch([db.delete(quoteSources), db.delete(outbox)]);
}
