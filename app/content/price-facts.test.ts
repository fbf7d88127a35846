import { expect, test } from "vitest";
import { rateCard } from "#app/pricing/rates.ts";
import { priceFacts } from "./price-facts.ts";
import { gutterPrices } from "./price-texts.ts";

test("a range is told with its middle, and one price alone", () => {
	expect(priceFacts({ low: 680, high: 850 }, 765)).toEqual([
		{ label: "Price range", value: "$680–$850" },
		{ label: "Midpoint", value: "about $765" },
	]);
	expect(priceFacts({ low: 250, high: 250 }, 250)).toEqual([{ label: "Price", value: "$250" }]);
});

test("gutters that cost the same in any condition are told with one price", () => {
	const gutters = { ...rateCard.gutters, small: { low: 150, high: 150 } };
	expect(gutterPrices({ ...rateCard, gutters }).bySize).toContain("As a service: $150 for a small home,");
});
