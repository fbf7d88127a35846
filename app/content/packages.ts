import type { PackageName } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { packageContent } from "./thank-you.ts";

const { guarantee, product } = business;

interface PackageCard {
	tagline: string;
	/** This stands in place of the package's note. */
	personalizedMessage?: (firstName: string | null, township: string | null) => string;
}

export const packageCards: Readonly<Record<PackageName, PackageCard>> = {
	standard: { tagline: "One price range for the services you chose." },
	basic: { tagline: "The glass, inside and out. Nothing you do not need." },
	deluxe: { tagline: "Clean glass, with light care for tracks, screens and sills." },
	luxury: {
		tagline: "Glass, tracks, screens, sills and frames, all in detail.",
		personalizedMessage: (firstName, township) =>
			`${firstName ? `${firstName}, if` : "If"} you want your ${township ? `${township} ` : ""}home done once and done completely, this is the package. When we leave, there is nothing left for you to wipe.`,
	},
};

/** This stands in place of Deluxe's note, where a visitor saw much in the tracks. */
export const buildUpNote = `You told us about significant build-up: ${packageContent.deluxe.displayName} only cleans tracks lightly. For build-up, choose ${packageContent.luxury.displayName}.`;

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
