import { nextOpening, type Opening, type WorkingTimes } from "#app/config/business-hours.ts";
import { HOUR_MS, MINUTE_MS } from "#app/config/durations.ts";
import type { CustomerQuote } from "./customer-quote.server.ts";

export type NextContact =
	| { kind: "contacted" }
	| { kind: "soon" }
	| { kind: "opening"; opening: Opening }
	/** Later than promised; `opening` is null while somebody is there. */
	| { kind: "overdue"; opening: Opening | null };

const SOON_MS = 5 * MINUTE_MS;
/** How long after opening a night-time customer may have to wait. */
const AFTER_OPENING_MS = HOUR_MS;

/** What can honestly be promised at `now`, UTC milliseconds. */
export function nextContact(
	{ createdAt, changedAt, contactedAt }: Pick<CustomerQuote, "createdAt" | "changedAt" | "contactedAt">,
	now: number,
	times?: WorkingTimes,
): NextContact {
	const askedAt = changedAt ?? createdAt;
	if (contactedAt !== null && contactedAt >= askedAt) return { kind: "contacted" };
	const opening = nextOpening(askedAt, times);
	if (!opening && now < askedAt + SOON_MS) return { kind: "soon" };
	if (opening && now < opening.at + AFTER_OPENING_MS) return { kind: "opening", opening };
	return { kind: "overdue", opening: nextOpening(now, times) };
}
