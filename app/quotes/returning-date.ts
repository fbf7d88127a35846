import { type DateFacts, dateObstacle } from "./commands/set-date.ts";
import { evolve } from "./evolve.ts";
import type { JobTimes } from "./job-times.ts";
import { type Quote, timesAhead } from "./quote.ts";
import type { QuoteEvent } from "./quote-events.ts";

/** Returns events as they happen to a quote. An event that ends its date says what was in the date's way at that moment; one that brings a date
 * back leaves the date out where something else is in its way by now. */
export function judgeDates(
	quote: Quote | null,
	events: readonly QuoteEvent[],
	factsOf: (times: JobTimes) => DateFacts,
): QuoteEvent[] {
	let now = quote;
	return events.map((event) => {
		const judged = now ? judgeDate(now, event, factsOf) : event;
		now = evolve(now, judged);
		return judged;
	});
}

function judgeDate(quote: Quote, event: QuoteEvent, factsOf: (times: JobTimes) => DateFacts): QuoteEvent {
	// An owner who sets a date was asked.
	if (event.action === "scheduled") return event;
	const after = evolve(quote, event);
	const [before, back] = [timesAhead(quote, event.at), timesAhead(after, event.at)];
	const mayReturn = after.scheduledFor !== null || after.endedDate !== null;
	if (before && !back && mayReturn) return { ...event, inTheWay: inTheWay(factsOf(before)) };
	if (before || !back || isAsItWas(inTheWay(factsOf(back)), quote.inTheWay)) return event;
	return { ...event, withoutDate: true };
}

const NOTHING = "nothing";

/** What is in a date's way, in the history's words: nothing, a day off, an own entry, or so many other jobs. */
function inTheWay(facts: DateFacts): string | number {
	const obstacle = dateObstacle(facts);
	if (!obstacle) return NOTHING;
	return obstacle.kind === "full" ? obstacle.others : obstacle.kind;
}

/** Whether a date can come back to what is in its way: an owner booked it beside as much, or left it there. */
function isAsItWas(now: string | number, then: Quote["inTheWay"]): boolean {
	if (typeof now === "number" && typeof then === "number") return now <= then;
	return now === NOTHING || now === then;
}
