import { expect, test } from "vitest";
import { business } from "#app/config/business.ts";
import { windowRates } from "#app/services/window-cleaning.ts";
import { homePrice, typicalPrice } from "./price-texts.ts";

const { typical } = business.prices;

test("an advertised price names its packages, and is a price of theirs", () => {
	const { low, high, packages } = typical;
	const [first, last] = [windowRates.medium[packages[0]], windowRates.large[packages[1]]];
	const text = `prices in app/config/business.ts: $${low} to $${high}, ${packages.join(" to ")}`;
	expect(low, text).toBeGreaterThanOrEqual(first.low);
	expect(low, text).toBeLessThanOrEqual(first.high);
	expect(high, text).toBeGreaterThanOrEqual(last.low);
	expect(high, text).toBeLessThanOrEqual(last.high);
	expect(typicalPrice(typical)).toBe("$400 to $800 (Basic to Deluxe)");
});

test("the price of a home's size is what the calculator says", () => {
	expect(homePrice("small", "basic", "deluxe")).toBe("$300 to $550 (Basic to Deluxe)");
	expect(homePrice("medium", "basic", "deluxe")).toBe("$400 to $700 (Basic to Deluxe)");
	expect(homePrice("large", "basic", "luxury")).toBe("$500 to $950 (Basic to Luxury)");
});
