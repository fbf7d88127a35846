import type { Draft } from "../quote-wizard/draft";

/** Why a quote is kept apart as possible spam. Nothing suspected is ever thrown away. */
const spamReasons = ["bait", "too-fast", "turnstile", "address", "burst", "owner"] as const;
export type SpamReason = (typeof spamReasons)[number];

/** Faster than this, in milliseconds, nobody reads and answers four steps. */
const FASTEST_MS = 5_000;

/** How many new quotes are believed in a window of time. */
export interface Budget {
	most: number;
	windowMs: number;
	reason: SpamReason;
}

/** From one address of the internet, which a household or an office shares. */
export const addressBudget: Budget = { most: 5, windowMs: 60 * 60_000, reason: "address" };
/** From everybody together. */
export const burstBudget: Budget = { most: 100, windowMs: 10 * 60_000, reason: "burst" };

/** Where a submitted quote came from, as far as it makes it a suspect. */
export interface SubmissionSource {
	/** The key its address is counted under; it does not tell the address. */
	address: string;
	/** What the wizard itself noticed. */
	noticed: SpamReason | null;
}

/** What a draft gives away of who filled it in; null for a person. `now` is UTC milliseconds. */
export function noticedIn({ honeypot, startedAt }: Pick<Draft, "honeypot" | "startedAt">, now: number) {
	if (honeypot) return "bait";
	return startedAt !== undefined && now - startedAt < FASTEST_MS ? "too-fast" : null;
}
