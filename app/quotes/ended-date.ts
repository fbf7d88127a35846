import type { QuoteAction, QuoteChange } from "#app/catalog/quote-enums.ts";
import { dayAround, formatTimes, parseTimes, timesOf } from "./job-times.ts";
import type { Quote } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";

/** A job that was done on a day before its date has that date no longer, until it is not done after all. */
export function withDate(quote: Quote): Quote {
	const { doneAt, endedDate } = quote;
	const times = timesOf(quote.scheduledFor, quote.scheduledUntil);
	if (doneAt !== null && times && times.startsAt >= dayAround(doneAt).until)
		return { ...quote, scheduledFor: null, scheduledUntil: null, endedDate: formatTimes(times) };
	if (doneAt !== null || endedDate === null) return quote;
	const { startsAt = null, endsAt = null } = parseTimes(endedDate) ?? {};
	return { ...quote, scheduledFor: startsAt, scheduledUntil: endsAt, endedDate: null };
}

/** Returns a quote without its date, for good, where the event says that the date's time is not free any more. */
export function withoutGoneDate(quote: Quote, event: QuoteEvent): Quote {
	if (!isDateGone(event)) return quote;
	return { ...quote, scheduledFor: null, scheduledUntil: null, endedDate: null };
}

/** Whether a quote came back without its date. */
export function isDateGone(event: QuoteEvent): boolean {
	return event.withoutDate === true;
}

type History = readonly { readonly action: string; readonly changes: readonly QuoteChange[] }[];

/** By these a date ends for good. */
const ends: readonly string[] = [
	...(["unscheduled", "accepted", "acceptance-entered", "declined", "asked"] as const),
	...(["not-spam", "not-done", "not-lost"] as const),
] satisfies readonly QuoteAction[];

/** Returns the date that being done ended, as `formatTimes` has it, of a history that is oldest first; null for none. */
export function endedDateOf(history: History): string | null {
	const isDate = ({ field }: QuoteChange) => field === "date";
	const last = history.findLast(({ changes }) => changes.some(isDate));
	const date = last?.changes.find(isDate);
	if (!last || !date?.from || date.to !== null || ends.includes(last.action)) return null;
	return String(date.from);
}

/** The history has what was in a date's way by this name; untold. */
export const IN_THE_WAY = "inTheWay";
