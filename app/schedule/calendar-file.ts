import { business } from "#app/config/business.ts";
import type { JobTimes } from "#app/quotes/job-times.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** A job as calendars show it, or what else an owner has there. Its texts may hold whatever a visitor typed. */
export interface CalendarEvent extends JobTimes {
	/** The id is the quote's, or another one that no two events share. */
	id: string;
	/** Grows with every change: a calendar takes the event with the highest. */
	sequence: number;
	summary: string;
	location: string;
	description: string;
	isCancelled: boolean;
}

export interface CalendarFile {
	/** `PUBLISH` to look at, `REQUEST` and `CANCEL` for the one person who is mailed. */
	method: "PUBLISH" | "REQUEST" | "CANCEL";
	events: readonly CalendarEvent[];
	now: UtcMs;
	/** What a calendar that subscribes to it is called. */
	name?: string;
	/** The address of the person who is mailed. */
	attendee?: string;
}

const MAX_LINE_BYTES = 75;

/** The text of an iCalendar file (RFC 5545). Its times are UTC, which every calendar shows in its reader's time zone. */
export function calendarFile({ method, events, now, name, attendee }: CalendarFile): string {
	const [host, stamp] = [new URL(business.siteUrl).host, formatUtc(now)];
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${business.name}//Quotes//EN`,
		`METHOD:${method}`,
		...(name ? nameLines(escapeText(name)) : []),
		...events.flatMap((event) => [
			"BEGIN:VEVENT",
			`UID:${event.id}@${host}`,
			`SEQUENCE:${event.sequence}`,
			`DTSTAMP:${stamp}`,
			`DTSTART:${formatUtc(event.startsAt)}`,
			`DTEND:${formatUtc(event.endsAt)}`,
			`SUMMARY:${escapeText(event.summary)}`,
			`LOCATION:${escapeText(event.location)}`,
			`DESCRIPTION:${escapeText(event.description)}`,
			...(attendee ? peopleLines(attendee) : []),
			`STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** A subscribed calendar is read again each hour. */
function nameLines(name: string): string[] {
	return [
		`NAME:${name}`,
		`X-WR-CALNAME:${name}`,
		"REFRESH-INTERVAL;VALUE=DURATION:PT1H",
		"X-PUBLISHED-TTL:PT1H",
	];
}

function peopleLines(attendee: string): string[] {
	return [
		`ORGANIZER;CN="${business.name.replaceAll('"', "'")}":mailto:${business.email.display}`,
		`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
	];
}

/** Returns a time such as `20261124T130000Z`. */
function formatUtc(time: UtcMs): string {
	return new Date(time).toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
	return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** A line without control characters, broken by the format's rule after 75 bytes at most. */
function foldLine(line: string): string {
	if (line.length <= MAX_LINE_BYTES && /^[ -~]*$/.test(line)) return line;
	let folded = "";
	let bytes = 0;
	for (const char of line.replace(/\p{Cc}/gu, "")) {
		const size = char < "\u0080" ? 1 : char < "\u0800" ? 2 : 2 + char.length;
		if (bytes + size > MAX_LINE_BYTES) {
			folded += "\r\n ";
			bytes = 1;
		}
		folded += char;
		bytes += size;
	}
	return folded;
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
