import { storyCounts } from "#app/catalog/options.ts";
import { pressureWashing } from "#app/services/pressure-washing.ts";
import type { PriceRange } from "#app/services/price-range.ts";
import { type PricingAnswers, price } from "./price.ts";
import type { RateCard } from "./price-book.ts";

/** Returns whole dollars, from the lowest to the highest price that any further answers lead to; null without a service. */
export function estimateHome(
	known: Pick<PricingAnswers, "services" | "homeSize"> & Partial<Pick<PricingAnswers, "stories">>,
	card: RateCard,
): PriceRange | null {
	if (known.services.length === 0) return null;
	const counts = known.stories ? [known.stories] : storyCounts.values;
	const homes = counts.map((stories) => ({ ...known, stories, zip: "" }));
	const targets = pressureWashing.questions.pressureTargets.options.values;
	const least = homes.flatMap((home) =>
		targets.flatMap((target) => price({ ...home, pressureTargets: [target] }, card).packages),
	);
	const neglected = { lastCleaned: "3plus", pressureTargets: targets } as const;
	const most = homes.flatMap((home) => price({ ...home, ...neglected }, card).packages);
	return {
		low: Math.min(...least.map(({ range }) => range.low)),
		high: Math.max(...most.map(({ range }) => range.high)),
	};
}
