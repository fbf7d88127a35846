import { homeSizes } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { earlyEstimate } from "#app/content/wizard.ts";
import { estimateHome } from "#app/pricing/early-estimate.ts";
import { formatDollars } from "#app/pricing/format.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { services } from "#app/services/services.ts";
import { estimateKey } from "./components/early-estimate.tsx";

let estimates: string | null = null;

/** A line for each home: its `estimateKey`, a space, the estimate in words. Empty where the business does not show it. */
export function earlyEstimates(): string {
	if (!business.showsEarlyEstimate) return "";
	estimates ??= makeEstimates();
	return estimates;
}

function makeEstimates(): string {
	const choices = Array.from({ length: 2 ** services.values.length }, (_, bits) =>
		services.values.filter((_service, position) => bits & (1 << position)),
	);
	const homes = homeSizes.values.flatMap((homeSize) => choices.map((some) => ({ homeSize, services: some })));
	const lines = homes.flatMap((home) => {
		const range = estimateHome(home, rateCard);
		if (!range) return [];
		const text = earlyEstimate(formatDollars(range.low), formatDollars(range.high));
		return `${estimateKey(home.services, home.homeSize)} ${text}`;
	});
	return lines.join("\n");
}
