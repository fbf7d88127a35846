import { paths } from "../config/paths";
import { addonRates } from "../pricing/rates";
import {
	type Addon,
	addons as addonOptions,
	type HomeSize,
	type PackageName,
	type Service,
} from "../quote-wizard/options";

interface ConfirmedQuote {
	/** The visitor's first name: nothing more personal goes into an address. */
	name: string;
	package: PackageName;
	/** Whole dollars: the midpoint. */
	price: number;
	homeSize: HomeSize;
	services: readonly Service[];
	addons: readonly Addon[];
}

/** The address of the confirmation: the price is the midpoint, each extra `name: $price`. */
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
