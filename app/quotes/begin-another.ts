import type { UtcMs } from "#app/time/clock.ts";
import { type Draft, newDraft } from "./draft.ts";
import { holdForAnother } from "./held-prices.ts";
import { sha256Of } from "./sha256.ts";

/** Returns the draft of another quote, with the answers of this one, filled in at `now`: who has these read them before. */
export function beginAnother(draft: Draft, now: UtcMs): Draft {
	const { startedAt, service, contact, condition, prices, cameFrom } = draft;
	const held = prices && holdForAnother(prices, now);
	const begun = { ...newDraft(now), startedAt, filledAt: now };
	return { ...begun, service, contact, condition, prices: held, cameFrom };
}

/** Returns a draft whose answers were saved as another quote: nothing that was known of the one before is known of it. */
export function goOnAs<D extends Draft>(draft: D, id: string): D {
	const unknown = { addons: undefined, confirmed: undefined, seen: undefined, customerToken: undefined };
	return { ...draft, id, ...unknown, promised: undefined };
}

/** Returns the id of the quote that is sent in place of one whose job is done: always the same, so that what is sent twice is one quote. */
export async function idOfAnother(id: string): Promise<string> {
	const hash = await sha256Of(`another ${id}`);
	return `${id.slice(0, 14)}7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
