import { WIDE_SHARE, wideNetwork } from "#app/catalog/networks.ts";
import { HOUR_MS, MINUTE_MS, type UtcMs } from "#app/time/clock.ts";
import type { QueuedMail } from "./queued-mail.ts";

type Reader = "owner" | "customer" | "device";

/** Whose attention a mail costs that visitors can cause; null for any other, and for mails to accounts, which have counters of their own. */
const readers = new Map<string, Reader | null>(
	Object.entries({
		...{ "send-quote": "owner", "quote-changed": "owner", "offer-answered": "owner" },
		...{ "customer-question": "owner", "customer-quote": "customer", alert: "device" },
		...{ "more-quotes": null, "spam-digest": null, "job-date": null, "job-reminder": null },
		...{ "customer-offer": null, "offer-accepted": null, "offer-reminder": null, "thank-you": null },
		...{ "next-visit": null, "customer-answer": null, "confirm-sign-up": null, "account-exists": null },
		...{ "reset-password": null, "password-changed": null, "no-account": null, "pin-tries": null },
	} satisfies Record<QueuedMail["kind"], Reader | null>),
);

/** The kinds that have a budget. */
export const budgetedKinds: readonly string[] = [...readers].flatMap(([kind, reader]) =>
	reader === null ? [] : [kind],
);

/** Whose attention a mail costs; null where no visitor can cause it. */
export function readerOf(kind: string): Reader | null {
	return readers.get(kind) ?? null;
}

/** One network causes this many mails in an hour (a wider one as many as some of its networks), and everybody in ten minutes. */
const MAX_OF_NETWORK = 10;
const MAX_OF_EVERYBODY = 100;
const EVERYBODY_MS = 10 * MINUTE_MS;

/** `isBeyondBudget` looks this many milliseconds back. */
export const BUDGET_MS = HOUR_MS;

/** A caused mail costs somebody's attention. */
export interface CausedMail {
	readonly id: number;
	readonly kind: string;
	/** The network or the quote that it counts for; empty for all old quotes of networks that are not known any more. */
	readonly network: string;
	/** The device that an alert is for; null for a mail. */
	readonly device?: string | null;
	/** The time is null while the mail waits or is being sent. */
	readonly sentAt: UtcMs | null;
	readonly waits?: boolean;
}

/** Whether a mail has to wait, by what was sent before, is being sent, or waits for longer: each that waits keeps a place of its network. */
export function isBeyondBudget(mail: CausedMail, others: readonly CausedMail[], now: UtcMs): boolean {
	const reader = readerOf(mail.kind);
	if (reader === null) return false;
	const before = others.filter(
		({ id, kind, device, sentAt }) =>
			readerOf(kind) === reader &&
			device === mail.device &&
			(sentAt === null ? id < mail.id : id !== mail.id),
	);
	const since = (span: number) => before.filter(({ sentAt }) => (sentAt ?? now) > now - span);
	const wide = wideNetwork(mail.network);
	const ofWide = since(BUDGET_MS).filter(({ network }) => wideNetwork(network) === wide);
	const ofNetwork = ofWide.filter(({ network }) => network === mail.network);
	if (ofNetwork.length >= MAX_OF_NETWORK || ofWide.length >= MAX_OF_NETWORK * WIDE_SHARE) return true;
	const waiting = placesOf(since(BUDGET_MS));
	return since(EVERYBODY_MS).filter(({ waits }) => !waits).length + waiting >= MAX_OF_EVERYBODY;
}

/** Returns how many mails that wait may go out now: the many of one network take no more of everybody's places than it may. */
function placesOf(mails: readonly CausedMail[]): number {
	const ofNetworks = new Map<string, number>();
	const ofWides = new Map<string, number>();
	const take = ({ network }: CausedMail) => {
		const wide = wideNetwork(network);
		ofNetworks.set(network, (ofNetworks.get(network) ?? 0) + 1);
		ofWides.set(wide, (ofWides.get(wide) ?? 0) + 1);
	};
	const hasPlace = ({ network }: CausedMail) =>
		(ofNetworks.get(network) ?? 0) < MAX_OF_NETWORK &&
		(ofWides.get(wideNetwork(network)) ?? 0) < MAX_OF_NETWORK * WIDE_SHARE;
	for (const mail of mails) if (!mail.waits) take(mail);
	let places = 0;
	for (const mail of mails) {
		if (!mail.waits || !hasPlace(mail)) continue;
		take(mail);
		places += 1;
	}
	return places;
}

/** Returns when what has to wait at `now` is looked at again: at the next full ten minutes, at least a minute later. */
export function gatheringEnd(now: UtcMs): number {
	const next = now + MINUTE_MS;
	return next - (next % EVERYBODY_MS) + EVERYBODY_MS;
}
