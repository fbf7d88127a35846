/**
 * How long what is saved is kept, in days: the purge goes by it, and the privacy page is written from it. Change a
 * period here and nowhere else.
 */
export const retentionDays = {
	/** A quote request, since it was last changed by the customer or the owner. */
	quote: 730,
	/** A request in Spam, since it was last changed. */
	spam: 60,
	/** A mail in the outbox, since it was delivered or given up. */
	mail: 30,
	/** A counter of attempts, since the last one, and the network of a quote: longer than any session, lock or count. */
	attempts: 1,
	/** An owner's device that the PIN alone opens, since the owner trusted it. */
	trustedDevice: 30,
	/** The answers in a visitor's own browser, since the last step. */
	draft: 1,
	/** The numbers of erased requests, so that an old tab does not bring one back: longer than any draft. */
	erasedNumber: 30,
} as const satisfies Record<string, number>;

type RetentionPeriod = keyof typeof retentionDays;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when (UTC milliseconds) what is purged now was last of use. */
export function keptSince(period: RetentionPeriod, now: number): number {
	return now - retentionDays[period] * DAY_MS;
}

/** Such as `2 years`, `60 days`, `24 hours`. */
export function periodText(period: RetentionPeriod): string {
	const days: number = retentionDays[period];
	if (days === 1) return "24 hours";
	if (days % 365 !== 0) return `${days} days`;
	return days === 365 ? "1 year" : `${days / 365} years`;
}
