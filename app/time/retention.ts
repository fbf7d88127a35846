import { DAY_MS, type UtcMs } from "./clock.ts";

/** Days. The purge and the privacy page use them. */
export const retentionDays = {
	/** Since the last change. */
	quote: 730,
	/** Since the last change. */
	spam: 60,
	/** Of a request that was begun and left, since its last step. */
	begun: 14,
	/** Of an imported file, since it was chosen. */
	import: 1,
	/** Since it was delivered or given up. */
	mail: 30,
	/** Counters of attempts and networks of quotes, since the last one: longer than any session or lock. */
	attempts: 1,
	/** Since the owner trusted it. */
	trustedDevice: 30,
	/** In the browser, since the last step. */
	draft: 1,
	/** In the browser, since the first step or since it was filled from a saved quote, whatever steps follow. */
	draftAtMost: 7,
	/** Ids of erased quotes: longer than any draft, so that an old tab does not restore one. */
	erasedId: 30,
} as const satisfies Record<string, number>;

type RetentionPeriod = keyof typeof retentionDays;

/** The moment before which records are purged. */
export function keptSince(period: RetentionPeriod, now: UtcMs): number {
	return now - retentionDays[period] * DAY_MS;
}

/** Such as `2 years`, `60 days`, `24 hours`. */
export function periodText(period: RetentionPeriod): string {
	const days: number = retentionDays[period];
	if (days === 1) return "24 hours";
	if (days % 365 !== 0) return `${days} days`;
	return days === 365 ? "1 year" : `${days / 365} years`;
}
