import { homeSizes } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { earlyEstimate } from "#app/content/wizard.ts";
import { estimateHome } from "#app/pricing/early-estimate.ts";
import { formatRange } from "#app/pricing/format.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { services } from "#app/services/services.ts";
import { estimateKey } from "./components/early-estimate.tsx";

const estimates = new WeakMap<RateCard, string>();

/** A line for each home: its `estimateKey`, a space, the estimate in words. Empty where the business does not show it. */
export function earlyEstimates(card: RateCard): string {
	if (!business.showsEarlyEstimate) return "";
	const made = estimates.get(card) ?? makeEstimates(card);
	estimates.set(card, made);
	return made;
}

function makeEstimates(card: RateCard): string {
	const choices = Array.from({ length: 2 ** services.values.length }, (_, bits) =>
		services.values.filter((_service, position) => bits & (1 << position)),
	);
	const homes = homeSizes.values.flatMap((homeSize) => choices.map((some) => ({ homeSize, services: some })));
	const lines = homes.flatMap((home) => {
		const range = estimateHome(home, card);
		if (!range) return [];
		const text = earlyEstimate(formatRange(range, " to "));
		return `${estimateKey(home.services, home.homeSize)} ${text}`;
	});
	return lines.join("\n");
}
