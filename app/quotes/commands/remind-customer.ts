import { type FollowUpName, type QuoteChange, TAKEN_BACK } from "#app/catalog/quote-enums.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { Quote } from "../quote.ts";
import { isReminderDue, wasReminded, wasTold } from "../sent-reminders.ts";

/** That an owner reminded or thanked a customer by a text or a call, or takes that back. */
export interface RemindCustomer {
	readonly attempt: string;
	readonly isUndo: boolean;
	/** A job that was done until then (UTC milliseconds) may have its next visit due; a later one is thanked for. */
	readonly visitsUntil: number;
}

/** Records a reminder of the offer, thanks for the job, or a reminder of the next visit: what is due, by the quote's stage. */
export function decideReminder(
	quote: Quote | null,
	{ attempt, isUndo, visitsUntil }: RemindCustomer,
	at: number,
): Decision<{ readonly kind: "not-due" }> {
	if (quote?.stage === "offered") {
		if (isUndo ? !wasReminded(quote, at) : !isReminderDue(quote, at)) return refuse({ kind: "not-due" });
		const change = isUndo ? { field: "reminder", from: "sent", to: TAKEN_BACK } : null;
		return happen({ action: "reminded", change, at, attempt });
	}
	if (quote?.stage !== "done" || quote.doneAt === null) return refuse({ kind: "not-due" });
	const what = quote.doneAt <= visitsUntil ? "next-visit" : "thank-you";
	if (wasTold(what, quote.reminders) !== isUndo) return refuse({ kind: "not-due" });
	const change = isUndo
		? { field: "text", from: what, to: TAKEN_BACK }
		: { field: "text", from: null, to: what };
	return happen({ action: "reminded", change, at, attempt });
}

/** Records that an automatic mail was sent. */
export function decideFollowUp(
	quote: Quote | null,
	{ name, attempt }: { readonly name: FollowUpName; readonly attempt: string },
	at: number,
): Decision<{ readonly kind: "gone" }> {
	if (!quote) return refuse({ kind: "gone" });
	const change: QuoteChange = { field: "followUp", from: null, to: name };
	return happen({ action: "reminded", change, at, attempt });
}
