import type { QuoteAction } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote } from "../quote.ts";

export const reminderActions: readonly QuoteAction[] = ["reminders-stopped", "reminders-resumed"];

export function areRemindersStopped(events: readonly { readonly action: QuoteAction | null }[]): boolean {
	const last = events.findLast(({ action }) => action !== null && reminderActions.includes(action));
	return last?.action === "reminders-stopped";
}

export function decideStop(
	quote: Quote | null,
	{ attempt, isUndo }: { readonly attempt: string; readonly isUndo: boolean },
	at: UtcMs,
): Decision<{ readonly kind: "gone" }> {
	if (!quote) return refuse({ kind: "gone" });
	if (quote.isStoppedByCustomer !== isUndo) return unchanged;
	return happen({ action: isUndo ? "reminders-resumed" : "reminders-stopped", at, attempt });
}
