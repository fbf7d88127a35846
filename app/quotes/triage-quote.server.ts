import type { Database } from "#app/database/client.server.ts";
import { DAY_MS, type UtcMs } from "#app/time/clock.ts";
import { changeQuote } from "./change-quote.server.ts";
import { dateObstacle } from "./commands/set-date.ts";
import { decideTriage, mayBringDate, type TriageQuote } from "./commands/triage-quote.ts";
import { isDateGone } from "./ended-date.ts";
import { selectJobsBetween } from "./free-half-days.server.ts";
import { type JobTimes, MAX_AHEAD_MS } from "./job-times.ts";
import { dateFacts } from "./set-date.server.ts";
import type { Writer } from "./writer.server.ts";

/** Moves a quote as an owner asks, with the notes of the same form: a change of a saved quote that the schedule decides, too, where a date
 * would come back. `isBackWithoutDate` says that this one did not, because its half day is not free any more. */
export async function triageQuote(
	db: Database,
	writer: Writer,
	id: string,
	command: TriageQuote,
	now: UtcMs,
) {
	let isBackWithoutDate = false;
	const [from, until] = mayBringDate(command.intent) ? [now - 2 * DAY_MS, now + MAX_AHEAD_MS] : [now, now];
	const triaged = await changeQuote(db, {
		...{ writer, now, address: { id }, attempt: command.attempt },
		facts: selectJobsBetween(db, from, until),
		decide(quote, jobs, { settings }) {
			const isFree = (times: JobTimes) => dateObstacle(dateFacts(times, jobs, { id, settings })) === null;
			const decision = decideTriage(quote, command, { isFree }, now);
			isBackWithoutDate = decision.kind === "events" && decision.events.some(isDateGone);
			return decision;
		},
	});
	return { ...triaged, isBackWithoutDate };
}
