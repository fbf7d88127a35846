import { expect, test } from "vitest";
import { homeSizes, packageNames, WINDOWS } from "#app/catalog/options.ts";
import { possibleRange } from "./possible-range.ts";
import { pricePackages } from "./quote.ts";
import { windowRates } from "./rates.ts";

test("a quote for windows alone has the range of its package and home", () => {
	for (const homeSize of homeSizes.values) {
		for (const priced of pricePackages({ services: [WINDOWS], homeSize, stories: "one", zip: "" })) {
			const linked = { name: priced.name, homeSize, services: [WINDOWS], midpoint: priced.midpoint };
			expect(possibleRange(linked)).toEqual(priced.range);
		}
	}
	const largeLuxury = { name: "luxury", homeSize: "large", services: [WINDOWS], midpoint: 900 } as const;
	expect(possibleRange(largeLuxury)).toEqual(windowRates.large.luxury);
});

test("a midpoint that no answers lead to has no range", () => {
	const linked = { name: "luxury", homeSize: "large", services: [WINDOWS] } as const;
	expect(possibleRange({ ...linked, midpoint: 901 })).toBeNull();
	expect(possibleRange({ ...linked, midpoint: 0 })).toBeNull();
	expect(possibleRange({ ...linked, services: [], midpoint: 900 })).toBeNull();
	expect(possibleRange({ ...linked, name: packageNames.values[3], midpoint: 900 })).toBeNull();
});

test("gutters tell by their midpoint whether they were left for long", () => {
	const linked = { name: "standard", homeSize: "large", services: ["gutter-cleaning"] } as const;
	expect(possibleRange({ ...linked, midpoint: 375 })).toEqual({ low: 300, high: 450 });
	expect(possibleRange({ ...linked, midpoint: 425 })).toEqual({ low: 400, high: 450 });
});

test("a midpoint that two ranges share leaves the range open", () => {
	const linked = { name: "standard", homeSize: "small" } as const;
	const services = ["gutter-cleaning", "pressure-washing"] as const;
	// $250 to $450, or $300 to $400 where both were left for long.
	expect(possibleRange({ ...linked, services, midpoint: 350 })).toBeNull();
	expect(possibleRange({ ...linked, services: ["pressure-washing"], midpoint: 150 })).toEqual({
		low: 100,
		high: 200,
	});
});
