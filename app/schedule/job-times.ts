/** When a job begins and ends, UTC milliseconds. */
export interface JobTimes {
	startsAt: number;
	endsAt: number;
}

/** How long setting a date, or taking it back, can be undone before the customer hears of it, in milliseconds. */
export const UNDO_DATE_MS = 10_000;

/** As forms and the history carry it; empty for no date. */
export function formatTimes(times: JobTimes | null): string {
	return times ? `${times.startsAt}/${times.endsAt}` : "";
}
