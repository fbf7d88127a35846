import type { HomeSize } from "#app/catalog/options.ts";
import { type AnswersTo, type Questions, toldAs } from "#app/catalog/question.ts";
import { exteriorLastCleaned, ifNeglected } from "./exterior-cleaning.ts";
import { type PriceRange, range } from "./price-range.ts";
import type { ServiceCare, ServiceDefinition } from "./service-definition.ts";

/** This tells how the wizard and the lists call gutter cleaning, and what the wizard asks about it. */
export const gutterCleaning = {
	label: "Gutter Cleaning",
	shortLabel: "Gutters",
	drawing: "clean-gutter",
	questions: {
		gutterLastCleaned: {
			kind: "choice",
			options: exteriorLastCleaned("gutter-clear", "gutter-leaves", "gutter-full"),
			ask: "When were your gutters last cleaned?",
			hint: "Gutters left for over two years take longer, so the range starts higher.",
			missing: "Choose when your gutters were last cleaned",
			told: toldAs("Gutters last cleaned"),
		},
	},
} as const satisfies ServiceDefinition & { questions: Questions };

/** This tells how often gutters are cleaned, and what is done. */
export const gutterCare: ServiceCare = {
	rhythm: { words: "at least twice a year", months: 6 },
	work: [
		"Leaves and debris removed from every gutter",
		"Downspouts flushed and checked for flow",
		"Gutters and fasteners inspected, with a report of what we find",
		"Debris bagged and cleared away",
	],
};

export const gutterRates: Record<HomeSize, PriceRange> = {
	small: range(100, 200),
	medium: range(200, 300),
	large: range(300, 450),
	xl: range(450, 600),
};

export function priceGutters(
	{
		homeSize,
		gutterLastCleaned,
	}: { homeSize: HomeSize } & Partial<AnswersTo<typeof gutterCleaning.questions>>,
	rates: typeof gutterRates,
	neglectedSpread: number,
): PriceRange {
	return ifNeglected(gutterLastCleaned, rates[homeSize], neglectedSpread);
}
