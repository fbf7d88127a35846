import { expect, test } from "vitest";
import { WINDOWS } from "#app/services/services.ts";
import { bundleWith } from "./bundle.ts";
import { rateCard } from "./rates.ts";

test("gutters added to windows earn the first bundle, added to windows and pressure washing the second", () => {
	expect(bundleWith([WINDOWS], ["gutter-cleaning"], rateCard.bundlePercent)).toBe(15);
	expect(bundleWith([WINDOWS, "pressure-washing"], ["gutter-cleaning"], rateCard.bundlePercent)).toBe(20);
});

test("a surface added to windows and gutters earns the second bundle, whether gutters are a service or added as well", () => {
	for (const addon of ["concrete", "deck", "siding"] as const) {
		expect(bundleWith([WINDOWS, "gutter-cleaning"], [addon], rateCard.bundlePercent)).toBe(20);
		expect(bundleWith([WINDOWS], ["gutter-cleaning", addon], rateCard.bundlePercent)).toBe(20);
	}
});

test("add-ons that complete no bundle earn nothing", () => {
	expect(bundleWith([WINDOWS], ["deck"], rateCard.bundlePercent)).toBe(0);
	expect(bundleWith(["pressure-washing"], ["gutter-cleaning"], rateCard.bundlePercent)).toBe(0);
});
