import { type SpamSignal, spamSignals } from "#app/catalog/quote-terms.ts";
import type { Draft } from "#app/quote-wizard/draft.ts";

/** Faster than this, in milliseconds, nobody reads and answers four steps. */
const FASTEST_MS = 5_000;

/** Where a submitted quote came from, as far as it tells people from programs. */
export interface SubmissionSource {
	/** The key its network is counted under, which does not tell the address. */
	network: string;
	/** What the wizard itself detected. */
	signals: readonly SpamSignal[];
}

/** The signals in a draft and in what was posted with it; none for a person. `now` is UTC milliseconds. */
export function detectSpam(
	{ honeypot, startedAt }: Pick<Draft, "honeypot" | "startedAt">,
	{ failsTurnstile, now }: { failsTurnstile: boolean; now: number },
): SpamSignal[] {
	const signs: Record<Exclude<SpamSignal, "busy-network">, boolean> = {
		honeypot: honeypot === true,
		"too-fast": now - startedAt < FASTEST_MS,
		turnstile: failsTurnstile,
	};
	return spamSignals.filter((signal) => signal !== "busy-network" && signs[signal]);
}

/** The reasons saved with a quote, one by one. */
export function spamReasonsOf({ spamReason }: { spamReason: string | null }): string[] {
	return spamReason?.split(",") ?? [];
}
