import { type CalendarFile, calendarFile } from "./calendar-file.ts";

/** A calendar to be opened or kept under a name, by nobody but whoever asks. */
export function calendarAnswer(calendar: Omit<CalendarFile, "now">, fileName: string): Response {
	return new Response(calendarFile({ ...calendar, now: Date.now() }), {
		headers: {
			"Content-Type": "text/calendar; charset=utf-8",
			"Content-Disposition": `inline; filename="${fileName}"`,
			"Cache-Control": "no-store",
		},
	});
}
