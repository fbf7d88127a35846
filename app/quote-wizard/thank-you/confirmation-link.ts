import { type Addon, addons as addonOptions, type HomeSize, type PackageName } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import type { AddonPrices } from "#app/pricing/price-book.ts";
import type { Service } from "#app/services/services.ts";

interface ConfirmedQuote {
	name: string;
	package: PackageName;
	/** Whole dollars: the midpoint. */
	price: number;
	homeSize: HomeSize;
	services: readonly Service[];
	addons: readonly Addon[];
	addonPrices: AddonPrices;
}

/** Each extra is `name: $price`. */
export function confirmationLink({
	name,
	price,
	homeSize,
	services,
	addons,
	addonPrices,
	...quote
}: ConfirmedQuote): string {
	const extras = addons.map((addon) => `${addonOptions.labels[addon]}: $${addonPrices[addon]}`);
	const parameters = new URLSearchParams({
		name,
		package: quote.package,
		price: String(price),
		homeSize,
		services: services.join(","),
		extras: extras.join(","),
	});
	return `${paths.thankYou}?${parameters}`;
}
