import { drawnOptions, type HomeSize, type PackageName } from "#app/catalog/options.ts";
import { type Questions, toldAs } from "#app/catalog/question.ts";
import { business } from "#app/config/business.ts";
import { type PriceRange, range } from "./price-range.ts";
import type { ServiceCare, ServiceDefinition } from "./service-definition.ts";

const lastCleaned = drawnOptions({
	"0-6months": ["Within the last 6 months", "glass-clean"],
	"6-12months": ["6-12 months ago", "glass-dusty"],
	"1-3years": ["1-3 years ago", "glass-dirty"],
	"3plus": ["Over 3 years ago or never", "glass-grimy"],
});

/** Returns the answer of whose windows were cleaned so many months ago. */
export function windowsCleanedAgo(months: number): (typeof lastCleaned.values)[number] {
	if (months < 6) return "0-6months";
	if (months < 12) return "6-12months";
	return months < 36 ? "1-3years" : "3plus";
}

const trackConditions = drawnOptions({
	clean: ["Clean, wiped down lately", "track-clean"],
	normal: ["Normal dust and dirt", "track-dusty"],
	significant: ["Significant build-up", "track-packed"],
	unsure: ["Not sure", "unsure"],
});

/** This tells how the wizard and the lists call window cleaning, and what the wizard asks about it. */
export const windowCleaning = {
	label: business.product.title,
	shortLabel: business.product.title.replace(/ Cleaning$/, "s"),
	drawing: "clean-window",
	questions: {
		lastCleaned: {
			kind: "choice",
			options: lastCleaned,
			ask: "When were your windows last cleaned?",
			hint: "A rough answer is fine.",
			missing: "Choose when your windows were last cleaned",
			told: toldAs("Windows last cleaned"),
		},
		trackCondition: {
			kind: "choice",
			options: trackConditions,
			ask: "How do your tracks and sills look?",
			hint: "Look along the bottom of one or two windows.",
			missing: "Choose the condition of your tracks and sills",
			told: toldAs("Tracks and sills"),
		},
	},
} as const satisfies ServiceDefinition & { questions: Questions };

/** This tells how often windows are cleaned; their packages tell what is done. */
export const windowCare: ServiceCare = {
	rhythm: { words: "two to three times a year", months: 6 },
	work: [],
};

/** Window cleaning comes in packages, and `standard` is a quote without it. */
export const windowPackages = ["basic", "deluxe", "luxury"] as const satisfies readonly PackageName[];
export type WindowPackage = (typeof windowPackages)[number];

export const windowRates: Record<HomeSize, Record<WindowPackage, PriceRange>> = {
	small: { basic: range(300, 400), deluxe: range(450, 550), luxury: range(550, 700) },
	medium: { basic: range(400, 500), deluxe: range(600, 700), luxury: range(700, 850) },
	large: { basic: range(500, 600), deluxe: range(750, 850), luxury: range(850, 950) },
	xl: { basic: range(650, 750), deluxe: range(950, 1050), luxury: range(1100, 1250) },
};
