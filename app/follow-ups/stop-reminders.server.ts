import { eq, sql } from "drizzle-orm";
import { type Database, idempotentBatch } from "#app/database/client.server.ts";
import { isCustomerToken } from "#app/quotes/customer-token.server.ts";
import { recordEventAhead } from "#app/quotes/record-event.server.ts";
import { quoteRequests } from "#db/schema.ts";

interface Reminders {
	quoteId: string;
	areStopped: boolean;
}

/** Whether the follow-ups of the quote that a token opens were stopped, in one round trip; null where it opens none.
 * @throws when the database refuses or does not answer in time. */
export async function findReminders(db: Database, token: string): Promise<Reminders | null> {
	if (!isCustomerToken(token)) return null;
	const [found] = await db
		.select({
			quoteId: quoteRequests.id,
			areStopped: sql`${quoteRequests.remindersStoppedAt} is not null`.mapWith(Boolean),
		})
		.from(quoteRequests)
		.where(eq(quoteRequests.customerToken, token));
	return found ?? null;
}

/**
 * Stops the follow-ups of the quote that a token opens, in one round trip. Returns false where the token opens none. `now`
 * is UTC milliseconds.
 * @throws when the database refuses or does not answer in time; the same call may be made again.
 */
export async function stopReminders(db: Database, token: string, now: number): Promise<boolean> {
	if (!isCustomerToken(token)) return false;
	const quoteId = sql`(select id from quote_requests where customer_token = ${token})`;
	const allowed = sql`reminders_stopped_at is null`;
	const results = await idempotentBatch(db, [
		recordEventAhead(db, { quoteId, action: "reminders-stopped", now, allowed }),
		db
			.update(quoteRequests)
			.set({ remindersStoppedAt: now, revision: sql`${quoteRequests.revision} + 1` })
			.where(sql`customer_token = ${token} and ${allowed}`),
		db.select({ id: quoteRequests.id }).from(quoteRequests).where(eq(quoteRequests.customerToken, token)),
	]);
	return results.at(-1)?.rows.length === 1;
}
