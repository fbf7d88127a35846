import type { Addon } from "#app/catalog/options.ts";
import { addonCovers } from "#app/services/addon-work.ts";
import { type Service, WINDOWS } from "#app/services/services.ts";
import type { BundlePercents } from "./price-book.ts";

/** Returns the percent that these services save together; 0 without a bundle. */
export function bundlePercentOf(
	chosen: readonly string[],
	{ windowsAndGutters, withPressureWashing }: BundlePercents,
): number {
	if (!chosen.includes(WINDOWS) || !chosen.includes("gutter-cleaning")) return 0;
	return chosen.includes("pressure-washing") ? withPressureWashing : windowsAndGutters;
}

/** Returns the percent that services save together with the work of add-ons; 0 without a bundle. */
export function bundleWith(
	services: readonly string[],
	addons: readonly Addon[],
	percents: BundlePercents,
): number {
	const added = addons.map((addon): Service => {
		const covers = addonCovers[addon];
		return "service" in covers ? covers.service : "pressure-washing";
	});
	return bundlePercentOf([...services, ...added], percents);
}
