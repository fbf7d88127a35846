import fc from "fast-check";
import type { NewMail } from "#app/outbox/queued-mail.ts";
import type { Quote } from "#app/quotes/quote.ts";
import { decideStep, happen, type LaterStep, lives, type Moment } from "./lives.ts";
import { ID, idAt } from "./quote-story.ts";

const MONDAY = Date.UTC(2026, 4, 4, 14);

/** Lives through steps, and returns what happened, event by event, with the mails that were queued. */
function live(steps: readonly LaterStep[]) {
	const moments: Moment[] = [];
	const queued: NewMail[] = [];
	let quote: Quote | null = null;
	let at = MONDAY;
	for (const [number, { after, ...step }] of steps.entries()) {
		at += after;
		const decision = decideStep(ID, quote, step, { at, attempt: idAt(number) });
		if (decision.kind === "refused") continue;
		const happened = happen(quote, decision.events);
		moments.push(...happened.moments);
		queued.push(...happened.queued);
		quote = happened.quote;
	}
	return { moments, queued, quote };
}

/** So many lives are lived through for each of what holds; `npm run faults:lives` has far more. */
const LIVES = Number(process.env.LIVES ?? 300);

/** Checks what holds for whatever happens to a quote. */
export const holdsFor = (check: (life: ReturnType<typeof live>) => void) =>
	fc.assert(
		fc.property(lives, (steps) => check(live(steps))),
		{ numRuns: LIVES },
	);

/** Of a quote all but what counts its changes and what undoing once more would need. */
export function substanceOf(quote: Quote) {
	const {
		revision,
		updatedAt,
		adminNotes,
		notesRevision,
		wasSpamCleared,
		contactedBefore,
		lastEdit,
		corrections,
		mails,
		...substance
	} = quote;
	return substance;
}
