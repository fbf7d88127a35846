import { homeSizes, labelOf, packageNames } from "#app/catalog/options.ts";
import { priceBookPage } from "#app/content/price-book.ts";
import { knownAs } from "#app/fields/person-name.ts";
import { formatRange } from "#app/pricing/format.ts";
import { type PricingAnswers, price } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { answersOfQuote } from "#app/quotes/saved-answers.ts";
import { shortServiceLabel } from "#app/services/services.ts";
import { WINDOWS } from "#app/services/window-cleaning.ts";

/** What the same home is quoted by two price books, in words. */
export interface PriceChange {
	key: string;
	what: string;
	now: string;
	after: string;
}

const sampleHome: PricingAnswers = {
	services: [WINDOWS, "gutter-cleaning", "pressure-washing"],
	homeSize: "medium",
	stories: "two",
	zip: "",
	pressureTargets: ["house"],
};

/** Returns what a sample home and saved quotes would be quoted by one price book and by another. Quotes are left out whose
 * answers the calculator no longer knows. */
export function comparePrices(quotes: readonly QuoteView[], now: RateCard, after: RateCard) {
	const rangeOf = (answers: PricingAnswers, card: RateCard, name: string) => {
		const found = price(answers, card).packages.find((offered) => offered.name === name);
		return found ? formatRange(found.range) : "";
	};
	const compare = (key: string, what: string, answers: PricingAnswers, name: string): PriceChange => ({
		...{ key, what },
		now: rangeOf(answers, now, name),
		after: rangeOf(answers, after, name),
	});
	return {
		sample: price(sampleHome, now).packages.map(({ name }) =>
			compare(name, packageNames.labels[name], sampleHome, name),
		),
		quotes: quotes.flatMap((quote) => {
			const { service, condition } = answersOfQuote(quote);
			if (!service || !condition) return [];
			const done = service.services.map(shortServiceLabel).join(", ");
			const size = labelOf(homeSizes.labels, service.homeSize).replace(/ \(.*/, "");
			const what = `${knownAs(quote.name)}: ${size}, ${done}, ${packageNames.labels[quote.package]}`;
			return [compare(quote.id, what, { ...service, ...condition }, quote.package)];
		}),
	};
}

export type PricePreview = ReturnType<typeof comparePrices>;

/** Returns the second price, or that it is the first one. */
export function afterText({ now, after }: PriceChange): string {
	return now === after ? priceBookPage.unchanged : after;
}
