import { DAY_MS, type UtcMs } from "#app/time/clock.ts";

/** A draft keeps the prices that its visitor saw first for this long, and a saved quote's are promised for this long. */
const DRAFT_MS = DAY_MS;
const SAVED_MS = 30 * DAY_MS;

type HeldPrices = ReturnType<typeof holdShown>;

/** Returns the price book that a visitor is shown at `now` as a draft keeps it, for further prices. */
export function holdShown(version: string, now: UtcMs) {
	return { version, until: now + DRAFT_MS };
}

/** Returns held prices as another quote of the same visitor keeps them: what was promised for a saved one is not. */
export function holdForAnother({ version, until }: HeldPrices, now: UtcMs): HeldPrices {
	return { version, until: Math.min(until, now + DRAFT_MS) };
}

/** Returns a saved quote's prices as they are promised from when it was first saved. */
export function holdSaved(version: string, savedAt: UtcMs) {
	return { version, until: savedAt + SAVED_MS };
}
