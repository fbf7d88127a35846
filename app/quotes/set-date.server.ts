import type { Database } from "#app/database/client.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { changeQuote } from "./change-quote.server.ts";
import { type DateRefusal, decideDate, type SetDate } from "./commands/set-date.ts";
import { type Decision, refuse } from "./decision.ts";
import { dateFacts, selectJobsBetween } from "./free-half-days.server.ts";
import type { Writer } from "./writer.server.ts";

/** A date as a form asks for it, by the settings of that moment; or why none can be read from it. */
export type ReadDate<Unclear> = (
	settings: Settings,
) => { readonly asked: Omit<SetDate, "attempt"> } | { readonly unclear: Unclear };

/** Gives a job a date, or takes it back: a change of a saved quote that the schedule decides, too. `near` is a time of the day that the form names. */
export function setDate<Unclear extends { readonly kind: string }>(
	db: Database,
	writer: Writer,
	{ id, near, attempt, read }: { id: string; near: UtcMs; attempt: string; read: ReadDate<Unclear> },
	now: UtcMs,
) {
	return changeQuote(db, {
		...{ writer, now, address: { id }, attempt, needsSchedule: true },
		facts: selectJobsBetween(db, near - 2 * DAY_MS, near + 2 * DAY_MS),
		decide(quote, jobs, { settings }): Decision<DateRefusal | Unclear> {
			const date = read(settings);
			if ("unclear" in date) return refuse(date.unclear);
			const { times } = date.asked;
			const facts = times && dateFacts(times, jobs, { id, settings });
			return decideDate(quote, { ...date.asked, attempt }, facts, now);
		},
	});
}
