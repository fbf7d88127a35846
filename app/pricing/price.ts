import type { ConditionAnswers, ServiceAnswers } from "#app/answers/questions.ts";
import type { PackageName } from "#app/catalog/options.ts";
import { priceGutters } from "#app/services/gutter-cleaning.ts";
import { pricePressure } from "#app/services/pressure-washing.ts";
import { atLeast, type PriceRange, range, sumOf } from "#app/services/price-range.ts";
import { type Service, services, WINDOWS } from "#app/services/services.ts";
import { windowPackages } from "#app/services/window-cleaning.ts";
import { bundlePercentOf } from "./bundle.ts";
import { lessPercent, midpointOf, roundTo } from "./estimate-total.ts";
import type { AddonPrices, BundlePercents, RateCard } from "./price-book.ts";
import { addonPrices } from "./rates.ts";
import { recommendPackage } from "./recommendation.ts";

export type PricingAnswers = Readonly<ServiceAnswers & Omit<ConditionAnswers, "concerns">>;

export interface PriceLine {
	service: Service;
	range: PriceRange;
}

/** The price is in whole dollars: the sum of its lines less the bundle's saving. */
export interface PricedPackage {
	name: PackageName;
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
	/** The recommended package stands first: three with windows, one `standard` without. */
	packages: PricedPackage[];
	addons: AddonPrices;
	bundlePercent: BundlePercents;
}

/** What add-ons cost, and save as part of a bundle. */
export type AddonPricing = Pick<PricedQuote, "addons" | "bundlePercent">;

export class PricingError extends Error {
	override name = "PricingError";
}

const priceOf: Record<Service, (answers: PricingAnswers, card: RateCard, name: PackageName) => PriceRange> = {
	[WINDOWS]({ homeSize, lastCleaned }, { windows, neglectedPercent, rounding }, name) {
		if (name === "standard") throw new PricingError("windows have no standard package");
		const found = windows[homeSize][name];
		return lastCleaned === "3plus" ? raise(found, neglectedPercent, rounding) : found;
	},
	"gutter-cleaning": (answers, { gutters, neglectedSpread }) =>
		priceGutters(answers, gutters, neglectedSpread),
	"pressure-washing"(answers, { pressure, neglectedSpread }) {
		const found = pricePressure(answers, pressure, neglectedSpread);
		if (!found) throw new PricingError("pressure washing without a target");
		return found;
	},
};

function raise({ low, high }: PriceRange, percent: number, rounding: number): PriceRange {
	if (percent === 0) return range(low, high);
	const raised = (dollars: number) => Math.max(dollars, roundTo(rounding, (dollars * (100 + percent)) / 100));
	return range(raised(low), raised(high));
}

/** Returns what these answers cost, whole dollars. @throws {PricingError} when no service, or pressure washing without a target, is chosen. */
export function price(answers: PricingAnswers, card: RateCard): PricedQuote {
	if (answers.services.length === 0) throw new PricingError("no service chosen");
	const names = answers.services.includes(WINDOWS) ? windowPackages : (["standard"] as const);
	const priced = names.map((name) => pricePackage(answers, card, name));
	return {
		packages: recommendedFirst(answers, priced),
		addons: addonPrices(answers.homeSize, card),
		bundlePercent: card.bundlePercent,
	};
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
	const { homeSize, stories } = answers;
	const minimum = card.minimum[homeSize][name];
	const higher = (found: PriceRange) => raise(found, card.storiesPercent[stories], card.rounding);
	const lines = services.values
		.filter((service) => answers.services.includes(service))
		.map((service) => ({ service, range: higher(priceOf[service](answers, card, name)) }));
	const charged = chargeAtLeast(minimum, lines);
	const percent = bundlePercentOf(answers.services, card.bundlePercent);
	const saving = savingOf(sumOf(charged.map((line) => line.range)), percent, minimum, card.rounding);
	return totalPackage({
		name,
		rateCard: card.version,
		lines: charged,
		bundle: percent === 0 ? null : { percent, saving },
	});
}

/** Returns the lines with the first one raised to what a minimum charge is more than all of them. */
function chargeAtLeast(minimum: number, lines: readonly PriceLine[]): PriceLine[] {
	const sum = sumOf(lines.map((line) => line.range));
	const charged = atLeast(minimum, sum);
	return lines.map((line, index) => {
		if (index > 0) return line;
		const low = line.range.low + charged.low - sum.low;
		return { ...line, range: range(low, Math.max(low, line.range.high + charged.high - sum.high)) };
	});
}

/** Returns so many percent of both ends: never so much that less than the minimum is left, or a low end above the high one. */
function savingOf({ low, high }: PriceRange, percent: number, minimum: number, rounding: number): PriceRange {
	const left = (dollars: number) => Math.max(minimum, lessPercent(dollars, percent, rounding));
	const most = left(high);
	return range(low - Math.min(left(low), most), high - most);
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
