import { evolve } from "#app/quotes/evolve.ts";
import type { Quote } from "#app/quotes/quote.ts";
import { DAY_MS, HOUR_MS } from "#app/time/clock.ts";
import { decideStep, type Step } from "./lives.ts";

/** The id of the quote that a story is about. */
export const ID = "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21";
/** When the quote is submitted, UTC milliseconds. */
export const NOON = Date.UTC(2026, 4, 4, 16);

export const idAt = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const submit = {
	kind: "submit",
	package: "deluxe",
	hasEmail: true,
	signals: "none",
} as const satisfies Step;
export const offer = { kind: "offer", amount: 612 } as const satisfies Step;
export const accept = { kind: "answer", outcome: "accepted" } as const satisfies Step;
export const triage = (
	intent: Extract<Step, { kind: "triage" }>["intent"],
	notes: "" | "Ring twice" = "",
): Step => ({
	kind: "triage",
	intent,
	notes,
});

/** The quote after these steps, an hour apart. Each must be possible. */
export function given(...steps: readonly Step[]): Quote {
	const quote = steps.reduce<Quote | null>((before, step, number) => {
		const decision = decideStep(ID, before, step, { at: NOON + number * HOUR_MS, attempt: idAt(number) });
		if (decision.kind === "refused") throw new Error(decision.refusal.kind);
		return decision.events.reduce(evolve, before);
	}, null);
	if (!quote) throw new Error("Nothing was submitted");
	return quote;
}

/** What a step comes to for a quote, two days after noon unless said otherwise. */
export const when = (quote: Quote | null, step: Step, at = NOON + 2 * DAY_MS) =>
	decideStep(ID, quote, step, { at, attempt: idAt(90) });

export const decideStepEvents = (step: Step) => {
	const decision = when(null, step);
	return decision.kind === "events" ? decision.events : [];
};

export const actionsOf = (decision: ReturnType<typeof when>) =>
	decision.kind === "events" ? decision.events.map(({ action }) => action) : decision.refusal.kind;
