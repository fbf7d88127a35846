import { paths } from "../config/paths";
import { formatDollars } from "../pricing/format";
import { addonRates } from "../pricing/rates";
import {
	type Addon,
	addons as addonOptions,
	type HomeSize,
	homeSizes,
	labelOf,
	type PackageName,
	packageNames,
	type Service,
	services as serviceOptions,
} from "../quote-wizard/options";
import { normalizeText } from "../quote-wizard/text";

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

/** The address of the confirmation, with exactly the parameters of SPEC section 2 (Pricing calculator, step 5). */
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

/** What the confirmation page shows. Anybody can write its address, so it is display only: clamped, never stored. */
export interface ConfirmationView {
	name: string;
	package: PackageName;
	/** As shown: `$500`. */
	price: string;
	homeSize: string;
	services: string[];
	extras: string[];
	/** Whether windows are part of it; an address that names no service counts as theirs. */
	withWindows: boolean;
}

const MOST_ITEMS = 10;
const MOST_CHARACTERS = 60;
const HIGHEST_PRICE = 100_000;

/** Reads the confirmation's address, with the defaults of SPEC section 2, /thank-you. Any text is accepted. */
export function readConfirmation(parameters: URLSearchParams): ConfirmationView {
	const text = (name: string) => clamp(parameters.get(name) ?? "");
	const list = (name: string) =>
		(parameters.get(name) ?? "").split(",").map(clamp).filter(Boolean).slice(0, MOST_ITEMS);
	const price = Number(parameters.get("price"));
	const known = packageNames.values.find((value) => value === parameters.get("package")) ?? "deluxe";
	return {
		name: text("name") || "Friend",
		package: known,
		price: formatDollars(
			Number.isFinite(price) ? Math.round(Math.min(Math.max(price, 0), HIGHEST_PRICE)) : 0,
		),
		homeSize: labelOf(homeSizes.labels, text("homeSize")),
		services: list("services").map((service) => labelOf(serviceOptions.labels, service)),
		extras: list("extras"),
		withWindows: known !== "standard",
	};
}

function clamp(text: string): string {
	return Array.from(normalizeText(text)).slice(0, MOST_CHARACTERS).join("");
}
