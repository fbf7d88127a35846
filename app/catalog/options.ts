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

function options<Value extends string>(labels: Readonly<Record<Value, string>>): Options<Value>;
function options(labels: object): unknown {
	return { values: Object.keys(labels), labels };
}

/** Returns a form's options, each with its name and its drawing, in the order in which they are listed. */
export function drawnOptions<Value extends string>(
	table: Readonly<Record<Value, readonly [label: string, drawing: IconName]>>,
): DrawnOptions<Value>;
export function drawnOptions(table: Readonly<Record<string, readonly [string, string]>>): unknown {
	const column = (index: 0 | 1) =>
		Object.fromEntries(Object.entries(table).map(([value, row]) => [value, row[index]]));
	return { values: Object.keys(table), labels: column(0), drawings: column(1) };
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

export const homeSizes = drawnOptions({
	small: ["Small (under 1,500 sq ft)", "home-small"],
	medium: ["Medium (1,500-2,500)", "home-medium"],
	large: ["Large (2,500-4,000)", "home-large"],
	xl: ["Extra Large (4,000+)", "home-xl"],
});
export type HomeSize = (typeof homeSizes.values)[number];

export const storyCounts = drawnOptions({
	one: ["One story", "stories-one"],
	two: ["Two story", "stories-two"],
	"three-plus": ["Three+ stories", "stories-three"],
});
export type Stories = (typeof storyCounts.values)[number];

export const contactMethods = drawnOptions({
	text: ["Text message", "message"],
	call: ["Phone call", "phone"],
	email: ["Email", "mail"],
});

export const packageNames = options({
	basic: "Basic",
	deluxe: "Deluxe",
	luxury: "Luxury",
	standard: "Standard",
});
export type PackageName = (typeof packageNames.values)[number];

export const addons = options({
	"gutter-cleaning": "Gutter Cleaning",
	concrete: "Pressure Washing Concrete",
	deck: "Pressure Washing Deck",
	siding: "Pressure Washing Siding",
});
export type Addon = (typeof addons.values)[number];
