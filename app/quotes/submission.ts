import type { GivenAnswers } from "#app/answers/saved-answers.ts";
import type { CameFrom } from "#app/catalog/came-from.ts";
import type { PackageName } from "#app/catalog/options.ts";
import type { AddonPricing, PricedPackage, PriceLine } from "#app/pricing/price.ts";
import type { PriceRange } from "#app/services/price-range.ts";
import { type Service, WINDOWS } from "#app/services/services.ts";
import { sha256Of } from "./sha256.ts";

export interface QuoteSubmission extends GivenAnswers {
	id: string;
	package: PackageName;
	rateCard: string;
	lines: PriceLine[];
	bundlePercent: number;
	addonPricing: AddonPricing;
	/** The money is in whole dollars. */
	range: PriceRange;
	midpoint: number;
	cameFrom?: CameFrom | undefined;
	linkToken?: string | undefined;
	seen?: number | undefined;
	/** The saved price holds, with its total, whatever add-ons would cost and save today. */
	isPriceKept?: true;
	test?: true;
}

export function buildSubmission(
	draft: GivenAnswers &
		Pick<QuoteSubmission, "id" | "cameFrom" | "seen"> & { customerToken?: string | undefined },
	chosen: PricedPackage,
	priced: AddonPricing,
): QuoteSubmission {
	return {
		id: draft.id,
		service: draft.service,
		contact: draft.contact,
		condition: draft.condition,
		...pricedAs(chosen, priced),
		cameFrom: draft.cameFrom,
		linkToken: draft.customerToken,
		seen: draft.seen,
	};
}

/** Returns what a submission has of its price. */
export function pricedAs(
	{ name, rateCard, lines, bundle, range, midpoint }: PricedPackage,
	{ addons, bundlePercent }: AddonPricing,
) {
	const addonPricing = { addons, bundlePercent };
	return {
		...{ package: name, rateCard, lines, bundlePercent: bundle?.percent ?? 0 },
		...{ addonPricing, range, midpoint },
	};
}

export function serviceType(chosen: readonly Service[]): Service {
	const [first = WINDOWS] = chosen;
	return chosen.includes(WINDOWS) ? WINDOWS : first;
}

/** Returns the SHA-256, in hex, of all that was submitted, in an order that stays: saved quotes are compared with it. */
export function fingerprintOf({
	rateCard,
	addonPricing,
	linkToken,
	seen,
	cameFrom,
	...submission
}: QuoteSubmission): Promise<string> {
	return sha256Of(JSON.stringify(submission));
}
