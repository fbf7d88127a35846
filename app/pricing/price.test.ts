import { expect, test } from "vitest";
import type { PackageName } from "#app/catalog/options.ts";
import { type PricingAnswers, PricingError, price } from "./price.ts";
import { rateCard } from "./rates.ts";

/** A home for which deluxe is recommended. */
const home = { stories: "one", zip: "18444" } as const;

function priceOf(answers: PricingAnswers, name: PackageName) {
	const found = price(answers, rateCard).packages.find((offered) => offered.name === name);
	if (!found) throw new Error(`${name} is not offered`);
	return found;
}

// Window quote ranges: low, high, midpoint.
test.each([
	["small", "basic", 300, 400, 350],
	["small", "deluxe", 450, 550, 500],
	["small", "luxury", 550, 700, 625],
	["medium", "basic", 400, 500, 450],
	["medium", "deluxe", 600, 700, 650],
	["medium", "luxury", 700, 850, 775],
	["large", "basic", 500, 600, 550],
	["large", "deluxe", 750, 850, 800],
	["large", "luxury", 850, 950, 900],
	["xl", "basic", 650, 750, 700],
	["xl", "deluxe", 950, 1050, 1000],
	["xl", "luxury", 1100, 1250, 1175],
] as const)("windows of a %s home, %s: %i to %i, midpoint %i", (homeSize, name, low, high, midpoint) => {
	const offered = priceOf({ ...home, services: ["window-cleaning"], homeSize }, name);
	expect(offered).toMatchObject({ range: { low, high }, midpoint, bundle: null });
	expect(offered.lines).toEqual([{ service: "window-cleaning", range: { low, high } }]);
});

// Gutter cleaning ranges, and the (high - 50) rule.
test.each([
	["small", 100, 200, 150],
	["medium", 200, 300, 250],
	["large", 300, 450, 400],
	["xl", 450, 600, 550],
] as const)(
	"gutters of a %s home: %i to %i, and from %i after two years",
	(homeSize, low, high, neglected) => {
		const answers = { ...home, services: ["gutter-cleaning"], homeSize } as const;
		for (const gutterLastCleaned of ["within-1-year", "1-2-years", "not-sure"] as const) {
			expect(priceOf({ ...answers, gutterLastCleaned }, "standard").range).toEqual({ low, high });
		}
		const late = priceOf({ ...answers, gutterLastCleaned: "over-2-years" }, "standard");
		expect(late.range).toEqual({ low: neglected, high });
	},
);

// Pressure washing ranges, and the (high - 50) rule.
test.each([
	["small", "house", 150, 250, 200],
	["small", "patio", 100, 200, 150],
	["small", "driveway", 100, 200, 150],
	["medium", "house", 250, 350, 300],
	["medium", "patio", 150, 250, 200],
	["medium", "driveway", 150, 250, 200],
	["large", "house", 350, 500, 450],
	["large", "patio", 200, 300, 250],
	["large", "driveway", 200, 300, 250],
	["xl", "house", 500, 700, 650],
	["xl", "patio", 300, 400, 350],
	["xl", "driveway", 300, 400, 350],
] as const)(
	"washing a %s home's %s: %i to %i, and from %i after two years",
	(homeSize, target, low, high, neglected) => {
		const answers = { ...home, services: ["pressure-washing"], homeSize, pressureTargets: [target] } as const;
		for (const pressureLastCleaned of ["within-1-year", "1-2-years", "not-sure"] as const) {
			expect(priceOf({ ...answers, pressureLastCleaned }, "standard").range).toEqual({ low, high });
		}
		const late = priceOf({ ...answers, pressureLastCleaned: "over-2-years" }, "standard");
		expect(late.range).toEqual({ low: neglected, high });
	},
);

test("several surfaces are added up, each once, before the two-years rule moves the line", () => {
	const answers = {
		...home,
		services: ["pressure-washing"],
		homeSize: "medium",
		pressureTargets: ["house", "patio", "driveway", "house"],
	} as const;
	expect(priceOf(answers, "standard").range).toEqual({ low: 550, high: 850 });
	const late = priceOf({ ...answers, pressureLastCleaned: "over-2-years" }, "standard");
	expect(late.range).toEqual({ low: 800, high: 850 });
});

test("the two-years rule moves the line of its own service only", () => {
	const { lines } = priceOf(
		{
			...home,
			services: ["window-cleaning", "gutter-cleaning", "pressure-washing"],
			homeSize: "small",
			gutterLastCleaned: "over-2-years",
			pressureLastCleaned: "1-2-years",
			pressureTargets: ["patio"],
		},
		"basic",
	);
	expect(lines).toEqual([
		{ service: "window-cleaning", range: { low: 300, high: 400 } },
		{ service: "gutter-cleaning", range: { low: 150, high: 200 } },
		{ service: "pressure-washing", range: { low: 100, high: 200 } },
	]);
});

// Bundles: window plus gutter saves 15 %; plus pressure washing saves 20 %.
test.each([
	{ services: ["window-cleaning"], bundle: null, range: { low: 600, high: 700 } },
	{ services: ["window-cleaning", "pressure-washing"], bundle: null, range: { low: 850, high: 1050 } },
	{
		services: ["window-cleaning", "gutter-cleaning"],
		bundle: { percent: 15, saving: { low: 120, high: 150 } },
		range: { low: 680, high: 850 },
	},
	{
		services: ["pressure-washing", "gutter-cleaning", "window-cleaning"],
		bundle: { percent: 20, saving: { low: 210, high: 270 } },
		range: { low: 840, high: 1080 },
	},
] as const)("a medium home's deluxe with $services costs $range, bundle $bundle", (expected) => {
	const answers = {
		...home,
		services: expected.services,
		homeSize: "medium",
		pressureTargets: ["house"],
	} as const;
	expect(priceOf(answers, "deluxe")).toMatchObject({ bundle: expected.bundle, range: expected.range });
});

test("without windows there is no bundle, and a single card", () => {
	const offered = price(
		{
			...home,
			services: ["gutter-cleaning", "pressure-washing"],
			homeSize: "large",
			pressureTargets: ["driveway"],
		},
		rateCard,
	).packages;
	expect(offered).toHaveLength(1);
	expect(offered[0]).toMatchObject({
		name: "standard",
		bundle: null,
		range: { low: 500, high: 750 },
		midpoint: 625,
	});
});

test("the recommended package comes first, the others keep their order", () => {
	const windows = { services: ["window-cleaning"], homeSize: "large", stories: "two" } as const;
	const names = (zip: string) =>
		price({ ...windows, zip }, rateCard).packages.map(({ name, recommended }) =>
			recommended ? `${name}!` : name,
		);
	expect(names("18411")).toEqual(["luxury!", "basic", "deluxe"]);
	expect(names("18444")).toEqual(["deluxe!", "basic", "luxury"]);
});

test("no service, or washing without a surface, is no price but an error", () => {
	const none: PricingAnswers = { ...home, services: [], homeSize: "small" };
	expect(() => price(none, rateCard).packages).toThrow(PricingError);
	expect(() => price({ ...none, services: ["pressure-washing"] }, rateCard).packages).toThrow(PricingError);
	expect(
		() => price({ ...none, services: ["window-cleaning", "pressure-washing"] }, rateCard).packages,
	).toThrow(PricingError);
});

// Of larger homes the low ends of their own ranges.
test.each([
	["small", { "gutter-cleaning": 100, concrete: 150, deck: 150, siding: 200 }],
	["medium", { "gutter-cleaning": 200, concrete: 150, deck: 150, siding: 250 }],
	["large", { "gutter-cleaning": 300, concrete: 200, deck: 200, siding: 350 }],
	["xl", { "gutter-cleaning": 450, concrete: 300, deck: 300, siding: 500 }],
] as const)("the add-ons of a %s home start at %j", (homeSize, prices) => {
	expect(price({ ...home, services: ["window-cleaning"], homeSize }, rateCard).addons).toEqual(prices);
});
