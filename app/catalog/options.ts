import { business } from "#app/config/business.ts";

interface Options<V extends readonly [string, ...string[]]> {
	/** In the order shown; a tuple for zod and Drizzle. */
	values: V;
	labels: Record<V[number], string>;
}

function options<const V extends readonly [string, ...string[]]>(
	values: V,
	labels: Record<V[number], string>,
): Options<V> {
	return { values, labels };
}

/** Unknown values are their own label. */
export function labelOf(labels: Record<string, string>, value: string): string {
	return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

export const WINDOWS = business.product.slug;

export const services = options([WINDOWS, "gutter-cleaning", "pressure-washing"], {
	[WINDOWS]: business.product.title,
	"gutter-cleaning": "Gutter Cleaning",
	"pressure-washing": "Pressure Washing",
});
export type Service = (typeof services.values)[number];

export const homeSizes = options(["small", "medium", "large", "xl"], {
	small: "Small (under 1,500 sq ft)",
	medium: "Medium (1,500-2,500)",
	large: "Large (2,500-4,000)",
	xl: "Extra Large (4,000+)",
});
export type HomeSize = (typeof homeSizes.values)[number];

export const storyCounts = options(["one", "two", "three-plus"], {
	one: "One story",
	two: "Two story",
	"three-plus": "Three+ stories",
});
export type Stories = (typeof storyCounts.values)[number];

export const contactMethods = options(["text", "call", "email"], {
	text: "Text message",
	call: "Phone call",
	email: "Email",
});

export const windowsLastCleaned = options(["0-6months", "6-12months", "1-3years", "3plus"], {
	"0-6months": "Within the last 6 months",
	"6-12months": "6-12 months ago",
	"1-3years": "1-3 years ago",
	"3plus": "Over 3 years ago or never",
});

export const trackConditions = options(["clean", "normal", "significant", "unsure"], {
	clean: "Clean, wiped down lately",
	normal: "Normal dust and dirt",
	significant: "Significant build-up",
	unsure: "Not sure",
});

export const exteriorLastCleaned = options(["within-1-year", "1-2-years", "over-2-years", "not-sure"], {
	"within-1-year": "Within the last year",
	"1-2-years": "1-2 years ago",
	"over-2-years": "Over 2 years ago or never",
	"not-sure": "Not sure",
});
export type ExteriorLastCleaned = (typeof exteriorLastCleaned.values)[number];

export const pressureTargets = options(["house", "patio", "driveway"], {
	house: "House exterior",
	patio: "Patio/deck",
	driveway: "Driveway/sidewalk",
});
export type PressureTarget = (typeof pressureTargets.values)[number];

export const packageNames = options(["basic", "deluxe", "luxury", "standard"], {
	basic: "Basic",
	deluxe: "Deluxe",
	luxury: "Luxury",
	standard: "Standard",
});
export type PackageName = (typeof packageNames.values)[number];

export const addons = options(["gutter-cleaning", "concrete", "deck", "siding"], {
	"gutter-cleaning": "Gutter Cleaning",
	concrete: "Pressure Washing Concrete",
	deck: "Pressure Washing Deck",
	siding: "Pressure Washing Siding",
});
export type Addon = (typeof addons.values)[number];

/** An add-on is not offered with a quote that includes its work. */
export const addonCovers = {
	"gutter-cleaning": { service: "gutter-cleaning" },
	concrete: { target: "driveway" },
	deck: { target: "patio" },
	siding: { target: "house" },
} as const satisfies Record<Addon, { service: Service } | { target: PressureTarget }>;

export const fieldOptions: Record<string, { labels: Record<string, string> }> = {
	contactMethod: contactMethods,
	services,
	homeSize: homeSizes,
	stories: storyCounts,
	lastCleaned: windowsLastCleaned,
	trackCondition: trackConditions,
	gutterLastCleaned: exteriorLastCleaned,
	pressureTargets,
	pressureLastCleaned: exteriorLastCleaned,
	package: packageNames,
	addons,
};
