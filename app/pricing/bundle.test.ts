import { expect, test } from "vitest";
import { WINDOWS } from "#app/services/window-cleaning.ts";
import { addonBundle } from "./bundle.ts";

test("gutters added to windows would earn the first bundle, added to windows and pressure washing the second", () => {
	expect(addonBundle([WINDOWS], "gutter-cleaning")).toBe(15);
	expect(addonBundle([WINDOWS, "pressure-washing"], "gutter-cleaning")).toBe(20);
});

test("a surface added to windows and gutters would earn the second bundle", () => {
	for (const addon of ["concrete", "deck", "siding"] as const) {
		expect(addonBundle([WINDOWS, "gutter-cleaning"], addon)).toBe(20);
	}
});

test("an add-on that completes no bundle earns nothing, nor does one of a bundle that is complete", () => {
	expect(addonBundle([WINDOWS], "deck")).toBeNull();
	expect(addonBundle(["pressure-washing"], "gutter-cleaning")).toBeNull();
	expect(addonBundle([WINDOWS, "gutter-cleaning", "pressure-washing"], "deck")).toBeNull();
});
