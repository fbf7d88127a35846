import { drawnOptions, type HomeSize } from "#app/catalog/options.ts";
import { type AnswersTo, type Questions, toldAs } from "#app/catalog/question.ts";
import { exteriorLastCleaned, ifNeglected } from "./exterior-cleaning.ts";
import { type PriceRange, range, sumOf } from "./price-range.ts";
import type { ServiceCare, ServiceDefinition } from "./service-definition.ts";

const targets = drawnOptions({
	house: ["House exterior", "target-house"],
	patio: ["Patio/deck", "target-patio"],
	driveway: ["Driveway/sidewalk", "target-driveway"],
});
export type PressureTarget = (typeof targets.values)[number];

/** This tells how the wizard and the lists call pressure washing, and what the wizard asks about it. */
export const pressureWashing = {
	label: "Pressure Washing",
	shortLabel: "Pressure washing",
	drawing: "clean-wash",
	questions: {
		pressureTargets: {
			kind: "choices",
			options: targets,
			ask: "What should we pressure wash?",
			hint: "Choose all that apply.",
			missing: "Choose at least one surface to wash",
			invalid: "Choose from the surfaces listed",
			told: { ...toldAs("To be washed"), page: "To be pressure washed", summary: "" },
		},
		pressureLastCleaned: {
			kind: "choice",
			options: exteriorLastCleaned("stones-clean", "stones-spotted", "stones-stained"),
			ask: "When were these surfaces last washed?",
			hint: "Surfaces left for over two years take longer, so the range starts higher.",
			missing: "Choose when these surfaces were last cleaned",
			told: toldAs("Surfaces last washed"),
		},
	},
} as const satisfies ServiceDefinition & { questions: Questions };

/** This tells how often surfaces are washed, and what is done. */
export const pressureCare: ServiceCare = {
	rhythm: { words: "once a year", months: 12 },
	work: [
		"Surfaces assessed and pressure matched to each material",
		"Plants, outlets and furniture protected",
		"Algae, mildew and ground-in dirt washed away",
		"Area rinsed and checked with you",
	],
};

export const pressureRates: Record<HomeSize, Record<PressureTarget, PriceRange>> = {
	small: { house: range(150, 250), patio: range(100, 200), driveway: range(100, 200) },
	medium: { house: range(250, 350), patio: range(150, 250), driveway: range(150, 250) },
	large: { house: range(350, 500), patio: range(200, 300), driveway: range(200, 300) },
	xl: { house: range(500, 700), patio: range(300, 400), driveway: range(300, 400) },
};

/** Returns the range of the chosen surfaces, each counted once, whole dollars; null where none is chosen. */
export function pricePressure(
	{
		homeSize,
		pressureTargets = [],
		pressureLastCleaned,
	}: { homeSize: HomeSize } & Partial<AnswersTo<typeof pressureWashing.questions>>,
	rates: typeof pressureRates,
	neglectedSpread: number,
): PriceRange | null {
	if (pressureTargets.length === 0) return null;
	const sum = sumOf([...new Set(pressureTargets)].map((target) => rates[homeSize][target]));
	return ifNeglected(pressureLastCleaned, sum, neglectedSpread);
}
