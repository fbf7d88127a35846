import { afterOpening, answerPromise } from "#app/content/phrases.ts";
import { readFreeHalfDays, type selectBookedJobs } from "#app/quotes/free-half-days.server.ts";
import type { Settings } from "#app/settings/settings.ts";
import { visitorAlert } from "#app/settings/visitor-settings.server.ts";
import { nextOpening } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Returns what visitors read at `now` by these settings. */
export function inForceAt(
	settings: Settings,
	jobs: Awaited<ReturnType<typeof selectBookedJobs>>,
	now: UtcMs,
) {
	return {
		/** What is promised to whoever asks now. */
		answer: answerPromise("text", afterOpening(nextOpening(now, settings))),
		/** The first half day that a customer can pick; null where none is free. */
		half: readFreeHalfDays(settings, jobs, { now })[0] ?? null,
		/** What is above the quote form; null for nothing. */
		alert: visitorAlert(settings),
	};
}
