import {
	ICalAttendeeRole,
	ICalAttendeeStatus,
	ICalCalendar,
	ICalCalendarMethod,
	ICalEventStatus,
} from "ical-generator";
import { business } from "#app/config/business.ts";
import { localTime } from "#app/config/business-hours.ts";
import { timeZoneRules } from "./time-zone-rules.ts";

/** A job as calendars show it. Its texts may hold whatever a visitor typed. */
export interface CalendarEvent {
	quoteId: string;
	/** Grows with every change: a calendar takes the event with the highest. */
	sequence: number;
	/** UTC milliseconds. */
	startsAt: number;
	endsAt: number;
	summary: string;
	location: string;
	description: string;
	isCancelled: boolean;
}

export interface CalendarFile {
	/** `PUBLISH` to look at, `REQUEST` and `CANCEL` for the one person who is mailed. */
	method: "PUBLISH" | "REQUEST" | "CANCEL";
	events: readonly CalendarEvent[];
	/** When it is made, UTC milliseconds. */
	now: number;
	/** What a calendar that subscribes to it is called. */
	name?: string;
	/** The address of the person who is mailed. */
	attendee?: string;
}

/** How often a subscribed calendar should be read again, in seconds. */
const REFRESH_SECONDS = 60 * 60;

/** The text of an iCalendar file (RFC 5545), its times in the company's time zone. */
export function calendarFile({ method, events, now, name, attendee }: CalendarFile): string {
	const firstStart = Math.min(now, ...events.map(({ startsAt }) => startsAt));
	const year = new Date(firstStart).getUTCFullYear();
	const calendar = new ICalCalendar({
		prodId: { company: business.name, product: "Quotes", language: "EN" },
		method: ICalCalendarMethod[method],
		// Without a name: ical-generator would write DTSTAMP in local time.
		timezone: { name: null, generator: (zone: string) => timeZoneRules(zone, year) },
		...(name && { name, ttl: REFRESH_SECONDS }),
	});
	for (const event of events) {
		const { quoteId, sequence, startsAt, endsAt, summary, location, description, isCancelled } = event;
		calendar.createEvent({
			id: `${quoteId}@${new URL(business.siteUrl).host}`,
			sequence,
			stamp: new Date(now),
			start: wallClock(startsAt),
			end: wallClock(endsAt),
			timezone: business.timeZone,
			summary,
			location,
			description,
			status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
			...(attendee && {
				organizer: { name: business.name, email: business.email.display },
				attendees: [
					{
						email: attendee,
						rsvp: false,
						role: ICalAttendeeRole.REQ,
						status: ICalAttendeeStatus.ACCEPTED,
					},
				],
			}),
		});
	}
	return `${calendar.toString()}\r\n`;
}

/** The calendar as a file that no cache keeps. */
export function calendarAnswer(calendar: Omit<CalendarFile, "now">, fileName: string): Response {
	return new Response(calendarFile({ ...calendar, now: Date.now() }), {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `inline; filename="${fileName}"`,
			"Cache-Control": "no-store",
		},
	});
}

/** A Date whose local parts are the company's clock time, as ical-generator reads an event with a time zone. */
function wallClock(time: number): Date {
	const { midnight, time: clock } = localTime(time);
	const day = new Date(midnight);
	const [hour = 0, minute = 0] = clock.split(":").map(Number);
	return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute);
}
