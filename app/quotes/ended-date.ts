import type { QuoteChange } from "#app/catalog/quote-enums.ts";
import { dayAround, formatTimes, parseTimes, timesOf } from "./job-times.ts";
import type { Quote } from "./quote.ts";

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

type History = readonly { readonly action: string; readonly changes: readonly QuoteChange[] }[];

/** Returns the date that being done ended, as `formatTimes` has it, of a history that is oldest first; null for none. */
export function endedDateOf(history: History): string | null {
	const isDate = ({ field }: QuoteChange) => field === "date";
	const last = history.findLast(({ changes }) => changes.some(isDate));
	const date = last?.changes.find(isDate);
	const isTaken = last?.action === "unscheduled" || last?.action === "declined";
	return date?.from && date.to === null && !isTaken ? String(date.from) : null;
}
