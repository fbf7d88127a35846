import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse, unchanged } from "../decision.ts";
import type { Quote } from "../quote.ts";

/** Ends the mails that a customer gets by themselves, once. */
export function decideStop(
	quote: Quote | null,
	{ attempt }: { readonly attempt: string },
	at: UtcMs,
): Decision<{ readonly kind: "gone" }> {
	if (!quote) return refuse({ kind: "gone" });
	if (quote.isStoppedByCustomer) return unchanged;
	return happen({ action: "reminders-stopped", at, attempt });
}
