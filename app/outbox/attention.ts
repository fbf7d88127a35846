import { WIDE_SHARE, wideNetwork } from "#app/catalog/networks.ts";
import { HOUR_MS, MINUTE_MS } from "#app/time/clock.ts";
import type { QueuedMail } from "./queued-mail.ts";

/** The mails and alerts that visitors can cause, by whose attention they cost. Every new one belongs here. */
const causedMails = {
	owner: ["send-quote", "quote-changed", "offer-answered", "customer-question"],
	customer: ["customer-quote"],
	device: ["alert"],
} as const satisfies Record<string, readonly QueuedMail["kind"][]>;

type Reader = keyof typeof causedMails;

/** The kinds that have a budget. */
export const budgetedKinds: readonly string[] = Object.values(causedMails).flat();

/** Whose attention a mail costs; null where no visitor can cause it. */
export function readerOf(kind: string): Reader | null {
	const readers = ["owner", "customer", "device"] as const;
	return readers.find((reader) => causedMails[reader].some((caused) => caused === kind)) ?? null;
}

/** Mails that one network causes in an hour (a wider one as many as some of its networks), and everybody in ten minutes. */
const MAX_OF_NETWORK = 10;
const MAX_OF_EVERYBODY = 100;
const EVERYBODY_MS = 10 * MINUTE_MS;

/** How far back `isBeyondBudget` looks, in milliseconds. */
export const BUDGET_MS = HOUR_MS;

/** A mail that costs somebody's attention. */
export interface CausedMail {
	readonly id: number;
	readonly kind: string;
	/** The network that its quote came from, or the quote where none is known. */
	readonly network: string;
	/** The device that an alert is for; null for a mail. */
	readonly device?: string | null;
	/** UTC milliseconds; null while it is being sent. */
	readonly sentAt: number | null;
}

/** Whether a mail has to wait at `now` (UTC milliseconds), by what was sent before or is being sent. */
export function isBeyondBudget(mail: CausedMail, others: readonly CausedMail[], now: number): boolean {
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
	return since(EVERYBODY_MS).length >= MAX_OF_EVERYBODY;
}

/** When what has to wait at `now` is looked at again: at the next full ten minutes, at least a minute later. */
export function gatheringEnd(now: number): number {
	const next = now + MINUTE_MS;
	return next - (next % EVERYBODY_MS) + EVERYBODY_MS;
}
