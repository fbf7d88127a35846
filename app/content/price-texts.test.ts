import { expect, test } from "vitest";
import { rateCard } from "#app/pricing/rates.ts";
import { guttersFrom, homePrice, typicalPrice, windowsMinimum } from "./price-texts.ts";

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
