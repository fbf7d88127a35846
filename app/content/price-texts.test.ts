import { expect, test } from "vitest";
import { business } from "#app/config/business.ts";
import { windowRates } from "#app/services/window-cleaning.ts";
import { typicalPrice } from "./price-texts.ts";

const { smallHome, mediumHome, largeHome, typical } = business.prices;

test("an advertised price names its packages, and is a price of theirs", () => {
	const advertised = [
		{ price: smallHome, homes: [windowRates.small] },
		{ price: mediumHome, homes: [windowRates.medium] },
		{ price: largeHome, homes: [windowRates.large] },
		{ price: typical, homes: [windowRates.medium, windowRates.large] },
	] as const;
	for (const { price, homes } of advertised) {
		const { low, high, packages } = price;
		const [smallest = windowRates.small, largest = smallest] = homes;
		const [first, last] = [smallest[packages[0]], largest[packages[1]]];
		const text = `prices in app/config/business.ts: $${low} to $${high}, ${packages.join(" to ")}`;
		expect(low, text).toBeGreaterThanOrEqual(first.low);
		expect(low, text).toBeLessThanOrEqual(first.high);
		expect(high, text).toBeGreaterThanOrEqual(last.low);
		expect(high, text).toBeLessThanOrEqual(last.high);
	}
	expect(typicalPrice(largeHome)).toBe("$600 to $900 (Basic to Luxury)");
});
