import * as z from "zod/mini";
import { addons, packageNames } from "#app/catalog/options.ts";
import { recordOf } from "#app/catalog/records.ts";
import { range } from "#app/services/price-range.ts";
import { services } from "#app/services/services.ts";
import {
	type PricedPackage,
	type PricedQuote,
	type PricingAnswers,
	price,
	recommendedFirst,
	totalPackage,
} from "./price.ts";
import type { AddonPrices, BundlePercents, RateCard } from "./price-book.ts";

/** Both ends are in whole dollars. */
const endsSchema = z.tuple([z.int(), z.int()]);

/** What a visitor was shown, short enough for a cookie: the lines stand in the order of the services. */
export const pinnedPriceSchema = z.object({
	packages: z.array(
		z.object({
			name: z.enum(packageNames.values),
			card: z.string().check(z.maxLength(20)),
			lines: z.array(endsSchema),
			bundle: z.nullable(z.tuple([z.int(), z.int(), z.int()])),
		}),
	),
	addons: z.array(z.tuple([z.enum(addons.values), z.int()])),
	/** The percents are the bundles', without and with pressure washing. */
	bundles: z.optional(endsSchema),
});
type PinnedPrice = z.output<typeof pinnedPriceSchema>;

/** Returns a price as a draft carries it. */
export function pinPrice(priced: {
	packages: readonly Omit<PricedPackage, "recommended">[];
	addons: Partial<AddonPrices>;
	bundlePercent?: BundlePercents;
}): PinnedPrice {
	const { bundlePercent: bundles } = priced;
	return {
		packages: priced.packages.map(({ name, rateCard, lines, bundle }) => ({
			name,
			card: rateCard,
			lines: lines.map((line) => [line.range.low, line.range.high]),
			bundle: bundle && [bundle.percent, bundle.saving.low, bundle.saving.high],
		})),
		addons: addons.values.flatMap((addon) => {
			const pinned = priced.addons[addon];
			return pinned === undefined ? [] : [[addon, pinned] satisfies [unknown, unknown]];
		}),
		...(bundles && { bundles: [bundles.windowsAndGutters, bundles.withPressureWashing] }),
	};
}

/** Returns what these answers cost: as pinned, else by the rate card. @throws {PricingError} as `price` does. */
export function priceAsPinned(
	answers: PricingAnswers,
	pinned: PinnedPrice | undefined,
	card: RateCard,
): PricedQuote {
	const current = price(answers, card);
	if (!pinned) return current;
	const chosen = services.values.filter((service) => answers.services.includes(service));
	const kept = pinned.packages.map(({ name, card: rateCard, lines, bundle }) =>
		totalPackage({
			name,
			rateCard,
			lines: lines.flatMap(([low, high], index) => {
				const service = chosen[index];
				return service ? [{ service, range: range(low, high) }] : [];
			}),
			bundle: bundle && { percent: bundle[0], saving: range(bundle[1], bundle[2]) },
		}),
	);
	const { bundles } = pinned;
	const prices = new Map(pinned.addons);
	return {
		packages: recommendedFirst(
			answers,
			current.packages.map((priced) => kept.find(({ name }) => name === priced.name) ?? priced),
		),
		addons: recordOf<AddonPrices>(addons.values, (addon) => prices.get(addon) ?? current.addons[addon]),
		bundlePercent: bundles
			? { windowsAndGutters: bundles[0], withPressureWashing: bundles[1] }
			: current.bundlePercent,
	};
}

/** Whether all that a page shows is pinned, so that no price book is asked for it. */
export function isWhollyPinned(pinned: PinnedPrice | undefined): boolean {
	return pinned?.bundles !== undefined && pinned.addons.length === addons.values.length;
}
