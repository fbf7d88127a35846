import { type Addon, addonCovers, type Service, WINDOWS } from "#app/catalog/options.ts";
import { bundlePercent } from "./rates.ts";

/** Percent; 0 without a bundle. */
export function bundlePercentOf(chosen: readonly Service[]): number {
	if (!chosen.includes(WINDOWS) || !chosen.includes("gutter-cleaning")) return 0;
	return chosen.includes("pressure-washing")
		? bundlePercent.withPressureWashing
		: bundlePercent.windowsAndGutters;
}

/** The bundle's percent with the add-on's work; null where it is no more than before. */
export function addonBundle(services: readonly Service[], addon: Addon): number | null {
	const covers = addonCovers[addon];
	const service: Service = "service" in covers ? covers.service : "pressure-washing";
	const percent = bundlePercentOf([...services, service]);
	return percent > bundlePercentOf(services) ? percent : null;
}
