import type { IconName } from "#app/pictures/pictures.ts";

interface Options<Value extends string, Drawings = undefined> {
	/** The values are in the order shown; a tuple for zod and Drizzle. */
	values: readonly [Value, ...Value[]];
	labels: Readonly<Record<Value, string>>;
	drawings: Drawings;
}

/** Options that a form shows, each with its drawing. */
export type DrawnOptions<Value extends string = string> = Readonly<
	Options<Value, Readonly<Record<Value, IconName>>>
>;

/** Returns a form's options with their names, and with their drawings where it shows some. */
export function options<const Value extends string>(
	values: readonly [Value, ...Value[]],
	labels: Readonly<Record<Value, string>>,
): Options<Value>;
export function options<const Value extends string>(
	values: readonly [Value, ...Value[]],
	labels: Readonly<Record<Value, string>>,
	drawings: Readonly<Record<Value, IconName>>,
): DrawnOptions<Value>;
export function options(values: unknown, labels: unknown, drawings?: unknown): unknown {
	return { values, labels, drawings };
}

/** Compares by the order in which options are shown; what is no longer offered comes last. */
export function byOrderOf(values: readonly string[]): (one: string, other: string) => number {
	const rank = (value: string) => (values.includes(value) ? values.indexOf(value) : values.length);
	return (one, other) => rank(one) - rank(other);
}

/** Unknown values are their own label. */
export function labelOf(labels: Record<string, string>, value: string): string {
	return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

export const homeSizes = options(
	["small", "medium", "large", "xl"],
	{
		small: "Small (under 1,500 sq ft)",
		medium: "Medium (1,500-2,500)",
		large: "Large (2,500-4,000)",
		xl: "Extra Large (4,000+)",
	},
	{ small: "home-small", medium: "home-medium", large: "home-large", xl: "home-xl" },
);
export type HomeSize = (typeof homeSizes.values)[number];

export const storyCounts = options(
	["one", "two", "three-plus"],
	{
		one: "One story",
		two: "Two story",
		"three-plus": "Three+ stories",
	},
	{ one: "stories-one", two: "stories-two", "three-plus": "stories-three" },
);
export type Stories = (typeof storyCounts.values)[number];

export const contactMethods = options(
	["text", "call", "email"],
	{
		text: "Text message",
		call: "Phone call",
		email: "Email",
	},
	{ text: "message", call: "phone", email: "mail" },
);

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
