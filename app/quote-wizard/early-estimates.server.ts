import { homeSizes, services } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { earlyEstimate } from "#app/content/wizard.ts";
import { estimateHome } from "#app/pricing/early-estimate.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { estimateKey } from "./components/early-estimate.tsx";

let estimates: Record<string, string> | null = null;

/** In words by `estimateKey`, so that a browser needs no price list. Empty where the business does not show it. */
export function earlyEstimates(): Record<string, string> {
	if (!business.showsEarlyEstimate) return {};
	estimates ??= makeEstimates();
	return estimates;
}

function makeEstimates(): Record<string, string> {
	const choices = Array.from({ length: 2 ** services.values.length }, (_, bits) =>
		services.values.filter((_service, position) => bits & (1 << position)),
	);
	const homes = homeSizes.values.flatMap((homeSize) => choices.map((some) => ({ homeSize, services: some })));
	return Object.fromEntries(
		homes.flatMap((home) => {
			const range = estimateHome(home);
			if (!range) return [];
			const text = earlyEstimate(formatDollars(range.low), formatDollars(range.high));
			return [[estimateKey(home.services, home.homeSize), text]];
		}),
	);
}
