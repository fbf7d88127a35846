import { expect, test } from "vitest";
import type { Addon, PackageName } from "#app/catalog/options.ts";
import { estimateTotal, midpointOf, workOf } from "./estimate-total.ts";
import { type PricingAnswers, price } from "./price.ts";
import { rateCard } from "./rates.ts";

test("a midpoint between two whole fives is rounded up to the next", () => {
	expect(midpointOf({ low: 100, high: 200 })).toBe(150);
	expect(midpointOf({ low: 680, high: 895 })).toBe(790);
});

/** Windows of a small home in the Basic package: a midpoint of 350, and no bundle. */
const windows = { services: ["window-cleaning"], homeSize: "small" } as const;
const home = { stories: "one", zip: "18444" } as const;

function totalOf(answers: PricingAnswers, name: PackageName, chosen: readonly Addon[]) {
	const { addons, packages } = price(answers, rateCard);
	const priced = packages.find((offered) => offered.name === name);
	if (!priced) throw new Error(`${name} is not offered`);
	const extras = chosen.map((addon) => ({ addon, price: addons[addon] }));
	return estimateTotal(workOf(priced, rateCard), extras);
}

// Gutters 100, concrete 150, deck 150, siding 200; the total is the midpoint plus add-ons.
test.each([
	[[], 350],
	[["concrete"], 500],
	[["deck"], 500],
	[["siding"], 550],
	[["concrete", "deck", "siding"], 850],
] as const)("a small home's midpoint of 350 with %j is an estimate of %i", (chosen, total) => {
	expect(totalOf({ ...home, ...windows }, "basic", chosen)).toBe(total);
});

// Windows with gutters save 15 %, and with pressure washing 20 %, whatever of it is added last.
test.each([
	[["window-cleaning"], ["gutter-cleaning"], 380],
	[["window-cleaning"], ["gutter-cleaning", "deck"], 480],
	[["window-cleaning", "gutter-cleaning"], ["deck"], 520],
	[["window-cleaning", "gutter-cleaning", "pressure-washing"], ["siding"], 680],
	[["window-cleaning", "pressure-washing"], ["gutter-cleaning"], 480],
	[["gutter-cleaning"], ["deck"], 300],
] as const)("a small home's %j with %j is an estimate of %i", (services, chosen, total) => {
	const answers = { ...home, services, homeSize: "small", pressureTargets: ["driveway"] } as const;
	expect(totalOf(answers, services[0] === "window-cleaning" ? "basic" : "standard", chosen)).toBe(total);
});
