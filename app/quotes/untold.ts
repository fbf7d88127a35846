import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { formatTimes, type JobTimes, parseTimes } from "./job-times.ts";
import { type Quote, type QuoteRow, takenTimes } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";
import { isMailed } from "./replies.ts";
import { reminderDueAt } from "./sent-reminders.ts";

/** An answer that no mail brought is to be told for this long. */
const TELL_ANSWER_MS = 30 * DAY_MS;

/** What tells whether a customer knows the date of the job. */
export type KnownDate = Pick<
	QuoteRow,
	"scheduledFor" | "scheduledUntil" | "lostAt" | "doneAt" | "spam" | "toldDate"
>;

/** A date that the customer does not know yet, or one that is off without the customer's knowledge. */
export interface UntoldDate {
	readonly times: JobTimes;
	readonly isOff: boolean;
}

/** Returns the date that the customer is to be told of; null where the customer knows it, as by a mail, or the job is done. */
export function untoldDate(quote: KnownDate): UntoldDate | null {
	const { doneAt, spam, toldDate } = quote;
	const times = takenTimes(quote);
	if (spam || doneAt !== null || formatTimes(times) === (toldDate ?? "")) return null;
	if (times) return { times, isOff: false };
	const told = parseTimes(toldDate ?? "");
	return told && { times: told, isOff: true };
}

/** Returns until when an owner is to tell the customer of a date or an answer, by a text or a call; null where there is nothing to tell. */
function tellUntil(quote: KnownDate & Pick<QuoteRow, "answerUntoldAt">): UtcMs | null {
	if (quote.spam) return null;
	const answerUntil = quote.answerUntoldAt === null ? 0 : quote.answerUntoldAt + TELL_ANSWER_MS;
	return Math.max(untoldDate(quote)?.times.endsAt ?? 0, answerUntil) || null;
}

/** Returns the columns that say when an owner is to remind the customer or to tell something. */
export function dueTimesOf(quote: Parameters<typeof reminderDueAt>[0] & Parameters<typeof tellUntil>[0]) {
	return { reminderDueAt: reminderDueAt(quote), tellUntil: tellUntil(quote) };
}

/** By these the customer's page was seen, which shows the date and the answers. */
const seen: readonly QuoteEvent["action"][] = [
	...(["opened", "accepted", "declined", "asked", "change-withdrawn", "date-agreed"] as const),
];

/** Returns the quote with what its customer knows after an event: by a mail, by the customer's page, or because an owner told it. */
export function withTold(before: Quote, after: Quote, event: QuoteEvent): Quote {
	const date = formatTimes(takenTimes(after)) || null;
	if (event.action === "told" || seen.includes(event.action))
		return { ...after, toldDate: date, answerUntoldAt: null };
	const isDateMailed =
		isMailed(after) &&
		(before.email !== after.email || before.spam || formatTimes(takenTimes(before)) !== (date ?? ""));
	const isByHand = event.action === "answered" && event.text !== null && !isMailed(after);
	return {
		...after,
		...(isDateMailed && { toldDate: date }),
		...(isByHand && { answerUntoldAt: event.at }),
	};
}
