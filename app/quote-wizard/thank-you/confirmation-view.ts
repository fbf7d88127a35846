import {
	type Addon,
	addons,
	type HomeSize,
	homeSizes,
	type PackageName,
	packageNames,
} from "#app/catalog/options.ts";
import { thankYouHero } from "#app/content/thank-you.ts";
import { normalizeText, quoteReference } from "#app/fields/text.ts";
import { bundleWith } from "#app/pricing/bundle.ts";
import { estimateHome } from "#app/pricing/early-estimate.ts";
import { estimateTotal, lessPercent, toWholeFive, workOf } from "#app/pricing/estimate-total.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { addonPrices } from "#app/pricing/rates.ts";
import { type Draft, isPriceable } from "#app/quotes/draft.ts";
import { priceOf } from "#app/quotes/draft-price.ts";
import { type Service, services as serviceOptions, WINDOWS } from "#app/services/services.ts";

const PARAMETERS = ["name", "package", "price", "homeSize", "services", "extras"] as const;
type Parameter = (typeof PARAMETERS)[number];

/** This matches one to three words with the signs that names have; no dot within a word, as a domain has. */
const NAME = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}'’-]*\.?( \p{L}[\p{L}\p{M}'’-]*\.?){0,2}$/u;

/** Returns what the page shows of its address, which anybody may write: a plain name and possible prices only, for display alone and never
 * stored. The visitor's own draft adds the range and the reference. Null for an address that tells of no quote. */
export function readConfirmation(parameters: URLSearchParams, draft: Draft, card: RateCard) {
	if (!PARAMETERS.some((parameter) => parameters.has(parameter))) return null;
	const list = (name: Parameter) => (parameters.get(name) ?? "").split(",").map((entry) => entry.trim());
	const name = packageNames.values.find((value) => value === parameters.get("package")) ?? "deluxe";
	const homeSize = homeSizes.values.find((value) => value === parameters.get("homeSize"));
	const wanted = list("services");
	const services = serviceOptions.values.filter((service) => wanted.includes(service));
	const asked = Number(parameters.get("price"));
	const own = ownQuote(draft, card, { name, midpoint: asked, homeSize });
	const midpoint = own ? asked : possiblePrice(asked, { homeSize, services }, card);
	const prices = own?.priced.addons ?? addonPrices(homeSize ?? "small", card);
	const extras = readExtras(list("extras")).map((addon) => ({ addon, price: prices[addon] }));
	const added = extras.reduce((total, { price }) => total + price, 0);
	const total = own
		? estimateTotal(workOf(own.chosen, own.priced), extras)
		: totalOf({ midpoint, added, services, addons: extras.map(({ addon }) => addon) }, card);
	return {
		/** The name is null where this browser's own quote has no first name to greet. */
		name: readName(parameters.get("name") ?? "") ?? (draft.saved ? null : thankYouHero.friend),
		package: name,
		/** The midpoint is the package's, in whole dollars. */
		midpoint,
		/** The total is in whole dollars, with the add-ons' starting prices. */
		total,
		/** A bundle with the add-ons takes off so many whole dollars. */
		saving: midpoint + added - total,
		/** The range is null where it is unknown. */
		range: own?.chosen.range ?? null,
		homeSize: homeSize ? homeSizes.labels[homeSize] : "",
		services: services.map((service) => serviceOptions.labels[service]),
		otherServices: services.filter((service) => service !== WINDOWS),
		extras: extras.map(({ addon, price }) => ({ label: addons.labels[addon], price })),
		withWindows: name !== "standard",
		/** The reference is that of this browser's saved quote, where the address agrees with it. */
		reference: own ? quoteReference(draft.id) : null,
		customerToken: (own && draft.customerToken) ?? null,
		/** This browser's saved quote asks to be answered so; null without one. */
		contactMethod: (draft.saved && draft.contact?.contactMethod) || null,
	};
}
export type ConfirmationView = NonNullable<ReturnType<typeof readConfirmation>>;

/** Returns this browser's saved quote where the address agrees with it, as step 4 priced it. */
function ownQuote(
	draft: Draft,
	card: RateCard,
	{ name, midpoint, homeSize }: { name: PackageName; midpoint: number; homeSize: string | undefined },
) {
	if (!draft.saved || !isPriceable(draft) || draft.package !== name) return undefined;
	if (draft.service.homeSize !== homeSize) return undefined;
	const priced = priceOf(draft, card);
	const chosen = priced.packages.find((offered) => offered.name === name && offered.midpoint === midpoint);
	return chosen && { chosen, priced };
}

function readExtras(entries: readonly string[]): Addon[] {
	const names = entries.map((entry) => entry.replace(/:[^:]*$/, ""));
	return addons.values.filter((addon) => names.includes(addons.labels[addon]));
}

/** Returns the total of which an address tells only the midpoint: what a bundle with the add-ons saves is taken off. */
function totalOf(
	quote: { midpoint: number; added: number; services: readonly Service[]; addons: readonly Addon[] },
	{ bundlePercent }: RateCard,
): number {
	const { midpoint, added, services, addons } = quote;
	const percent = bundleWith(services, [], bundlePercent);
	const saved = bundleWith(services, addons, bundlePercent);
	if (added === 0 || saved === 0) return midpoint + added;
	const whole = toWholeFive((midpoint * 100) / (100 - percent)) + added;
	return Math.max(saved === percent ? midpoint : 0, lessPercent(whole, saved, 5));
}

type PartlyKnown = { homeSize: HomeSize | undefined; services: readonly Service[] };

/** Returns the nearest price that such homes have, whole dollars; 0 for what is no price. */
function possiblePrice(asked: number, { homeSize, services }: PartlyKnown, card: RateCard): number {
	if (!(asked > 0)) return 0;
	const chosen = services.length > 0 ? services : serviceOptions.values;
	const ranges = (homeSize ? [homeSize] : homeSizes.values).flatMap(
		(size) => estimateHome({ homeSize: size, services: chosen }, card) ?? [],
	);
	const low = Math.min(...ranges.map((range) => range.low));
	const high = Math.max(...ranges.map((range) => range.high));
	return Math.min(Math.max(toWholeFive(asked), low), high);
}

function readName(text: string): string | null {
	const name = normalizeText(text);
	return NAME.test(name) ? name : null;
}
