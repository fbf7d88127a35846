import { type HomeSize, type Stories, storyCounts } from "#app/catalog/options.ts";
import { business } from "#app/config/business.ts";
import { midpointOf } from "#app/pricing/estimate-total.ts";
import { formatDollars, formatRange } from "#app/pricing/format.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { atLeast, type PriceRange, range } from "#app/services/price-range.ts";
import { type WindowPackage, windowPackages } from "#app/services/window-cleaning.ts";
import { enumerate } from "./phrases.ts";
import { packageContent } from "./thank-you.ts";

const { product } = business;

// What the pages tell of a price book. Whole dollars.

const dollars = (prices: PriceRange) => formatRange(prices, " to ");

// What a visit of one service alone costs, as the calculator charges it: no less than the minimum of such a visit.
const windowsAlone = ({ windows, minimum }: PriceBook, size: HomeSize, name: WindowPackage) =>
	atLeast(minimum[size][name], windows[size][name]);
const guttersAlone = ({ gutters, minimum }: PriceBook, size: HomeSize) =>
	atLeast(minimum[size].standard, gutters[size]);

/** Returns what most homes pay: from a medium one's Basic to the middle of a large one's Deluxe. */
export function typicalRange(book: PriceBook): PriceRange {
	return range(windowsAlone(book, "medium", "basic").low, midpointOf(windowsAlone(book, "large", "deluxe")));
}

/** Returns the range of a typical price, such as `$400 to $800 (Basic to Deluxe)`. */
export function typicalPrice(book: PriceBook): string {
	return withPackages(typicalRange(book), "basic", "deluxe");
}

/** What the calculator says of such homes, from the first package to the last. */
export function homePrice(
	book: PriceBook,
	size: HomeSize,
	first: WindowPackage,
	last: WindowPackage,
): string {
	const prices = range(windowsAlone(book, size, first).low, windowsAlone(book, size, last).high);
	return withPackages(prices, first, last);
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
		...(ofWindows && neglectedPercent > 0
			? ["for windows that haven't been cleaned in over three years"]
			: []),
	];
	return causes.length > 0 ? `${text} We add to these prices ${enumerate(causes)}.` : text;
}

/** Returns what gutters cost most homes at least: few are small. */
export function guttersFrom(book: PriceBook): number {
	return guttersAlone(book, "medium").low;
}

export function gutterPrices(book: PriceBook) {
	const bySize = (size: HomeSize) => dollars(guttersAlone(book, size));
	return {
		bySize: withSurcharges(
			`As a service: ${bySize("small")} for a small home, ${bySize("medium")} for a medium one, ${bySize("large")} for a large one and ${bySize("xl")} for an extra large one.`,
			book,
			false,
		),
		asAddon: `Added to another visit, it is from ${formatDollars(book.addons["gutter-cleaning"])} for a small home to ${formatDollars(book.gutters.xl.low)} for an extra large one.`,
	};
}

export function locationPrices(book: PriceBook, size: HomeSize) {
	const surfaces = Object.values(book.pressure[size]);
	const [lows, highs] = [surfaces.map(({ low }) => low), surfaces.map(({ high }) => high)];
	return {
		windows: range(windowsAlone(book, size, "basic").low, windowsAlone(book, size, "luxury").high),
		gutters: guttersAlone(book, size),
		pressure: atLeast(book.minimum[size].standard, range(Math.min(...lows), Math.max(...highs))),
	};
}
