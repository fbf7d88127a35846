import { homeSizes } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { earlyEstimate } from "#app/content/wizard.ts";
import { estimateHome } from "#app/pricing/early-estimate.ts";
import { formatRange } from "#app/pricing/format.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { services } from "#app/services/services.ts";
import { estimateKey } from "./components/early-estimate.tsx";

const estimates = new WeakMap<RateCard, string>();

/** A line for each home: its `estimateKey`, a space, the estimate in words. */
export function earlyEstimates(card: RateCard): string {
	const made = estimates.get(card) ?? makeEstimates(card);
	estimates.set(card, made);
	return made;
}

/** Returns the estimate of a home in words; null where the business does not show it. */
export function earlyEstimateOf(home: Parameters<typeof estimateHome>[0], card: RateCard): string | null {
	const range = business.showsEarlyEstimate ? estimateHome(home, card) : null;
	return range && earlyEstimate(formatRange(range, " to "));
}

function makeEstimates(card: RateCard): string {
	const choices = Array.from({ length: 2 ** services.values.length }, (_, bits) =>
		services.values.filter((_service, position) => bits & (1 << position)),
	);
	const homes = homeSizes.values.flatMap((homeSize) => choices.map((some) => ({ homeSize, services: some })));
	const lines = homes.flatMap((home) => {
		const text = earlyEstimateOf(home, card);
		return text ? `${estimateKey(home.services, home.homeSize)} ${text}` : [];
	});
	return lines.join("\n");
}
