import { pressureTargets } from "#app/catalog/options.ts";
import { type PricingAnswers, pricePackages } from "./quote.ts";
import type { PriceRange } from "./rates.ts";

/** Whole dollars, from the lowest to the highest price that any further answers lead to. Null without a service. */
export function estimateHome(known: Pick<PricingAnswers, "services" | "homeSize">): PriceRange | null {
	if (known.services.length === 0) return null;
	const home = { ...known, stories: "one", zip: "" } as const;
	const least = pressureTargets.values.flatMap((target) =>
		pricePackages({ ...home, pressureTargets: [target] }),
	);
	const most = pricePackages({ ...home, pressureTargets: pressureTargets.values });
	return {
		low: Math.min(...least.map(({ range }) => range.low)),
		high: Math.max(...most.map(({ range }) => range.high)),
	};
}
