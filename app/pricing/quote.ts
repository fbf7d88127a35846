import {
	type Addon,
	type ExteriorLastCleaned,
	type HomeSize,
	type PackageName,
	type PressureTarget,
	type Service,
	type Stories,
	services,
	WINDOWS,
} from "#app/catalog/options.ts";
import { bundlePercentOf } from "./bundle.ts";
import {
	addonRates,
	gutterRates,
	NEGLECTED_SPREAD,
	type PriceRange,
	pressureRates,
	type WindowPackage,
	windowRates,
} from "./rates.ts";
import { recommendPackage } from "./recommendation.ts";

export interface PricingAnswers {
	services: readonly Service[];
	homeSize: HomeSize;
	stories: Stories;
	zip: string;
	gutterLastCleaned?: ExteriorLastCleaned | undefined;
	pressureLastCleaned?: ExteriorLastCleaned | undefined;
	pressureTargets?: readonly PressureTarget[] | undefined;
}

export interface PriceLine {
	service: Service;
	range: PriceRange;
}

/** Whole dollars: the sum of its lines less the bundle's saving. */
export interface PricedPackage {
	name: PackageName;
	lines: PriceLine[];
	/** The saving on both ends, or null without a bundle. */
	bundle: { percent: number; saving: PriceRange } | null;
	range: PriceRange;
	midpoint: number;
	recommended: boolean;
}

export class PricingError extends Error {
	override name = "PricingError";
}

const windowPackages = ["basic", "deluxe", "luxury"] as const satisfies readonly WindowPackage[];

/** The packages for these answers, the recommended one first: three with windows, one `standard` without.
 * @throws {PricingError} when no service, or pressure washing without a target, is chosen. */
export function pricePackages(answers: PricingAnswers): PricedPackage[] {
	if (answers.services.length === 0) throw new PricingError("no service chosen");
	if (!answers.services.includes(WINDOWS)) return [pricePackage(answers, "standard", true)];
	const recommended = recommendPackage(answers);
	return windowPackages
		.map((name) => pricePackage(answers, name, name === recommended))
		.sort((a, b) => Number(b.recommended) - Number(a.recommended));
}

/** Rounded up to a whole five where it is between two. */
export function midpointOf({ low, high }: PriceRange): number {
	return toWholeFive((low + high) / 2);
}

/** Whole dollars: the midpoint plus the add-ons' starting prices. */
export function estimateTotal(midpoint: number, chosen: readonly Addon[]): number {
	return chosen.reduce((total, addon) => total + addonRates[addon], midpoint);
}

function pricePackage(answers: PricingAnswers, name: PackageName, recommended: boolean): PricedPackage {
	const lines = services.values
		.filter((service) => answers.services.includes(service))
		.map((service) => ({ service, range: priceService(answers, service, name) }));
	const sum = sumOf(lines.map((line) => line.range));
	const bundle = bundleFor(answers.services, sum);
	const range = bundle ? { low: sum.low - bundle.saving.low, high: sum.high - bundle.saving.high } : sum;
	return { name, lines, bundle, range, midpoint: midpointOf(range), recommended };
}

function priceService(answers: PricingAnswers, service: Service, name: PackageName): PriceRange {
	switch (service) {
		case "gutter-cleaning":
			return ifNeglected(answers.gutterLastCleaned, gutterRates[answers.homeSize]);
		case "pressure-washing":
			return ifNeglected(answers.pressureLastCleaned, pressureRange(answers));
		default:
			if (name === "standard") throw new PricingError("windows have no standard package");
			return windowRates[answers.homeSize][name];
	}
}

function pressureRange({ homeSize, pressureTargets = [] }: PricingAnswers): PriceRange {
	if (pressureTargets.length === 0) throw new PricingError("pressure washing without a target");
	return sumOf([...new Set(pressureTargets)].map((target) => pressureRates[homeSize][target]));
}

function ifNeglected(lastCleaned: ExteriorLastCleaned | undefined, range: PriceRange): PriceRange {
	return lastCleaned === "over-2-years" ? { low: range.high - NEGLECTED_SPREAD, high: range.high } : range;
}

function bundleFor(chosen: readonly Service[], sum: PriceRange): PricedPackage["bundle"] {
	const percent = bundlePercentOf(chosen);
	if (percent === 0) return null;
	const share = (dollars: number) => toWholeFive((dollars * percent) / 100);
	return { percent, saving: { low: share(sum.low), high: share(sum.high) } };
}

export function toWholeFive(dollars: number): number {
	return Math.round(dollars / 5) * 5;
}

function sumOf(ranges: readonly PriceRange[]): PriceRange {
	return ranges.reduce((sum, range) => ({ low: sum.low + range.low, high: sum.high + range.high }), {
		low: 0,
		high: 0,
	});
}
