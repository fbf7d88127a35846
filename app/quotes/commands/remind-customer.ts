import { type FollowUpName, type QuoteChange, TAKEN_BACK } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { Quote } from "../quote.ts";
import { ownersReminder } from "../sent-reminders.ts";

/** That an owner reminded or thanked a customer by a text or a call, or takes that back. */
export interface RemindCustomer {
	readonly attempt: string;
	readonly isUndo: boolean;
}

/** Records a reminder of the offer, thanks for the job, or a reminder of the next visit: what is due, by the quote's stage. */
export function decideReminder(
	quote: Quote | null,
	{ attempt, isUndo }: RemindCustomer,
	at: UtcMs,
): Decision<{ readonly kind: "not-due" }> {
	const said = quote && ownersReminder(quote, at);
	if (!said || !(isUndo ? said.isRecorded : said.isDue)) return refuse({ kind: "not-due" });
	const [field, done] = said.about === "offer" ? ["reminder", "sent"] : ["text", said.about];
	if (isUndo)
		return happen({ action: "reminded", change: { field, from: done, to: TAKEN_BACK }, at, attempt });
	const change = said.about === "offer" ? null : { field, from: null, to: done };
	return happen({ action: "reminded", change, at, attempt });
}

/** Records that an automatic mail was sent. */
export function decideFollowUp(
	quote: Quote | null,
	{ name, attempt }: { readonly name: FollowUpName; readonly attempt: string },
	at: UtcMs,
): Decision<{ readonly kind: "gone" }> {
	if (!quote) return refuse({ kind: "gone" });
	const change: QuoteChange = { field: "followUp", from: null, to: name };
	return happen({ action: "reminded", change, at, attempt });
}
