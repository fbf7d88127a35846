import ICAL from "ical.js";
import type { Database } from "#app/database/client.server.ts";
import type { JobTimes } from "#app/quotes/job-times.ts";
import { setDate as scheduleJob } from "#app/quotes/set-date.server.ts";
import { visitor } from "#app/quotes/writer.server.ts";

/** A Tuesday morning in Pennsylvania. */
export const TUESDAY: JobTimes = {
	startsAt: Date.parse("2026-05-12T08:00:00-04:00"),
	endsAt: Date.parse("2026-05-12T12:00:00-04:00"),
};
export const FRIDAY: JobTimes = {
	startsAt: Date.parse("2026-05-15T12:00:00-04:00"),
	endsAt: Date.parse("2026-05-15T18:00:00-04:00"),
};

/** Sets a quote's date as the owner does, and returns what it is then. */
export async function setDate(
	db: Database,
	quoteId: string,
	times: JobTimes | null,
	{ before = null, now }: { before?: JobTimes | null; now: number },
) {
	const read = () => ({ asked: { times, before, asked: now, mayOverbook: true } });
	const date = { id: quoteId, near: now, attempt: crypto.randomUUID(), read };
	const { quote } = await scheduleJob(db, visitor(db), date, now);
	return { startsAt: quote?.scheduledFor, endsAt: quote?.scheduledUntil };
}

/** A calendar's events as another parser than the maker's reads them, in UTC milliseconds. */
export function readCalendar(text: string) {
	const calendar = new ICAL.Component(ICAL.parse(text));
	return {
		method: String(calendar.getFirstPropertyValue("method")),
		events: calendar.getAllSubcomponents("vevent").map((component) => {
			const { uid, sequence, summary, location, description, startDate, endDate } = new ICAL.Event(component);
			const timeOf = (date: ICAL.Time) => date.toJSDate().getTime();
			return {
				...{ uid, sequence, summary, location, description },
				status: String(component.getFirstPropertyValue("status")),
				startsAt: timeOf(startDate),
				endsAt: timeOf(endDate),
			};
		}),
	};
}
