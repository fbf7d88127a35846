import { type Addon, addons, type HomeSize, type PackageName } from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import type { AddonPrices } from "#app/pricing/price-book.ts";
import type { Service } from "#app/services/services.ts";

interface ConfirmedQuote {
	name: string;
	package: PackageName;
	/** The price is in whole dollars: the midpoint. */
	price: number;
	homeSize: HomeSize;
	services: readonly Service[];
	addons: readonly Addon[];
	addonPrices: AddonPrices;
}

/** Each extra is `name: $price`. */
export function confirmationLink(quote: ConfirmedQuote): string {
	const extras = quote.addons.map((addon) => `${addons.labels[addon]}: $${quote.addonPrices[addon]}`);
	const parameters = new URLSearchParams({
		name: quote.name,
		package: quote.package,
		price: String(quote.price),
		homeSize: quote.homeSize,
		services: quote.services.join(","),
		extras: extras.join(","),
	});
	return `${paths.thankYou}?${parameters}`;
}
