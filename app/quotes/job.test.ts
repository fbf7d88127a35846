import { expect, test } from "vitest";
import { aQuoteView } from "../../tests/support/quote-views.ts";
import { jobOf, offerOfJob } from "./job.ts";

const anOffer = (number: number, outcome: "accepted" | "declined" | "withdrawn" | null = null) => ({
	number,
	lines: [
		{ label: "Roof", amount: 1_600, kind: "work" as const },
		{ label: "Gutters", amount: 100, kind: "work" as const },
		{ label: "For neighbors", amount: 190, kind: "saving" as const },
	],
	total: 1_510,
	outcome,
});

test("before an offer the job is what was asked for, with its add-ons, at the estimate", () => {
	const quote = aQuoteView({ addons: [{ addon: "deck", price: 200 }], totalPrice: 965 });
	expect(jobOf(quote)).toMatchObject({
		basis: "estimate",
		work: ["Window Cleaning (Deluxe)", "Gutter Cleaning", "Pressure Washing Deck"],
		total: 965,
	});
});

test("from an offer on the job is its lines and its total; a saving is no work", () => {
	for (const [outcome, basis] of [
		[null, "offered"],
		["accepted", "accepted"],
	] as const)
		expect(jobOf(aQuoteView({ offer: anOffer(1, outcome) }))).toMatchObject({
			basis,
			work: ["Roof", "Gutters"],
			total: 1_510,
		});
});

test("what was accepted is the job, whatever is offered after it; without a yes it is the newest that waits", () => {
	const [accepted, declined, withdrawn] = [
		anOffer(1, "accepted"),
		anOffer(2, "declined"),
		anOffer(2, "withdrawn"),
	];
	for (const later of [anOffer(2), declined, withdrawn]) expect(offerOfJob([later, accepted])).toBe(accepted);
	expect(offerOfJob([anOffer(1), anOffer(2)])).toMatchObject({ number: 2 });
	for (const ended of [declined, withdrawn]) expect(offerOfJob([anOffer(1), ended])).toBeNull();
	expect(offerOfJob([])).toBeNull();
});

test("a line is named without what its package includes, and as an owner wrote it otherwise", () => {
	const labels = [
		"Window Cleaning, Deluxe: glass inside and out, light cleaning of tracks and screens, sills wiped",
		"Windows: upstairs alone",
	];
	const lines = labels.map((label) => ({ label, amount: 100, kind: "work" as const }));
	const job = jobOf(aQuoteView({ offer: { ...anOffer(1), lines } }));
	expect(job.work).toEqual(["Window Cleaning (Deluxe)", "Windows: upstairs alone"]);
	expect(job.lines).toEqual(lines);
});
