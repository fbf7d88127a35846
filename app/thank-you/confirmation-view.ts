import {
	type Addon,
	addons,
	homeSizes,
	type PackageName,
	packageNames,
	type Service,
	services as serviceOptions,
	WINDOWS,
} from "#app/catalog/options.ts";
import { normalizeText, quoteReference } from "#app/catalog/text.ts";
import { thankYouHero } from "#app/content/thank-you.ts";
import { possibleMidpoints, possibleRange } from "#app/pricing/possible-range.ts";
import { estimateTotal, type PricedPackage, pricePackages, toWholeFive } from "#app/pricing/quote.ts";
import { addonRates, type PriceRange } from "#app/pricing/rates.ts";
import { type Draft, isPriceable, pricingAnswers } from "#app/quote-wizard/draft.ts";

/** Anybody can write the page's address, so all of it is display only: clamped, never stored. */
export interface ConfirmationView {
	name: string;
	package: PackageName;
	/** Whole dollars: the package's midpoint. */
	midpoint: number;
	/** Whole dollars, with the add-ons' starting prices. */
	total: number;
	/** Null where unknown. */
	range: PriceRange | null;
	homeSize: string;
	services: string[];
	otherServices: Service[];
	extras: { label: string; price: number }[];
	withWindows: boolean;
	/** Of this browser's saved quote, where the address agrees with it. */
	reference: string | null;
	customerToken: string | null;
	isSaved: boolean;
}

/** One to three words with the signs that names have; no dot within a word, as a domain has. */
const NAME = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?){0,2}$/u;

/** What the page shows of its address, which anybody may write: a plain name and possible prices only. The visitor's own
 * draft adds the range and the reference. */
export function readConfirmation(parameters: URLSearchParams, draft: Draft): ConfirmationView {
	const list = (name: string) => (parameters.get(name) ?? "").split(",").map((entry) => entry.trim());
	const name = packageNames.values.find((value) => value === parameters.get("package")) ?? "deluxe";
	const homeSize = homeSizes.values.find((value) => value === parameters.get("homeSize"));
	const wanted = list("services");
	const services = serviceOptions.values.filter((service) => wanted.includes(service));
	const midpoint = readPrice(parameters.get("price"), possibleMidpoints({ name, homeSize, services }));
	const chosen = readExtras(list("extras"));
	const own = ownQuote(draft, { name, midpoint, homeSize });
	return {
		name: readName(parameters.get("name") ?? "") ?? thankYouHero.friend,
		package: name,
		midpoint,
		total: estimateTotal(midpoint, chosen),
		range: own?.range ?? (homeSize ? possibleRange({ name, homeSize, services, midpoint }) : null),
		homeSize: homeSize ? homeSizes.labels[homeSize] : "",
		services: services.map((service) => serviceOptions.labels[service]),
		otherServices: services.filter((service) => service !== WINDOWS),
		extras: chosen.map((addon) => ({ label: addons.labels[addon], price: addonRates[addon] })),
		withWindows: name !== "standard",
		reference: own ? quoteReference(draft.id) : null,
		customerToken: (own && draft.customerToken) ?? null,
		isSaved: draft.saved === true,
	};
}

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

function readExtras(entries: readonly string[]): Addon[] {
	const names = entries.map((entry) => entry.replace(/:[^:]*$/, ""));
	return addons.values.filter((addon) => names.includes(addons.labels[addon]));
}

function readPrice(text: string | null, { low, high }: PriceRange): number {
	const price = Number(text);
	return price > 0 ? Math.min(Math.max(toWholeFive(price), low), high) : 0;
}

function readName(text: string): string | null {
	const name = normalizeText(text);
	return NAME.test(name) ? name : null;
}
