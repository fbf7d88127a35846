import fc from "fast-check";
import { expect, test } from "vitest";
import { changeQuote } from "#app/quotes/change-quote.server.ts";
import type { Quote } from "#app/quotes/quote.ts";
import { rowOf } from "#app/quotes/quote-row.ts";
import { noFacts, visitor } from "#app/quotes/writer.server.ts";
import { db, savedQuote } from "../support/edge-quotes.ts";
import { decideStep, happen, type LaterStep, lives } from "../support/lives.ts";

const MONDAY = Date.UTC(2026, 4, 4, 14);

/** Lives through steps twice, in the database and without one, sends each form again, and compares after each. */
async function liveTwice(steps: readonly LaterStep[]): Promise<number> {
	const id = crypto.randomUUID();
	let quote: Quote | null = null;
	let at = MONDAY;
	for (const { after, ...step } of steps) {
		at += after;
		const moment = { at, attempt: crypto.randomUUID() };
		const send = () =>
			changeQuote(db, {
				...{ writer: visitor(db), address: { id }, attempt: moment.attempt, now: at, facts: noFacts(db) },
				needsSchedule: step.kind === "date",
				decide: (saved) => decideStep(id, saved, step, moment),
			});
		const decision = decideStep(id, quote, step, moment);
		const changed = await send();
		const label = JSON.stringify({ step, decision });
		if (decision.kind === "refused") {
			expect(changed, label).toMatchObject({ kind: "refused", refusal: decision.refusal });
			continue;
		}
		const isNew = decision.events.length > 0;
		expect(changed, label).toMatchObject({ kind: "changed", isNew });
		// What is in a date's way the database knows alone.
		const happened = changed.kind === "changed" ? changed.events : [];
		const decided = happened.map(({ inTheWay, withoutDate, ...event }) => event);
		expect(decided, label).toEqual(decision.events);
		if (isNew) quote = happen(quote, happened).quote;
		const again = await send();
		expect(again, `again: ${label}`).toMatchObject({ kind: "changed", isNew: false });
		expect(again.quote, label).toEqual(quote);
		const { rows, events } = await savedQuote(id);
		// Whose it is, no event says.
		expect(rows, label).toEqual(quote ? [{ ...rowOf(quote), customerId: rows[0]?.customerId }] : []);
		expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index + 1));
	}
	return quote?.revision ?? 0;
}

const submitted: LaterStep = {
	...{ kind: "submit", after: 1_000 },
	...{ package: "deluxe", hasEmail: true, signals: "none" },
};

test("a life in the database is the life without one, row by row, and no form sent again changes anything", async () => {
	let revisions = 0;
	for (const steps of fc.sample(lives, { numRuns: 40, seed: 27 }))
		revisions += await liveTwice([submitted, ...steps]);
	expect(revisions).toBeGreaterThan(150);
});
