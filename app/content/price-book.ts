import { addons, homeSizes, packageNames, storyCounts } from "#app/catalog/options.ts";
import { roundings } from "#app/pricing/price-book.ts";
import { pressureWashing } from "#app/services/pressure-washing.ts";
import { services, WINDOWS } from "#app/services/services.ts";
import { windowPackages } from "#app/services/window-cleaning.ts";

const roundingList = roundings.join(", ").replace(/, (\d+)$/, " or $1");

export const priceBookPage = {
	title: "Prices",
	intro:
		"What the calculator quotes and the public pages name. A new list holds for new quotes: a saved quote keeps the prices that its customer saw.",
	low: "from",
	high: "to",
	reason: "Why do they change?",
	reasonHint: "Needed to publish, for the list of versions below: for example “Fuel costs, spring 2027”.",
	reasonMissing: "To publish these prices, say below why they change.",
	preview: "Preview",
	publish: "Publish these prices",
	working: "One moment…",
	versions: "Versions",
	version: (version: string) => `Version ${version}`,
	current: "current",
	firstReason: "As the site was delivered",
	publishedBy: (date: string, email: string | null) => (email ? `${date}, ${email}` : date),
	revert: (version: string) => `Go back to version ${version}`,
	revertReason: (version: string) => `Back to version ${version}`,
	previewTitle: "What would change",
	previewIntro:
		"Nothing is published yet. Saved quotes keep their prices: this is what the same homes would be quoted.",
	typed: "Prices that change",
	changed: (cell: string, now: string, after: string) => `${cell}: ${now} → ${after}`,
	nothingChanged: "These are the current prices.",
	addons: "Add-ons to a small home",
	sample: "A medium home of two stories: windows, gutters and the house washed",
	quotes: (count: number) => (count === 1 ? "The last quote" : `The last ${count} quotes`),
	noQuotes: "There is no quote yet to compare with.",
	unchanged: "unchanged",
	columns: { what: "Quote", now: "Now", after: "Then" },
	failures: {
		title: "Please check these prices",
		text: "Nothing was published.",
		number: (cell: string, most: string) => `${cell}: enter a whole number from 0 to ${most}`,
		rounding: (cell: string) => `${cell}: enter ${roundingList}`,
		below: (cell: string, least: string, than: string) =>
			`${cell}: enter ${least} or more, as “${than}” has ${least}`,
		reason: (most: number) => `Say why, in ${most} characters or fewer`,
		conflict: {
			title: "Somebody published other prices meanwhile",
			text: "Yours are below and not published. Publish again to replace theirs, or",
			show: "show what is current",
		},
		unreachable: {
			title: "The prices were not published",
			text: "The database did not answer. What you entered is still here: please try again.",
		},
	},
} as const;

/** A row has one price: its name, and its cells with one end each, or a single one. */
interface PriceRow {
	label: string;
	cells: readonly { cell: string; end?: "low" | "high" }[];
}

export interface PriceSection {
	title: string;
	hint?: string;
	unit: "$" | "%";
	groups: readonly { title?: string; rows: readonly PriceRow[] }[];
}

const sizeName = (size: (typeof homeSizes.values)[number]) => homeSizes.labels[size].replace(/ \(.*/, "");
const rangeRow = (label: string, place: string): PriceRow => ({
	label,
	cells: (["low", "high"] as const).map((end) => ({ cell: `${place}.${end}`, end })),
});
const row = (label: string, cell: string): PriceRow => ({ label, cells: [{ cell }] });
const rows = (all: readonly PriceRow[]) => ({ groups: [{ rows: all }] });
const bySize = (rowsOf: (size: (typeof homeSizes.values)[number]) => PriceRow[]) =>
	homeSizes.values.map((size) => ({ title: sizeName(size), rows: rowsOf(size) }));
const targets = pressureWashing.questions.pressureTargets.options;

/** Every cell of the price book once, in the order shown. */
export const priceSections: readonly PriceSection[] = [
	{
		title: services.labels[WINDOWS],
		unit: "$",
		groups: bySize((size) =>
			windowPackages.map((name) => rangeRow(packageNames.labels[name], `windows.${size}.${name}`)),
		),
	},
	{
		title: services.labels["gutter-cleaning"],
		unit: "$",
		...rows(homeSizes.values.map((size) => rangeRow(sizeName(size), `gutters.${size}`))),
	},
	{
		title: services.labels["pressure-washing"],
		unit: "$",
		groups: bySize((size) =>
			targets.values.map((target) => rangeRow(targets.labels[target], `pressure.${size}.${target}`)),
		),
	},
	{
		title: "Add-ons",
		hint: "What each starts at for a small home. Larger homes start at the low end of their own range.",
		unit: "$",
		...rows(addons.values.map((addon) => row(addons.labels[addon], `addons.${addon}`))),
	},
	{
		title: "Bundle savings",
		unit: "%",
		...rows([
			row("Windows and gutters", "bundlePercent.windowsAndGutters"),
			row("With pressure washing", "bundlePercent.withPressureWashing"),
		]),
	},
	{
		title: "Minimum charge",
		hint: "No visit costs less, also with a bundle; add-ons come on top. Standard is a quote without windows; 0 is no minimum.",
		unit: "$",
		groups: bySize((size) =>
			packageNames.values.map((name) => row(packageNames.labels[name], `minimum.${size}.${name}`)),
		),
	},
	{
		title: "Surcharge by stories",
		hint: "Added to every service.",
		unit: "%",
		...rows(
			storyCounts.values.map((stories) => row(storyCounts.labels[stories], `storiesPercent.${stories}`)),
		),
	},
	{
		title: "First or neglected visit: windows",
		hint: "Added to windows that were not cleaned for over three years, or never.",
		unit: "%",
		...rows([row("Windows", "neglectedPercent")]),
	},
	{
		title: "First or neglected visit: gutters and surfaces",
		hint: "After over two years, or never, they cost the top of their range, this many dollars wide.",
		unit: "$",
		...rows([row("Gutters and surfaces", "neglectedSpread")]),
	},
	{
		title: "Rounding",
		hint: `Surcharges and savings are rounded to whole ${roundingList} dollars.`,
		unit: "$",
		...rows([row("Round to", "rounding")]),
	},
];

/** Each cell's name, such as `Window Cleaning, Small, Basic, from`. */
export const priceCellNames: Readonly<Record<string, string>> = Object.fromEntries(
	priceSections.flatMap(({ title, groups }) =>
		groups.flatMap((group) =>
			group.rows.flatMap(({ label, cells }) =>
				cells.map(({ cell, end }) => [
					cell,
					[title, group.title, label, end && priceBookPage[end]].filter(Boolean).join(", "),
				]),
			),
		),
	),
);
