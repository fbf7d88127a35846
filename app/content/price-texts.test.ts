import { expect, test } from "vitest";
import { homeSizes } from "#app/catalog/options.ts";
import { recordOf } from "#app/catalog/records.ts";
import { price } from "#app/pricing/price.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { gutterCleaningPage } from "./gutter-cleaning.ts";
import { homeFaq } from "./home-faq.ts";
import { pressureWashingPage } from "./pressure-washing.ts";
import {
	bundleSavings,
	gutterPrices,
	guttersFrom,
	homePrice,
	locationPrices,
	typicalPrice,
	windowsMinimum,
	withSurcharges,
} from "./price-texts.ts";
import { pricingFaq } from "./pricing-faq.ts";

test("the first price book says what the company advertises", () => {
	expect(typicalPrice(rateCard)).toBe("$400 to $800 (Basic to Deluxe)");
	expect(guttersFrom(rateCard)).toBe(200);
	expect(windowsMinimum(rateCard)).toBe("$200");
});

test("the price of a home's size is what the calculator says", () => {
	expect(homePrice(rateCard, "small", "basic", "deluxe")).toBe("$300 to $550 (Basic to Deluxe)");
	expect(homePrice(rateCard, "medium", "basic", "deluxe")).toBe("$400 to $700 (Basic to Deluxe)");
	expect(homePrice(rateCard, "large", "basic", "luxury")).toBe("$500 to $950 (Basic to Luxury)");
});

test("minimums that differ are told from the least to the most, without that of other services", () => {
	const large = { basic: 250, deluxe: 1300, luxury: 1300, standard: 5000 };
	const book = { ...rateCard, minimum: { ...rateCard.minimum, large } };
	expect(windowsMinimum(book)).toBe("$200 to $1,300");
});

test("no text promises a visit of one service for less than the calculator asks", () => {
	const minimum = recordOf<PriceBook["minimum"]>(homeSizes.values, () => ({
		...{ basic: 450, deluxe: 450, luxury: 450 },
		standard: 250,
	}));
	const book = { ...rateCard, minimum };
	const homes = homeSizes.values.map((homeSize) => ({ homeSize, stories: "one", zip: "" }) as const);
	const alone = homes.map(
		(home) => price({ ...home, services: ["gutter-cleaning"] }, book).packages[0]?.range,
	);
	expect(homeSizes.values.map((size) => locationPrices(book, size).gutters)).toEqual(alone);
	expect(guttersFrom(book)).toBe(250);
	expect(gutterCleaningPage.priceCard.title(book)).toBe("Starting at $250");
	expect(gutterPrices(book).bySize).toContain("$250 for a small home, $250 to $300 for a medium one");
	expect(pricingFaq(book).map(({ answer }) => answer)).toContainEqual(
		expect.stringContaining("starts at $250"),
	);
	expect(homePrice(book, "small", "basic", "deluxe")).toBe("$450 to $550 (Basic to Deluxe)");
	expect(typicalPrice(book)).toBe("$450 to $800 (Basic to Deluxe)");
	expect(locationPrices(book, "small")).toMatchObject({ windows: { low: 450 }, pressure: { low: 250 } });
});

test("a bundle is told only where it saves something", () => {
	const savings = (windowsAndGutters: number, withPressureWashing: number) =>
		bundleSavings({ bundlePercent: { windowsAndGutters, withPressureWashing } });
	expect(savings(15, 20)).toBe(
		"Window cleaning together with gutter cleaning saves 15%. Add pressure washing to both and you save 20%.",
	);
	expect(savings(0, 20)).toBe("Window cleaning, gutter cleaning and pressure washing together save 20%.");
	expect(savings(0, 0)).toBe("");
});

test("without bundles no text for visitors tells a percent saved", () => {
	const book = { ...rateCard, bundlePercent: { windowsAndGutters: 0, withPressureWashing: 0 } };
	const answers = pricingFaq(book).map(({ answer }) => answer);
	const texts = [
		...answers,
		gutterCleaningPage.priceCard.text(book),
		pressureWashingPage.quoteCard.text(book),
	];
	expect(texts.join(" ")).not.toMatch(/saves? \d/);
	expect(answers).toContain("No. Each service costs the same, alone or with others.");
});

test("texts that tell prices say for what more is added, and only where a book adds something", () => {
	const told = (two: number, three: number, neglectedPercent: number) => {
		const storiesPercent = { one: 0, two, "three-plus": three };
		return withSurcharges("$1.", { ...rateCard, storiesPercent, neglectedPercent });
	};
	expect(told(0, 0, 0)).toBe("$1.");
	expect(told(0, 20, 0)).toBe("$1. We add to these prices for homes of three or more stories.");
	expect(told(10, 20, 15)).toBe(
		"$1. We add to these prices for homes of two or more stories and for windows that haven't been cleaned in over three years.",
	);
	const faqs = (neglectedPercent: number) => {
		const book = { ...rateCard, storiesPercent: { ...rateCard.storiesPercent, two: 10 }, neglectedPercent };
		const answers = [...pricingFaq(book), ...homeFaq(book)].map(({ answer }) => answer);
		return [...answers, gutterCleaningPage.priceCard.text(book)].filter((text) =>
			text.includes("We add to these prices"),
		);
	};
	expect(faqs(0)).toHaveLength(4);
	expect(faqs(15).filter((text) => text.includes("over three years"))).toHaveLength(2);
});
