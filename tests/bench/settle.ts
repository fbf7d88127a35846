import { and, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { customerKeys, customers, outbox, quoteSources } from "#db/schema.ts";
import { aDraft } from "../support/drafts.ts";

/** Waits until every mail that is due is out, so that no measurement meets another's work. */
export async function allSent(db: Database): Promise<void> {
	const { sentAt, attempts, nextAttemptAt } = outbox;
	const isDue = () => and(isNull(sentAt), or(gt(attempts, 0), lte(nextAttemptAt, Date.now())));
	while ((await db.$count(outbox, isDue())) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Forgets who saved and what was mailed: so many in a minute are a flood, whose mails are gathered and wait. Whoever saves next is
 * nobody's customer yet, as in the batch that is recorded. */
export async function forgetSaves(db: Database): Promise<void> {
	const { customerId, value } = customerKeys;
	const known = db
		.select({ customerId })
		.from(customerKeys)
		.where(eq(value, aDraft().contact?.phone ?? ""));
	await db.batch([
		db.delete(quoteSources),
		db.delete(outbox),
		db.delete(customers).where(inArray(customers.id, known)),
	]);
}
