import { type HomeSize, type Stories, storyCounts } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { midpointOf } from "#app/pricing/estimate-total.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { type PriceRange, range } from "#app/services/price-range.ts";
import { type WindowPackage, windowPackages } from "#app/services/window-cleaning.ts";
import { enumerate } from "./phrases.ts";
import { packageContent } from "./thank-you.ts";

const { product } = business;

// What the pages tell of a price book. Whole dollars.

const dollars = (prices: PriceRange) => formatRange(prices, " to ");

/** Returns what most homes pay: from a medium one's Basic to the middle of a large one's Deluxe. */
export function typicalRange({ windows }: PriceBook): PriceRange {
	return range(windows.medium.basic.low, midpointOf(windows.large.deluxe));
}

/** Returns the range of a typical price, such as `$400 to $800 (Basic to Deluxe)`. */
export function typicalPrice(book: PriceBook): string {
	return withPackages(typicalRange(book), "basic", "deluxe");
}

/** What the calculator says of such homes, from the first package to the last. */
export function homePrice(
	{ windows }: PriceBook,
	size: HomeSize,
	first: WindowPackage,
	last: WindowPackage,
): string {
	return withPackages(range(windows[size][first].low, windows[size][last].high), first, last);
}

function withPackages(prices: PriceRange, first: WindowPackage, last: WindowPackage): string {
	return `${dollars(prices)} (${packageContent[first].displayName} to ${packageContent[last].displayName})`;
}

/** `$200`, or `$200 to $300` where homes or packages have different minimums. */
export function windowsMinimum({ minimum }: PriceBook): string {
	const all = Object.values(minimum).flatMap((ofSize) => windowPackages.map((name) => ofSize[name]));
	return dollars(range(Math.min(...all), Math.max(...all)));
}

/** Returns what windows save together with other services, in whole sentences; empty where a book has no bundle. */
export function bundleSavings({ bundlePercent }: Pick<PriceBook, "bundlePercent">): string {
	const { windowsAndGutters: two, withPressureWashing: three } = bundlePercent;
	// Three services never save less than two.
	if (three === 0) return "";
	if (two === 0) return `${product.sentence}, gutter cleaning and pressure washing together save ${three}%.`;
	return `${product.sentence} together with gutter cleaning saves ${two}%. Add pressure washing to both and you save ${three}%.`;
}

const storyWords: Record<Stories, string> = {
	one: "the number of stories",
	two: "homes of two or more stories",
	"three-plus": "homes of three or more stories",
};

/** Returns a text that tells prices of a book with the sentence that says for what a book adds to them, if for anything. */
export function withSurcharges(
	text: string,
	{ storiesPercent, neglectedPercent }: PriceBook,
	ofWindows = true,
): string {
	const stories = storyCounts.values.find((count) => storiesPercent[count] > 0);
	const causes = [
		...(stories ? [`for ${storyWords[stories]}`] : []),
		...(ofWindows && neglectedPercent > 0 ? ["for windows that were not cleaned for over three years"] : []),
	];
	return causes.length > 0 ? `${text} We add to these prices ${enumerate(causes)}.` : text;
}

/** Returns what gutters cost most homes at least: few are small. */
export function guttersFrom({ gutters }: PriceBook): number {
	return gutters.medium.low;
}

export function gutterPrices(book: PriceBook) {
	const { small, medium, large, xl } = book.gutters;
	return {
		bySize: withSurcharges(
			`As a service: ${dollars(small)} for a small home, ${dollars(medium)} for a medium one, ${dollars(large)} for a large one and ${dollars(xl)} for an extra large one.`,
			book,
			false,
		),
		asAddon: `Added to another visit, it is from ${formatDollars(book.addons["gutter-cleaning"])} for a small home to ${formatDollars(xl.low)} for an extra large one.`,
	};
}
