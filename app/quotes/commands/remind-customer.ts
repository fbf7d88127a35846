import { type FollowUpName, type QuoteChange, reminderDays, TAKEN_BACK } from "#app/catalog/quote-terms.ts";
import { DAY_MS } from "#app/config/durations.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import type { Quote } from "../quote.ts";

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
		const isReminded = isOfferReminded(quote, at);
		if (isUndo ? !isReminded : isReminded || !isReminderDue(quote, at)) return refuse({ kind: "not-due" });
		const change = isUndo ? { field: "reminder", from: "sent", to: TAKEN_BACK } : null;
		return happen({ action: "reminded", change, at, attempt });
	}
	if (quote?.stage !== "done" || quote.doneAt === null) return refuse({ kind: "not-due" });
	const what = quote.doneAt <= visitsUntil ? "next-visit" : "thank-you";
	if (wasTold(quote, what) !== isUndo) return refuse({ kind: "not-due" });
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

function isReminderDue({ offeredAt }: Quote, at: number): boolean {
	return offeredAt !== null && offeredAt <= at - reminderDays[0] * DAY_MS;
}

/** Whether the customer was reminded since the reminder that is due, and that was not taken back. */
function isOfferReminded({ offeredAt, reminders }: Quote, at: number): boolean {
	if (offeredAt === null) return false;
	const [first, second] = [offeredAt + reminderDays[0] * DAY_MS, offeredAt + reminderDays[1] * DAY_MS];
	const due = at >= second ? second : first;
	const last = reminders.findLast((reminder) => reminder.at >= due);
	return last !== undefined && last.change?.to !== TAKEN_BACK;
}

function wasTold({ reminders }: Quote, what: FollowUpName): boolean {
	const last = reminders.findLast(({ change }) => change?.from === what || change?.to === what);
	return last?.change?.to === what;
}
