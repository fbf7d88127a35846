import type { QuoteAction, QuoteChange } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";
import { formatTimes, type JobTimes, parseTimes, UNDO_DATE_MS } from "./job-times.ts";
import type { HistoryEvent } from "./load-parts.server.ts";
import { type PreferredSlot, parseSlots } from "./preferred-slots.ts";

/** The history has by this name the date that is fine with the customer from an event on, as `formatTimes` has it; untold. */
export const AGREED_DATE = "agreedDate";
/** The history has by this name the half days that the customer asks for, as JSON. The question tells them. */
export const ASKED_SLOTS = "askedSlots";

const acceptances: readonly string[] = ["accepted", "acceptance-entered"] satisfies QuoteAction[];

type History = readonly { readonly changes: readonly QuoteChange[] }[];

/** Returns the date that the customer said is fine and asked for no other one since, of a history that is oldest first; null for none. */
export function agreedDateOf(history: History): string | null {
	return lastOf(history, AGREED_DATE)?.toString() || null;
}

/** Whether the customer said that a job's date is fine, and asked for no other one since, by a history that is oldest first. */
export function isDateAgreed(history: History, times: JobTimes | null): boolean {
	return times !== null && agreedDateOf(history) === formatTimes(times);
}

/** Returns the ids of the questions that ask for another date: each has that of its form. */
export function dateRequestsOf(history: readonly Pick<HistoryEvent, "attempt" | "changes">[]): string[] {
	return history.flatMap((event) => (slotsOf(event) && event.attempt) || []);
}

/** Returns the last request for another date, with the id of its question, of a history that is oldest first; null for none. */
export function lastDateRequestOf(history: readonly Pick<HistoryEvent, "attempt" | "changes">[]) {
	const last = history.findLast(slotsOf);
	return last ? { id: last.attempt, wishes: slotsOf(last) ?? [] } : null;
}

/** The half days that the customer asked for in place of a date: none once a date was fine, null where the acceptance is the last word. */
export function askedSlotsOf(
	history: readonly (History[number] & { readonly action: string })[],
): PreferredSlot[] | null {
	const asksForDays = (index: number) => lastOf(history.slice(0, index + 1), "date") === null;
	const isFine = ({ action }: { action: string }) => action === ("date-agreed" satisfies QuoteAction);
	const last = history.findLast(
		(event, index) =>
			slotsOf(event) || isFine(event) || (acceptances.includes(event.action) && asksForDays(index)),
	);
	if (!last) return null;
	return isFine(last) ? [] : slotsOf(last);
}

/** Returns the date that is off, of a history that is oldest first; null where one is set. A date that was undone at once was
 * none, and the one before it is meant. */
export function dateOffOf(history: readonly (History[number] & { readonly at: UtcMs })[]): JobTimes | null {
	const dated = history.flatMap(({ at, changes }) =>
		changes.filter(({ field }) => field === "date").map(({ to }) => ({ to, at })),
	);
	if (dated.at(-1)?.to !== null) return null;
	const stood = dated.findLast(
		({ to, at }, index) => to !== null && (dated[index + 1]?.at ?? at) - at >= UNDO_DATE_MS,
	);
	return stood ? parseTimes(String(stood.to)) : null;
}

/** What the customer said last of the days that suit: a request for other ones, else what came with the acceptance. */
export function wishOf<Accepted extends { wishes: PreferredSlot[]; comment: string | null }>(
	history: Parameters<typeof askedSlotsOf>[0],
	accepted: Accepted | undefined,
) {
	const wishes = askedSlotsOf(history);
	if (wishes) return { wishes, comment: null };
	return { wishes: accepted?.wishes ?? [], comment: accepted?.comment ?? null };
}

/** Returns what a field last became in a history that is oldest first; null for nothing. */
export function lastOf(history: History, field: string) {
	const changes = history.flatMap((event) => event.changes);
	return changes.findLast((change) => change.field === field)?.to ?? null;
}

function slotsOf({ changes }: History[number]): PreferredSlot[] | null {
	const asked = changes.find(({ field }) => field === ASKED_SLOTS);
	return asked ? parseSlots(String(asked.to)) : null;
}
