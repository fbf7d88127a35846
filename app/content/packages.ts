import { business } from "#app/config/business.ts";
import { packageContent } from "./thank-you.ts";

const { guarantee, product } = business;

export interface PackageCard {
	displayName: string;
	tagline: string;
	features: readonly string[];
	note: string;
	personalizedMessage?: (firstName: string | null, township: string | null) => string;
}

export const packageCards: Readonly<Record<"basic" | "deluxe" | "luxury", PackageCard>> = {
	basic: {
		displayName: packageContent.basic.displayName,
		tagline: "The glass, inside and out. Nothing you do not need.",
		features: packageContent.basic.items,
		note: packageContent.basic.note,
	},
	deluxe: {
		displayName: packageContent.deluxe.displayName,
		tagline: "Clean glass, with light care for tracks, screens and sills.",
		features: packageContent.deluxe.items,
		note: packageContent.deluxe.note,
	},
	luxury: {
		displayName: packageContent.luxury.displayName,
		tagline: "Glass, tracks, screens, sills and frames, all in detail.",
		features: packageContent.luxury.items,
		note: packageContent.luxury.note,
		personalizedMessage: (firstName, township) =>
			`${firstName ? `${firstName}, if` : "If"} you want your ${township ? `${township} ` : ""}home done once and done completely, this is the package. When we leave, there is nothing left for you to wipe.`,
	},
};

/** In place of Deluxe's note, where a visitor saw much in the tracks. */
export const buildUpNote = `You told us of significant build-up: ${packageContent.deluxe.displayName} cleans tracks lightly. For build-up, choose ${packageContent.luxury.displayName}.`;

export const recommendedBadge = "Recommended for Your Home";

export type ComparisonCell = boolean | string;

export interface ComparisonRow {
	feature: string;
	basic: ComparisonCell;
	deluxe: ComparisonCell;
	luxury: ComparisonCell;
}

export const comparisonRows: readonly ComparisonRow[] = [
	{ feature: "Exterior glass", basic: true, deluxe: true, luxury: true },
	{ feature: "Interior glass", basic: true, deluxe: true, luxury: true },
	{ feature: "Tracks", basic: false, deluxe: "Light", luxury: "Deep" },
	{ feature: "Screens", basic: false, deluxe: "Light", luxury: "Removed, washed, dried" },
	{ feature: "Sills", basic: false, deluxe: "Wipe-down", luxury: "Deep" },
	{ feature: "Frame detailing", basic: false, deluxe: false, luxury: true },
	{ feature: "Streak-free guarantee", basic: true, deluxe: true, luxury: true },
	{ feature: guarantee.name, basic: true, deluxe: true, luxury: true },
];

export const comparisonLabels = {
	toggle: "Compare packages",
	caption: `What each ${product.name} package includes`,
	included: "Included",
	notIncluded: "Not included",
} as const;

export const standardCard = {
	displayName: packageContent.standard.displayName,
	tagline: "One price range for the services you chose.",
	guarantee: guarantee.name,
} as const;
