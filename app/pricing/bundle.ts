import type { Addon } from "#app/catalog/options.ts";
import { addonCovers } from "#app/services/addon-work.ts";
import type { Service } from "#app/services/services.ts";
import { WINDOWS } from "#app/services/window-cleaning.ts";
import { bundlePercent, type RateCard } from "./rates.ts";

/** Returns the percent that these services save together; 0 without a bundle. */
export function bundlePercentOf(
	chosen: readonly Service[],
	{ windowsAndGutters, withPressureWashing }: RateCard["bundlePercent"],
): number {
	if (!chosen.includes(WINDOWS) || !chosen.includes("gutter-cleaning")) return 0;
	return chosen.includes("pressure-washing") ? withPressureWashing : windowsAndGutters;
}

/** Returns the bundle's percent with the add-on's work; null where it is no more than before. */
export function addonBundle(services: readonly Service[], addon: Addon): number | null {
	const covers = addonCovers[addon];
	const service: Service = "service" in covers ? covers.service : "pressure-washing";
	const percent = bundlePercentOf([...services, service], bundlePercent);
	return percent > bundlePercentOf(services, bundlePercent) ? percent : null;
}
