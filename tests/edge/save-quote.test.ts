import { expect, test } from "vitest";
import { rateCard } from "#app/pricing/rates.ts";
import { saveAddons } from "#app/quotes/addons.server.ts";
import { saveQuote } from "#app/quotes/submit.server.ts";
import { db, proxy, savedQuote } from "../support/edge-quotes.ts";
import { aSubmission } from "../support/submissions.ts";

const NOW = Date.UTC(2026, 4, 4, 12);

test("a submitted quote is saved whole in a round trip to load and one to commit", async () => {
	const submission = aSubmission();
	await saveQuote(db, submission, NOW);
	expect(await proxy.roundTrips()).toBe(2);

	const { rows, services, addons, events, mails } = await savedQuote(submission.id);
	// Medium deluxe 600-700 with gutters 200-300, less 15 %.
	expect(rows).toEqual([
		expect.objectContaining({
			id: submission.id,
			name: "Ann Example",
			contactMethod: "text",
			phone: "+15705550123",
			email: null,
			zipCode: "18411",
			address: "1 Elm St",
			serviceType: "window-cleaning",
			homeSize: "medium",
			stories: "two",
			lastCleaned: "1-3years",
			trackCondition: "normal",
			gutterLastCleaned: "within-1-year",
			pressureLastCleaned: null,
			pressureTargets: null,
			concerns: null,
			package: "deluxe",
			bundlePercent: 15,
			rateCard: "1",
			estimatedPriceLow: 680,
			estimatedPriceHigh: 850,
			totalPrice: 765,
			windowCount: null,
			createdAt: NOW,
			updatedAt: NOW,
			confirmedAt: null,
			changedAt: null,
			contacted: false,
			contactedAt: null,
			adminNotes: null,
			submission: 1,
			revision: 1,
		}),
	]);
	expect(services).toEqual([
		{ quoteId: submission.id, service: "gutter-cleaning", priceLow: 200, priceHigh: 300 },
		{ quoteId: submission.id, service: "window-cleaning", priceLow: 600, priceHigh: 700 },
	]);
	expect(addons).toEqual([]);
	expect(events).toEqual([
		{
			seq: expect.any(Number),
			quoteId: submission.id,
			revision: 1,
			createdAt: NOW,
			action: "submitted",
			actor: "visitor",
			userId: null,
			changes: "[]",
			attempt: expect.any(String),
		},
	]);
	expect(mails).toEqual([
		expect.objectContaining({
			kind: "send-quote",
			payload: "{}",
			quoteId: submission.id,
			attempts: 0,
			nextAttemptAt: NOW,
			sentAt: null,
			failedAt: null,
		}),
	]);
});

test("every answer of all three services is saved", async () => {
	const submission = aSubmission({
		service: {
			services: ["window-cleaning", "gutter-cleaning", "pressure-washing"],
			homeSize: "xl",
			stories: "one",
			zip: "1",
		},
		contact: { name: "李", phone: "+442079460018;ext=7", contactMethod: "email", email: "li@example.com" },
		condition: {
			lastCleaned: "3plus",
			trackCondition: "unsure",
			gutterLastCleaned: "over-2-years",
			pressureLastCleaned: "not-sure",
			pressureTargets: ["house", "driveway"],
			concerns: 'It\'s "high"; drop table quote_requests --',
		},
	});
	await saveQuote(db, submission, NOW);
	const { rows, services } = await savedQuote(submission.id);
	expect(rows[0]).toMatchObject({
		name: "李",
		contactMethod: "email",
		email: "li@example.com",
		address: null,
		gutterLastCleaned: "over-2-years",
		pressureLastCleaned: "not-sure",
		pressureTargets: "house,driveway",
		concerns: 'It\'s "high"; drop table quote_requests --',
		bundlePercent: 20,
	});
	expect(services).toHaveLength(3);
});

test("the same submission twice is one row, one event, one mail", async () => {
	const submission = aSubmission();
	await saveQuote(db, submission, NOW);
	const first = await savedQuote(submission.id);
	await proxy.reset();
	await saveQuote(db, submission, NOW + 5000);
	// One that finds the quote, and one that brings all of it.
	expect(await proxy.roundTrips()).toBe(2);
	expect(await savedQuote(submission.id)).toEqual(first);
});

test("a changed package is the same row updated, a second event and a second mail", async () => {
	const { id } = aSubmission();
	await saveQuote(db, aSubmission({ id }), NOW);
	await saveQuote(db, aSubmission({ id }, "luxury"), NOW + 5000);
	const { rows, services, events, mails } = await savedQuote(id);
	// Medium luxury 700-850 with gutters 200-300, less 15 % in whole fives: 765 to 975.
	expect(rows).toHaveLength(1);
	expect(rows[0]).toMatchObject({
		package: "luxury",
		estimatedPriceLow: 765,
		createdAt: NOW,
		updatedAt: NOW + 5000,
		changedAt: NOW + 5000,
		submission: 2,
		revision: 2,
	});
	expect(rows[0]?.estimatedPriceHigh).toBe(975);
	expect(services.map(({ priceHigh }) => priceHigh)).toEqual([300, 850]);
	expect(events.map(({ revision, action }) => [revision, action])).toEqual([
		[1, "submitted"],
		[2, "changed"],
	]);
	expect(mails.map(({ kind }) => kind)).toEqual(["send-quote", "send-quote"]);
	expect(JSON.parse(events[1]?.changes ?? "")).toEqual([
		{ field: "package", from: "deluxe", to: "luxury" },
		{ field: "total", from: 765, to: rows[0]?.totalPrice },
	]);
});

test("services that were dropped leave no row behind", async () => {
	const { id } = aSubmission();
	await saveQuote(db, aSubmission({ id }), NOW);
	const service = {
		services: ["window-cleaning"],
		homeSize: "medium",
		stories: "two",
		zip: "18411",
	} as const;
	await saveQuote(db, aSubmission({ id, service: { ...service, services: ["window-cleaning"] } }), NOW);
	const { rows, services } = await savedQuote(id);
	expect(services.map(({ service }) => service)).toEqual(["window-cleaning"]);
	expect(rows[0]).toMatchObject({ bundlePercent: 0, estimatedPriceLow: 600, estimatedPriceHigh: 700 });
});

test("a double click in parallel is one row, one event, one mail", async () => {
	const submission = aSubmission();
	await Promise.all(Array.from({ length: 5 }, () => saveQuote(db, submission, NOW)));
	const { rows, services, events, mails } = await savedQuote(submission.id);
	expect([rows.length, services.length, events.length, mails.length]).toEqual([1, 2, 1, 1]);
	expect(rows[0]?.revision).toBe(1);
});

test("different choices in parallel are one row with an event and a mail for each", async () => {
	const { id } = aSubmission();
	await Promise.all(
		(["basic", "luxury"] as const).map((name) => saveQuote(db, aSubmission({ id }, name), NOW)),
	);
	const { rows, services, events, mails } = await savedQuote(id);
	expect([rows.length, services.length]).toEqual([1, 2]);
	expect(rows[0]).toMatchObject({ revision: 2, submission: 2 });
	expect(events.map(({ action }) => action)).toEqual(["submitted", "changed"]);
	expect(mails).toHaveLength(2);
});

test("many visitors at once all get their quote saved", async () => {
	const submissions = Array.from({ length: 12 }, () => aSubmission());
	await Promise.all(submissions.map((submission) => saveQuote(db, submission, NOW)));
	const saved = await Promise.all(submissions.map(({ id }) => savedQuote(id)));
	expect(saved.map(({ rows, mails }) => [rows.length, mails.length])).toEqual(saved.map(() => [1, 1]));
});

test("gutters chosen as an add-on and then as a service are counted once: the row, its add-ons and the page agree", async () => {
	const { id, service } = aSubmission();
	const windows = aSubmission({ id, service: { ...service, services: ["window-cleaning"] } });
	await saveQuote(db, windows, NOW);
	const chosen = { quoteId: id, addons: ["gutter-cleaning", "deck"], confirmed: true } as const;
	await saveAddons(db, { ...chosen, priced: rateCard }, NOW + 1000);
	const both = aSubmission({ id });
	await saveQuote(db, both, NOW + 2000);
	const { rows, addons, services, events } = await savedQuote(id);
	expect(addons.map(({ addonName }) => addonName)).toEqual(["deck"]);
	expect(services).toHaveLength(2);
	// It was another total that was confirmed.
	expect(rows[0]).toMatchObject({ totalPrice: 840, confirmedAt: null });
	expect(JSON.parse(events.at(-1)?.changes ?? "")).toEqual([
		{ field: "services", from: "window-cleaning", to: "gutter-cleaning,window-cleaning" },
		{ field: "addons", from: "deck,gutter-cleaning", to: "deck" },
		{ field: "total", from: 720, to: 840 },
	]);
});

test("a corrected name or phone keeps the confirmation of the total", async () => {
	const quote = aSubmission();
	await saveQuote(db, quote, NOW);
	await saveAddons(db, { quoteId: quote.id, addons: [], priced: rateCard, confirmed: true }, NOW + 1000);
	await saveQuote(db, aSubmission({ id: quote.id, contact: { ...quote.contact, name: "Anna" } }), NOW + 2000);
	const { rows, events } = await savedQuote(quote.id);
	expect(rows[0]).toMatchObject({ name: "Anna", confirmedAt: NOW + 1000, changedAt: NOW + 2000 });
	expect(JSON.parse(events.at(-1)?.changes ?? "")).toEqual([
		{ field: "name", from: "Ann Example", to: "Anna" },
	]);
});
