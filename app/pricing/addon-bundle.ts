import { type Addon, addonCovers, type Service } from "#app/catalog/options.ts";
import { bundlePercentOf } from "./quote.ts";

/**
 * The bundle's percent that the quote would get with the add-on's work among its services; null where that is no
 * more than it gets already.
 */
export function addonBundle(services: readonly Service[], addon: Addon): number | null {
	const covers = addonCovers[addon];
	const service: Service = "service" in covers ? covers.service : "pressure-washing";
	const percent = bundlePercentOf([...services, service]);
	return percent > bundlePercentOf(services) ? percent : null;
}
