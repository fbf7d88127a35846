import { expect, test, vi } from "vitest";
import { rateCard } from "#app/pricing/rates.ts";
import { pricesOf } from "./price-books.server.ts";

test("a price book from before something else had a price keeps its own prices, and has the first one's for the rest", () => {
	const { gutters: _, version: __, ...book } = rateCard;
	const { deck: ___, ...addons } = book.addons;
	const stored = {
		...book,
		addons: { ...addons, concrete: 333, chimney: 90 },
		rounding: 25,
		roofs: { small: 1 },
	};
	expect(pricesOf([{ version: 7, value: JSON.stringify(stored) }])).toEqual({
		...{ ...rateCard, addons: { ...rateCard.addons, concrete: 333 } },
		...{ rounding: 25, version: "7" },
	});
});

test("what is no price book is logged, and the first one holds", () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	for (const [version, value] of ["{", '{"windows":1}', '{"rounding":3}'].entries())
		expect(pricesOf([{ version: 100 + version, value }])).toBe(rateCard);
	expect(log).toHaveBeenCalledTimes(3);
	log.mockRestore();
});
