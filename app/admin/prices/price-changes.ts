import { addons, homeSizes, labelOf, packageNames } from "#app/catalog/options.ts";
import { quoteForm } from "#app/content/quote-form.ts";
import { estimateTotal, workOf } from "#app/pricing/estimate-total.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import { type PricingAnswers, price } from "#app/pricing/price.ts";
import type { RateCard } from "#app/pricing/price-book.ts";
import type { QuoteView } from "#app/quotes/quote-view.ts";
import { answersOfQuote } from "#app/quotes/saved-answers.ts";
import { shortServiceLabel, WINDOWS } from "#app/services/services.ts";
import { changedCells } from "./read-prices.ts";

const sampleHome: PricingAnswers = {
	services: [WINDOWS, "gutter-cleaning", "pressure-washing"],
	homeSize: "medium",
	stories: "two",
	zip: "",
	pressureTargets: ["house"],
};

function quotedBy(
	card: RateCard,
	answers: PricingAnswers,
	{ package: name, addons: added }: Pick<QuoteView, "package" | "addons">,
): string {
	const priced = price(answers, card);
	const found = priced.packages.find((offered) => offered.name === name);
	if (!found) return "";
	const extras = added.map(({ addon }) => ({ addon, price: priced.addons[addon] }));
	const total = formatDollars(estimateTotal(workOf(found, priced), extras));
	return [formatRange(found.range), ...(extras.length > 0 ? [quoteForm.withAddons(total)] : [])].join(", ");
}

/** Returns what a sample home and saved quotes would be quoted by one price book and by another, with the cells and the add-ons that change.
 * Quotes are left out whose answers the calculator no longer knows. */
export function comparePrices(quotes: readonly QuoteView[], now: RateCard, after: RateCard) {
	const compare = (
		key: string,
		what: string,
		...of: [PricingAnswers, Pick<QuoteView, "package" | "addons">]
	) => ({ key, what, now: quotedBy(now, ...of), after: quotedBy(after, ...of) });
	const packages = price(sampleHome, now).packages.map(({ name }) =>
		compare(name, packageNames.labels[name], sampleHome, { package: name, addons: [] }),
	);
	// They are for small homes: for others the services' prices begin there.
	const changed = addons.values
		.filter((addon) => now.addons[addon] !== after.addons[addon])
		.map((addon) => ({
			key: addon,
			what: addons.labels[addon],
			now: formatDollars(now.addons[addon]),
			after: formatDollars(after.addons[addon]),
		}));
	return {
		typed: changedCells(now, after),
		sample: packages,
		addons: changed,
		quotes: quotes.flatMap((quote) => {
			const { service, condition } = answersOfQuote(quote);
			if (!service || !condition) return [];
			const done = service.services.map(shortServiceLabel).join(", ");
			const size = labelOf(homeSizes.labels, service.homeSize).replace(/ \(.*/, "");
			const what = `${quote.name}: ${size}, ${done}, ${packageNames.labels[quote.package]}`;
			return [compare(quote.id, what, { ...service, ...condition }, quote)];
		}),
	};
}

export type PricePreview = ReturnType<typeof comparePrices>;
