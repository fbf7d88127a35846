import { possibleRange } from "../pricing/possible-range";
import { estimateTotal, type PricedPackage, pricePackages } from "../pricing/quote";
import { addonRates, type PriceRange } from "../pricing/rates";
import { type Draft, isPriceable, pricingAnswers } from "../quote-wizard/draft";
import {
	type Addon,
	addons,
	homeSizes,
	labelOf,
	type PackageName,
	packageNames,
	type Service,
	services as serviceOptions,
	WINDOWS,
} from "../quote-wizard/options";
import { quoteReference } from "../quote-wizard/quote-reference";
import { normalizeText } from "../quote-wizard/text";

/** What the confirmation page shows. Anybody can write its address, so it is display only: clamped, never stored. */
export interface ConfirmationView {
	name: string;
	package: PackageName;
	/** Whole dollars: the package's midpoint. */
	midpoint: number;
	/** Whole dollars: the midpoint and the add-ons' starting prices. */
	total: number;
	/** Null where the address leaves it open. */
	range: PriceRange | null;
	homeSize: string;
	services: string[];
	/** The services besides windows, whose work is listed beside the package's. */
	otherServices: Service[];
	extras: { label: string; price: number }[];
	/** Whether windows are part of it; an address that names no service counts as theirs. */
	withWindows: boolean;
	/** Of the saved quote that this browser's draft and the address agree on. */
	reference: string | null;
	/** Whether this browser has sent a request at all. */
	isSaved: boolean;
}

const MAX_ITEMS = 10;
const MAX_CHARACTERS = 60;
const MAX_PRICE = 100_000;

/**
 * The confirmation's address, with a default for whatever is missing; any text is accepted. The visitor's own
 * draft adds the range and the reference when it is the quote that the address tells of.
 */
export function readConfirmation(parameters: URLSearchParams, draft: Draft): ConfirmationView {
	const text = (name: string) => clamp(parameters.get(name) ?? "");
	const list = (name: string) => (parameters.get(name) ?? "").split(",").map(clamp).filter(Boolean);
	const name = packageNames.values.find((value) => value === parameters.get("package")) ?? "deluxe";
	const midpoint = readPrice(parameters.get("price"));
	const homeSize = homeSizes.values.find((value) => value === parameters.get("homeSize"));
	const wanted = list("services").slice(0, MAX_ITEMS);
	const services = serviceOptions.values.filter((service) => wanted.includes(service));
	const chosen = readExtras(list("extras"));
	const own = ownQuote(draft, { name, midpoint, homeSize });
	return {
		name: text("name") || "Friend",
		package: name,
		midpoint,
		total: estimateTotal(midpoint, chosen),
		range: own?.range ?? (homeSize ? possibleRange({ name, homeSize, services, midpoint }) : null),
		homeSize: labelOf(homeSizes.labels, text("homeSize")),
		services: wanted.map((service) => labelOf(serviceOptions.labels, service)),
		otherServices: services.filter((service) => service !== WINDOWS),
		extras: chosen.map((addon) => ({ label: addons.labels[addon], price: addonRates[addon] })),
		withWindows: name !== "standard",
		reference: own ? quoteReference(draft.id) : null,
		isSaved: draft.saved === true,
	};
}

/** The price of the visitor's saved quote, where the address tells of the same. */
function ownQuote(
	draft: Draft,
	{ name, midpoint, homeSize }: { name: PackageName; midpoint: number; homeSize: string | undefined },
): PricedPackage | undefined {
	if (!draft.saved || !isPriceable(draft) || draft.package !== name) return undefined;
	if (draft.service.homeSize !== homeSize) return undefined;
	return pricePackages(pricingAnswers(draft)).find(
		(priced) => priced.name === name && priced.midpoint === midpoint,
	);
}

/** The add-ons that `name: $price` entries name; what each costs is for the price list to say. */
function readExtras(entries: readonly string[]): Addon[] {
	const names = entries.map((entry) => entry.replace(/:[^:]*$/, ""));
	return addons.values.filter((addon) => names.includes(addons.labels[addon]));
}

function readPrice(text: string | null): number {
	const price = Number(text);
	return Number.isFinite(price) ? Math.round(Math.min(Math.max(price, 0), MAX_PRICE)) : 0;
}

function clamp(text: string): string {
	return Array.from(normalizeText(text)).slice(0, MAX_CHARACTERS).join("");
}
