import fc from "fast-check";
import { expect, test } from "vitest";
import { addons } from "#app/catalog/options.ts";
import { estimateTotal, workOf } from "#app/pricing/estimate-total.ts";
import { price } from "#app/pricing/price.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { services } from "#app/services/services.ts";
import { hashOffer, MAX_AMOUNT, type OfferLine, offerLinesSchema, prefillOffer, totalOf } from "./offer.ts";

const quote = {
	package: "deluxe" as const,
	services: [
		{ service: "window-cleaning", low: 600, high: 700 },
		{ service: "gutter-cleaning", low: 200, high: 300 },
	],
	addons: [{ addon: "deck" as const, price: 150 }],
	totalPrice: 840,
};
const work = (amount: number): OfferLine => ({ label: "Windows", amount, kind: "work" });
const saving = (amount: number): OfferLine => ({ label: "Saving", amount, kind: "saving" });

test("an offer begins with the quote's services, its bundle saving and its add-ons", () => {
	expect(prefillOffer(quote)).toEqual([
		{
			label:
				"Window Cleaning, Deluxe: glass inside and out, light cleaning of tracks and screens, sills wiped",
			amount: 650,
			kind: "work",
		},
		{ label: "Gutter Cleaning", amount: 250, kind: "work" },
		{ label: "Pressure Washing Deck", amount: 150, kind: "work" },
		// A percentage would no longer be true once an amount is changed.
		{ label: "Bundle saving", amount: 210, kind: "saving" },
	]);
});

test("an offer of pressure washing names the surfaces, which are the whole of what is washed", () => {
	const washed = { ...quote, services: [{ service: "pressure-washing", low: 400, high: 600 }], addons: [] };
	const labelOf = (pressureTargets: string | null) => prefillOffer({ ...washed, pressureTargets })[0]?.label;
	expect(labelOf("driveway,house")).toBe("Pressure Washing (House exterior, Driveway/sidewalk)");
	expect(labelOf(null)).toBe("Pressure Washing");
});

test("whatever was asked for, the offer begins with the quote's total, and may be sent", () => {
	const answers = fc.record({
		services: fc.subarray([...services.values], { minLength: 1 }),
		homeSize: fc.constantFrom("small" as const, "medium" as const, "large" as const, "xl" as const),
		stories: fc.constant("two" as const),
		zip: fc.constant("18411"),
		gutterLastCleaned: fc.constantFrom("over-2-years" as const, "not-sure" as const),
		pressureTargets: fc.constantFrom(["house" as const], ["patio" as const, "driveway" as const]),
	});
	fc.assert(
		fc.property(answers, fc.subarray([...addons.values]), fc.nat(2), (answered, chosen, index) => {
			const packages = price(answered, rateCard).packages;
			const priced = packages[index % packages.length] ?? packages[0];
			if (!priced) throw new Error("nothing is offered");
			const extras = chosen.map((addon) => ({ addon, price: rateCard.addons[addon] }));
			const totalPrice = estimateTotal(workOf(priced, rateCard), extras);
			const lines = prefillOffer({
				package: priced.name,
				services: priced.lines.map(({ service, range }) => ({ service, ...range })),
				addons: extras,
				totalPrice,
			});
			expect(totalOf(lines)).toBe(totalPrice);
			expect(offerLinesSchema.safeParse(lines).data).toEqual(lines);
		}),
	);
});

test.each<[string, unknown[]]>([
	["no line", []],
	["a line without words", [{ ...work(300), label: "  " }]],
	["cents", [work(300.5)]],
	["an amount below zero", [work(500), work(-1)]],
	["an amount that is too large", [work(MAX_AMOUNT + 1)]],
	["an amount that only a saving makes small enough", [work(MAX_AMOUNT + 1), saving(1_000)]],
	["a total that is too large", [work(MAX_AMOUNT), work(1)]],
	["savings that are more than the work", [work(300), saving(301)]],
	["more lines than fit", Array.from({ length: 21 }, () => work(100))],
	["a kind of its own", [{ ...work(300), kind: "tip" }]],
])("an offer with %s cannot be sent", (_, lines) => {
	expect(offerLinesSchema.safeParse(lines).success).toBe(false);
});

test("an offer below the minimum charge, of nothing or of the largest amount can be sent", () => {
	for (const lines of [
		[work(300), saving(150)],
		[work(300), saving(300)],
		[work(MAX_AMOUNT)],
		Array(20).fill(work(100)),
	])
		expect(offerLinesSchema.safeParse(lines).success).toBe(true);
});

test("an offer's hash is another one for whatever differs in it", async () => {
	const offer = {
		quoteId: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a21",
		number: 1,
		lines: [work(600)],
		total: 600,
		note: null,
		termsVersion: "2026-11",
		validUntil: 1,
	};
	const others = [
		{ ...offer, quoteId: "9a1f0d2c-4b7e-4c7a-8f66-0d6b8f3e5a22" },
		{ ...offer, number: 2 },
		{ ...offer, lines: [work(600), work(0)] },
		{ ...offer, lines: [{ ...work(600), label: "Gutters" }] },
		{ ...offer, lines: [saving(600)] },
		{ ...offer, lines: [{ ...work(600), kind: "saving" as const }] },
		{ ...offer, total: 601 },
		{ ...offer, note: "" },
		{ ...offer, termsVersion: "2026-12" },
		{ ...offer, validUntil: 2 },
	];
	const hashes = await Promise.all([offer, ...others].map(hashOffer));
	expect(new Set(hashes).size).toBe(others.length + 1);
	expect(await hashOffer({ ...offer })).toBe(hashes[0]);
	for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});
