import type { ConditionAnswers, ServiceAnswers } from "#app/answers/questions.ts";
import type { Addon, PackageName } from "#app/catalog/options.ts";
import { priceGutters } from "#app/services/gutter-cleaning.ts";
import { pricePressure } from "#app/services/pressure-washing.ts";
import { type PriceRange, range, sumOf } from "#app/services/price-range.ts";
import { type Service, services } from "#app/services/services.ts";
import { WINDOWS, type WindowPackage } from "#app/services/window-cleaning.ts";
import { bundlePercentOf, bundleWith } from "./bundle.ts";
import { type AddonPrices, addonPrices, type RateCard } from "./rates.ts";
import { recommendPackage } from "./recommendation.ts";

export type PricingAnswers = Readonly<ServiceAnswers & Omit<ConditionAnswers, "concerns">>;

export interface PriceLine {
	service: Service;
	range: PriceRange;
}

/** Whole dollars: the sum of its lines less the bundle's saving. */
export interface PricedPackage {
	name: PackageName;
	/** The version of the rate card that it was computed by. */
	rateCard: string;
	lines: PriceLine[];
	/** The saving on both ends, or null without a bundle. */
	bundle: { percent: number; saving: PriceRange } | null;
	range: PriceRange;
	midpoint: number;
	recommended: boolean;
}

/** What a visitor is offered. */
export interface PricedQuote {
	/** The recommended one first: three with windows, one `standard` without. */
	packages: PricedPackage[];
	addons: AddonPrices;
}

export class PricingError extends Error {
	override name = "PricingError";
}

/** What each service costs by a rate card. */
const priceOf: Record<Service, (answers: PricingAnswers, card: RateCard, name: PackageName) => PriceRange> = {
	[WINDOWS]({ homeSize }, { windows }, name) {
		if (name === "standard") throw new PricingError("windows have no standard package");
		return windows[homeSize][name];
	},
	"gutter-cleaning": (answers, { gutters, neglectedSpread }) =>
		priceGutters(answers, gutters, neglectedSpread),
	"pressure-washing"(answers, { pressure, neglectedSpread }) {
		const found = pricePressure(answers, pressure, neglectedSpread);
		if (!found) throw new PricingError("pressure washing without a target");
		return found;
	},
};

const windowPackages = ["basic", "deluxe", "luxury"] as const satisfies readonly WindowPackage[];

/** Returns what these answers cost by a rate card, whole dollars.
 * @throws {PricingError} when no service, or pressure washing without a target, is chosen. */
export function price(answers: PricingAnswers, card: RateCard): PricedQuote {
	if (answers.services.length === 0) throw new PricingError("no service chosen");
	const names = answers.services.includes(WINDOWS) ? windowPackages : (["standard"] as const);
	const priced = names.map((name) => pricePackage(answers, card, name));
	return { packages: recommendedFirst(answers, priced), addons: addonPrices(answers.homeSize, card) };
}

type UnrankedPackage = Omit<PricedPackage, "recommended">;

/** Returns the packages with the one that is recommended for these answers marked and first. */
export function recommendedFirst(
	answers: PricingAnswers,
	packages: readonly UnrankedPackage[],
): PricedPackage[] {
	const recommended = recommendPackage(answers);
	return packages
		.map((priced) => ({ ...priced, recommended: priced.name === "standard" || priced.name === recommended }))
		.sort((a, b) => Number(b.recommended) - Number(a.recommended));
}

function pricePackage(answers: PricingAnswers, card: RateCard, name: PackageName): UnrankedPackage {
	const lines = services.values
		.filter((service) => answers.services.includes(service))
		.map((service) => ({ service, range: priceOf[service](answers, card, name) }));
	const percent = bundlePercentOf(answers.services, card.bundlePercent);
	const { low, high } = sumOf(lines.map((line) => line.range));
	const share = (dollars: number) => toWholeFive((dollars * percent) / 100);
	const bundle = percent === 0 ? null : { percent, saving: range(share(low), share(high)) };
	return totalPackage({ name, rateCard: card.version, lines, bundle });
}

/** Returns a package with its lines added up, less its bundle's saving. */
export function totalPackage(
	priced: Pick<PricedPackage, "name" | "rateCard" | "lines" | "bundle">,
): UnrankedPackage {
	const sum = sumOf(priced.lines.map((line) => line.range));
	const saving = priced.bundle?.saving ?? range(0, 0);
	const total = range(sum.low - saving.low, sum.high - saving.high);
	return { ...priced, range: total, midpoint: midpointOf(total) };
}

/** Returns the middle of a range, rounded up to a whole five where it is between two. */
export function midpointOf({ low, high }: PriceRange): number {
	return toWholeFive((low + high) / 2);
}

/** What an estimate is made of; money is whole dollars. */
export interface EstimatedWork {
	readonly lines: readonly { readonly service: Service; readonly range: PriceRange }[];
	/** With its bundle's saving, which is so many percent. */
	readonly range: PriceRange;
	readonly percent: number;
}

/** Returns whole dollars: the midpoint plus the add-ons' starting prices, less what a bundle saves that they belong to; the
 * low end of the range at least. */
export function estimateTotal(
	{ lines, range: quoted, percent }: EstimatedWork,
	extras: readonly { readonly addon: Addon; readonly price: number }[],
): number {
	const added = extras.reduce((total, { price: dollars }) => total + dollars, 0);
	const saved = Math.max(
		percent,
		bundleWith(
			lines.map(({ service }) => service),
			extras.map(({ addon }) => addon),
		),
	);
	if (added === 0 || saved === 0) return midpointOf(quoted) + added;
	const all = midpointOf(sumOf(lines.map((line) => line.range))) + added;
	return Math.max(quoted.low, all - toWholeFive((all * saved) / 100));
}

/** Returns the nearest amount in whole fives. */
export function toWholeFive(dollars: number): number {
	return Math.round(dollars / 5) * 5;
}
