import { dateRequest } from "#app/content/customer-date.ts";
import { localTime, type UtcMs } from "#app/time/clock.ts";
import { formatShortDay, formatSlots } from "#app/time/time-text.ts";
import { type Decision, happen, refuse } from "../decision.ts";
import { formatTimes, type JobTimes, timesOf } from "../job-times.ts";
import { formatSlot, type PreferredSlot } from "../preferred-slots.ts";
import type { Quote } from "../quote.ts";
import { isFullOfQuestions } from "./ask-question.ts";

/** What a customer asks for in place of a job's date; the attempt of the form is the question's id. */
export interface AskForDate {
	readonly attempt: string;
	readonly token: string;
	/** The date that the page showed, as `formatTimes` has it; null for a page that told none. */
	readonly date: string | null;
	readonly wishes: readonly PreferredSlot[];
	readonly comment: string | null;
}

export type DateRequestRefusal =
	| { readonly kind: "no-quote" | "too-many" | "too-late" | "other-date" }
	| { readonly kind: "slot-unavailable"; readonly slots: readonly string[] };

/** Takes a request for another day as a question to the owner, until the day before, as the terms promise; the date stays as it is. */
export function decideDateRequest(
	quote: Quote | null,
	{ attempt, token, date, wishes, comment }: AskForDate,
	{ isFree }: { isFree: (wish: PreferredSlot) => boolean },
	at: UtcMs,
): Decision<DateRequestRefusal> {
	if (quote?.customerToken !== token) return refuse({ kind: "no-quote" });
	const { stage, scheduledFor: startsAt, scheduledUntil } = quote;
	if (stage !== "scheduled" || startsAt === null || !canAskForDate({ startsAt }, at))
		return refuse({ kind: "too-late" });
	if (date !== null && date !== formatTimes(timesOf(startsAt, scheduledUntil)))
		return refuse({ kind: "other-date" });
	const taken = wishes.filter((wish) => !isFree(wish));
	if (taken.length > 0) return refuse({ kind: "slot-unavailable", slots: taken.map(formatSlot) });
	const day = formatShortDay(localTime(startsAt).date);
	const asked = wishes.length > 0 ? dateRequest.halves(day, formatSlots(wishes)) : dateRequest.none(day);
	const text = [asked, comment].filter(Boolean).join("\n");
	if (isFullOfQuestions(quote, at)) return refuse({ kind: "too-many" });
	return happen({ action: "asked", offerId: null, text, lines: null, otherSlots: wishes, at, attempt });
}

/** Whether a customer may ask for another day at `at`: until the day before the job. */
export function canAskForDate({ startsAt }: Pick<JobTimes, "startsAt">, at: UtcMs): boolean {
	return localTime(at).midnight < localTime(startsAt).midnight;
}
