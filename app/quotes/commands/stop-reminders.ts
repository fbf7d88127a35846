import type { QuoteAction } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote } from "../quote.ts";

/** What a customer says of the reminders. */
export const reminderActions: readonly QuoteAction[] = ["reminders-stopped", "reminders-resumed"];

/** Whether the customer stopped the reminders, and does not want them again, as the history tells it, the oldest first. */
export function areRemindersStopped(events: readonly { readonly action: QuoteAction | null }[]): boolean {
	const last = events.findLast(({ action }) => action !== null && reminderActions.includes(action));
	return last?.action === "reminders-stopped";
}

/** Ends the mails that a customer gets by themselves, once, or lets them go on. */
export function decideStop(
	quote: Quote | null,
	{ attempt, isUndo }: { readonly attempt: string; readonly isUndo: boolean },
	at: UtcMs,
): Decision<{ readonly kind: "gone" }> {
	if (!quote) return refuse({ kind: "gone" });
	if (quote.isStoppedByCustomer !== isUndo) return unchanged;
	return happen({ action: isUndo ? "reminders-resumed" : "reminders-stopped", at, attempt });
}
