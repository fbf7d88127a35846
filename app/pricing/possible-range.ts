import { type HomeSize, type PackageName, pressureTargets, type Service } from "../quote-wizard/options";
import { type PricingAnswers, pricePackages } from "./quote";
import type { PriceRange } from "./rates";

/** What is known of a quote when only its link is at hand. */
interface LinkedQuote {
	name: PackageName;
	homeSize: HomeSize;
	services: readonly Service[];
	/** Whole dollars. */
	midpoint: number;
}

/**
 * The range that has this midpoint, in whole dollars; null where no answers lead to it, or answers with different
 * ranges do. The home's stories and ZIP code decide the recommendation alone.
 */
export function possibleRange({ name, homeSize, services, midpoint }: LinkedQuote): PriceRange | null {
	if (services.length === 0) return null;
	const home = { services, homeSize, stories: "one", zip: "" } as const;
	const found = possibleConditions(services)
		.flatMap((condition) => pricePackages({ ...home, ...condition }))
		.filter((priced) => priced.name === name && priced.midpoint === midpoint)
		.map(({ range }) => range);
	const [first] = found;
	const isOne = found.every(({ low, high }) => low === first?.low && high === first.high);
	return first && isOne ? first : null;
}

type Condition = Pick<PricingAnswers, "gutterLastCleaned" | "pressureLastCleaned" | "pressureTargets">;

/** Every answer that a price depends on besides the home and its services. */
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

/** Every choice of at least one. */
function someOf<Value>(values: readonly Value[]): Value[][] {
	const choices = Array.from({ length: 2 ** values.length }, (_, bits) =>
		values.filter((_value, position) => bits & (1 << position)),
	);
	return choices.slice(1);
}
