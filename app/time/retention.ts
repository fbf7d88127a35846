import { DAY_MS, type UtcMs } from "./clock.ts";

/** Days. The purge and the privacy page use them. */
export const retentionDays = {
	/** A quote's days count from the last change. */
	quote: 730,
	/** Spam's days count from the last change. */
	spam: 60,
	/** The days of a request that was begun and left count from its last step. */
	begun: 14,
	/** The days of an imported file count from when it was chosen. */
	import: 1,
	/** The days count from when it was delivered or given up. What tells a job's date stays until the job is over, too. */
	mail: 30,
	/** Counters of attempts and networks of quotes stay from the last one on for longer than any session or lock. */
	attempts: 1,
	/** The days count from when the owner trusted the device. */
	trustedDevice: 30,
	/** The browser keeps the draft from the last step on. */
	draft: 1,
	/** The browser keeps the draft at most so long from the first step on, or from when it was filled from a saved quote. */
	draftAtMost: 7,
	/** Ids of erased quotes: longer than any draft, so that an old tab does not restore one. */
	erasedId: 30,
} as const satisfies Record<string, number>;

type RetentionPeriod = keyof typeof retentionDays;

/** The moment before which records are purged. */
export function keptSince(period: RetentionPeriod, now: UtcMs): number {
	return now - retentionDays[period] * DAY_MS;
}

/** Returns a period such as `2 years`, `60 days`, `24 hours`. */
export function periodText(period: RetentionPeriod): string {
	const days: number = retentionDays[period];
	if (days === 1) return "24 hours";
	if (days % 365 !== 0) return `${days} days`;
	return days === 365 ? "1 year" : `${days / 365} years`;
}
