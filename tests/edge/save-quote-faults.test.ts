import { expect, test } from "vitest";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

test("while the database cannot be reached nothing is saved, and the same call succeeds afterwards", async () => {
	const submission = aSubmission();
	await proxy.fail({ kind: "refuse" });
	await expect(saveQuote(db, submission, NOW)).rejects.toThrow();
	expect((await savedQuote(submission.id)).rows).toEqual([]);

	await proxy.reset();
	await saveQuote(db, submission, NOW);
	const { rows, events, mails } = await savedQuote(submission.id);
	expect([rows.length, events.length, mails.length]).toEqual([1, 1, 1]);
});

test("a call that fails on its way, before or after saving, is repeated unseen and saves once", async () => {
	for (const kind of ["refuse", "cut"] as const) {
		const submission = aSubmission();
		await proxy.fail({ kind, times: 2 });
		await saveQuote(db, submission, NOW);
		// A third to load, and one to commit.
		expect(await proxy.roundTrips()).toBe(4);
		const { rows, events, mails } = await savedQuote(submission.id);
		expect([rows.length, events.length, mails.length]).toEqual([1, 1, 1]);
	}
});

test("when every answer is lost after saving it is an error, and the visitor's own retry changes nothing", async () => {
	const submission = aSubmission();
	await proxy.fail({ kind: "cut", after: 1 });
	await expect(saveQuote(db, submission, NOW)).rejects.toThrow();
	const saved = await savedQuote(submission.id);
	expect([saved.rows.length, saved.events.length, saved.mails.length]).toEqual([1, 1, 1]);

	await proxy.reset();
	await saveQuote(db, submission, NOW + 5000);
	expect(await savedQuote(submission.id)).toEqual(saved);
});

test("a database that does not answer in time is an error before the visitor gives up", async () => {
	const started = Date.now();
	await proxy.fail({ kind: "delay", milliseconds: 20_000 });
	await expect(saveQuote(db, aSubmission(), NOW)).rejects.toThrow();
	expect(Date.now() - started).toBeLessThan(15_000);
}, 25_000);

test("what the database refuses is not tried again", async () => {
	const lines = [{ service: "window-cleaning" as const, range: { low: 700, high: 600 } }];
	await expect(saveQuote(db, { ...aSubmission(), lines }, NOW)).rejects.toThrow(/quote_services_price/);
	expect(await proxy.roundTrips()).toBe(2);
});

test("a violated constraint in any statement saves nothing of a new quote", async () => {
	const submission = aSubmission();
	const lines = [{ service: "window-cleaning" as const, range: { low: 700, high: 600 } }];
	await expect(saveQuote(db, { ...submission, lines }, NOW)).rejects.toThrow(/quote_services_price/);
	const { rows, services, events, mails } = await savedQuote(submission.id);
	expect([rows, services, events, mails]).toEqual([[], [], [], []]);
});

test("a violated constraint leaves a saved quote as it was", async () => {
	const submission = aSubmission();
	await saveQuote(db, submission, NOW);
	const saved = await savedQuote(submission.id);
	const lines = [{ service: "window-cleaning" as const, range: { low: -1, high: 600 } }];
	const changed = { ...aSubmission({ id: submission.id }, "luxury"), lines };
	await expect(saveQuote(db, changed, NOW + 5000)).rejects.toThrow(/quote_services_price/);
	expect(await savedQuote(submission.id)).toEqual(saved);
});
