import {
	type Addon,
	addons as addonOptions,
	type HomeSize,
	type PackageName,
	type Service,
} from "#app/catalog/options.ts";
import { paths } from "#app/config/paths.ts";
import { addonRates } from "#app/pricing/rates.ts";

interface ConfirmedQuote {
	name: string;
	package: PackageName;
	/** Whole dollars: the midpoint. */
	price: number;
	homeSize: HomeSize;
	services: readonly Service[];
	addons: readonly Addon[];
}

/** Each extra is `name: $price`. */
export function confirmationLink({
	name,
	price,
	homeSize,
	services,
	addons,
	...quote
}: ConfirmedQuote): string {
	const extras = addons.map((addon) => `${addonOptions.labels[addon]}: $${addonRates[addon]}`);
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
