import { type SpamSignal, spamSignals } from "#app/catalog/quote-enums.ts";
import type { UtcMs } from "#app/time/clock.ts";

/** Nobody reads and answers four steps faster. */
const FASTEST_MS = 5_000;

export interface SubmissionSource {
	/** A hash of the network, which does not reveal the address. */
	network: string;
	signals: readonly SpamSignal[];
}

/** The signals in a draft and in what was posted with it. */
export function detectSpam(
	{ honeypot, startedAt }: { honeypot?: boolean | undefined; startedAt: UtcMs },
	{ failsTurnstile, now }: { failsTurnstile: boolean; now: UtcMs },
): SpamSignal[] {
	const signs: Record<Exclude<SpamSignal, "busy-network">, boolean> = {
		honeypot: honeypot === true,
		"too-fast": now - startedAt < FASTEST_MS,
		turnstile: failsTurnstile,
	};
	return spamSignals.filter((signal) => signal !== "busy-network" && signs[signal]);
}

export function spamReasonsOf({ spamReason }: { spamReason: string | null }): string[] {
	return spamReason?.split(",") ?? [];
}
