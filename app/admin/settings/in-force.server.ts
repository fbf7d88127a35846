import { afterOpening, answerPromise } from "#app/content/phrases.ts";
import { readFreeHalfDays, type selectBookedJobs } from "#app/quotes/free-half-days.server.ts";
import type { HalfDay } from "#app/quotes/half-days.ts";
import type { Settings } from "#app/settings/settings.ts";
import { visitorAlert } from "#app/settings/visitor-settings.server.ts";
import { nextOpening } from "#app/time/business-hours.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** What the settings make visitors read. */
export interface InForce {
	/** What is promised to whoever asks now. */
	answer: string;
	/** The first half day that a customer can pick; null where none is free. */
	half: Pick<HalfDay, "date" | "half"> | null;
	/** What is above the quote form; null for nothing. */
	alert: { title: string; text: string } | null;
}

/** Returns what visitors read at `now` by these settings. */
export function inForceAt(
	settings: Settings,
	jobs: Awaited<ReturnType<typeof selectBookedJobs>>,
	now: UtcMs,
): InForce {
	return {
		answer: answerPromise("text", afterOpening(nextOpening(now, settings))),
		half: readFreeHalfDays(settings, jobs, { now })[0] ?? null,
		alert: visitorAlert(settings),
	};
}
