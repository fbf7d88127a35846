import {
	type HomeSize,
	homeSizes,
	type PackageName,
	pressureTargets,
	type Service,
	services as serviceOptions,
	WINDOWS,
} from "#app/catalog/options.ts";
import { type PricedPackage, type PricingAnswers, pricePackages } from "./quote.ts";
import type { PriceRange } from "./rates.ts";

interface LinkedQuote {
	name: PackageName;
	homeSize: HomeSize;
	services: readonly Service[];
	/** Whole dollars. */
	midpoint: number;
}

/** The range with this midpoint, whole dollars; null where there is none or several. */
export function possibleRange({ name, homeSize, services, midpoint }: LinkedQuote): PriceRange | null {
	if (services.length === 0) return null;
	const found = possiblePackages(name, homeSize, services)
		.filter((priced) => priced.midpoint === midpoint)
		.map(({ range }) => range);
	const [first] = found;
	const isOne = found.every(({ low, high }) => low === first?.low && high === first.high);
	return first && isOne ? first : null;
}

type PartlyKnown = Pick<LinkedQuote, "name" | "services"> & { homeSize: HomeSize | undefined };

/** Cached: anybody may ask, and each takes hundreds of prices. */
const bounds = new Map<string, PriceRange>();

/** Whole dollars; for every home size where unknown, for all services where they do not fit the package. */
export function possibleMidpoints({ name, homeSize, services }: PartlyKnown): PriceRange {
	const fits = services.length > 0 && services.includes(WINDOWS) === (name !== "standard");
	const key = [name, homeSize, ...(fits ? services : [])].join();
	const known = bounds.get(key);
	if (known) return known;
	const choices = fits
		? [services]
		: someOf(serviceOptions.values).filter((some) => some.includes(WINDOWS) === (name !== "standard"));
	const midpoints = (homeSize ? [homeSize] : homeSizes.values).flatMap((home) =>
		choices.flatMap((some) => possiblePackages(name, home, some).map(({ midpoint }) => midpoint)),
	);
	const found = { low: Math.min(...midpoints), high: Math.max(...midpoints) };
	bounds.set(key, found);
	return found;
}

function possiblePackages(
	name: PackageName,
	homeSize: HomeSize,
	services: readonly Service[],
): PricedPackage[] {
	const home = { services, homeSize, stories: "one", zip: "" } as const;
	return possibleConditions(services)
		.flatMap((condition) => pricePackages({ ...home, ...condition }))
		.filter((priced) => priced.name === name);
}

type Condition = Pick<PricingAnswers, "gutterLastCleaned" | "pressureLastCleaned" | "pressureTargets">;

function possibleConditions(services: readonly Service[]): Condition[] {
	const times = ["within-1-year", "over-2-years"] as const;
	const gutters = services.includes("gutter-cleaning") ? times : [undefined];
	const pressure = services.includes("pressure-washing") ? times : [undefined];
	const surfaces = services.includes("pressure-washing") ? someOf(pressureTargets.values) : [[]];
	return gutters.flatMap((gutterLastCleaned) =>
		pressure.flatMap((pressureLastCleaned) =>
			surfaces.map((targets) => ({ gutterLastCleaned, pressureLastCleaned, pressureTargets: targets })),
		),
	);
}

function someOf<Value>(values: readonly Value[]): Value[][] {
	const choices = Array.from({ length: 2 ** values.length }, (_, bits) =>
		values.filter((_value, position) => bits & (1 << position)),
	);
	return choices.slice(1);
}
