import { nextOpening, type Opening, type WorkingTimes } from "#app/time/business-hours.ts";
import { HOUR_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import type { CustomerQuote } from "./customer-quote.server.ts";

export type NextContact =
	| { kind: "contacted" }
	/** `opening` is the next one after the request, or, where the answer is overdue, from now; null while somebody is there. */
	| { kind: "due" | "overdue"; opening: Opening | null };

const SOON_MS = 5 * MINUTE_MS;
/** A night-time customer may have to wait for this long after opening. */
const AFTER_OPENING_MS = HOUR_MS;

/** What can honestly be promised at `now`. */
export function nextContact(
	{ createdAt, changedAt, contactedAt }: Pick<CustomerQuote, "createdAt" | "changedAt" | "contactedAt">,
	now: UtcMs,
	times?: WorkingTimes,
): NextContact {
	const askedAt = changedAt ?? createdAt;
	if (contactedAt !== null && contactedAt >= askedAt) return { kind: "contacted" };
	const opening = nextOpening(askedAt, times);
	const lastMoment = opening ? opening.at + AFTER_OPENING_MS : askedAt + SOON_MS;
	if (now < lastMoment) return { kind: "due", opening };
	return { kind: "overdue", opening: nextOpening(now, times) };
}
