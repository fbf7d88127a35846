import { namesOf, recordOf } from "#app/catalog/records.ts";
import { toWholeFive } from "#app/pricing/estimate-total.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { type PriceRange, range } from "#app/services/price-range.ts";

/** Today's rate card with every price so many times as high. */
export function scaledCard(factor: number): RateCard {
	const dollars = (amount: number) => toWholeFive(amount * factor);
	const scaled = ({ low, high }: PriceRange) => range(dollars(low), dollars(high));
	const each = <Name extends string, Value>(
		prices: Readonly<Record<Name, Value>>,
		scale: (value: Value) => Value,
	) => recordOf<Record<Name, Value>>(namesOf(prices), (name) => scale(prices[name]));
	return {
		...rateCard,
		version: `times ${factor.toFixed(2)}`,
		windows: each(rateCard.windows, (packages) => each(packages, scaled)),
		gutters: each(rateCard.gutters, scaled),
		pressure: each(rateCard.pressure, (targets) => each(targets, scaled)),
		addons: each(rateCard.addons, dollars),
	};
}
