import { desc, eq, isNotNull } from "drizzle-orm";
import type { QuoteAction } from "#app/catalog/quote-enums.ts";
import { type Database, fromJson } from "#app/database/client.server.ts";
import { areRemindersStopped } from "#app/quotes/commands/stop-reminders.ts";
import { quoteChangesSchema } from "#app/quotes/quote-view.ts";
import { customerQuestions, quoteEvents, users } from "#db/schema.ts";

export const MAX_SHOWN = 200;

export function selectHistory(db: Database, quoteId: string) {
	return db
		.select({
			seq: quoteEvents.seq,
			action: quoteEvents.action,
			actor: quoteEvents.actor,
			/** The address is null for a visitor, and where the account is gone. */
			email: users.email,
			createdAt: quoteEvents.createdAt,
			attempt: quoteEvents.attempt,
			changes: fromJson(quoteEvents.changes, quoteChangesSchema),
			asksForChange: isNotNull(customerQuestions.lines).mapWith(Boolean),
		})
		.from(quoteEvents)
		.leftJoin(customerQuestions, eq(customerQuestions.id, quoteEvents.attempt))
		.leftJoin(users, eq(users.id, quoteEvents.userId))
		.where(eq(quoteEvents.quoteId, quoteId))
		.orderBy(desc(quoteEvents.revision));
}

export type QuoteHistory = Awaited<ReturnType<typeof selectHistory>>;

export function remindersOf(history: QuoteHistory): "stopped" | "off" | "on" {
	if (areRemindersStopped(history.toReversed())) return "stopped";
	const acts: readonly QuoteAction[] = ["reminders-off", "reminders-on", "reminders-resumed"];
	const last = history.find(({ action }) => acts.includes(action));
	return last?.action === "reminders-off" ? "off" : "on";
}
