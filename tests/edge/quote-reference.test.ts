import { expect, test } from "vitest";
import { readFilter } from "#app/admin/dashboard/quote-filter.ts";
import { selectQuotes } from "#app/admin/dashboard/quote-list.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { newId } from "#app/time/new-id.ts";
import { db } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

async function findIds(q: string): Promise<string[]> {
	const quotes = await selectQuotes(db, readFilter(new URLSearchParams({ q })), 10);
	return quotes.map(({ id }) => id);
}

test("of two quotes that were begun at the same moment, each is found by its own reference, or by its id", async () => {
	const [one, other] = [newId(NOW), newId(NOW)];
	for (const id of [one, other]) await saveQuote(db, aSubmission({ id }), NOW);
	// The last eight characters: an id begins with its time.
	expect(await findIds(one.slice(-8).toUpperCase())).toEqual([one]);
	expect(await findIds(other)).toEqual([other]);
	expect(await findIds(one.slice(0, 8))).toEqual([]);
});
