import fc from "fast-check";
import { expect, test } from "vitest";
import { addons, homeSizes, storyCounts } from "#app/catalog/options.ts";
import { gutterCleaning } from "#app/services/gutter-cleaning.ts";
import { pressureWashing } from "#app/services/pressure-washing.ts";
import { services } from "#app/services/services.ts";
import { estimateTotal, workOf } from "./estimate-total.ts";
import { price } from "./price.ts";
import { rateCard } from "./rates.ts";

const { pressureTargets } = pressureWashing.questions;

const someOf = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });

const anyAnswers = fc.record({
	services: someOf(services.values),
	homeSize: fc.constantFrom(...homeSizes.values),
	stories: fc.constantFrom(...storyCounts.values),
	zip: fc.oneof(fc.constantFrom("18411", "18414", "18444"), fc.string({ maxLength: 5 })),
	gutterLastCleaned: fc.option(
		fc.constantFrom(...gutterCleaning.questions.gutterLastCleaned.options.values),
		{ nil: undefined },
	),
	pressureLastCleaned: fc.option(
		fc.constantFrom(...gutterCleaning.questions.gutterLastCleaned.options.values),
		{ nil: undefined },
	),
	pressureTargets: someOf(pressureTargets.options.values),
});

test("any answers give prices in whole fives, never negative, low ≤ midpoint ≤ high", () => {
	fc.assert(
		fc.property(anyAnswers, (answers) => {
			for (const { range, midpoint, lines } of price(answers, rateCard).packages) {
				for (const dollars of [range.low, midpoint, range.high]) {
					expect(dollars % 5).toBe(0);
					expect(dollars).toBeGreaterThan(0);
				}
				expect(range.low).toBeLessThanOrEqual(midpoint);
				expect(midpoint).toBeLessThanOrEqual(range.high);
				expect(lines.map(({ service }) => service).sort()).toEqual([...answers.services].sort());
			}
		}),
	);
});

test("a package's range is the sum of its lines less the bundle's saving, whatever the order of answers", () => {
	fc.assert(
		fc.property(anyAnswers, (answers) => {
			const sum = (end: "low" | "high", lines: { range: { low: number; high: number } }[]) =>
				lines.reduce((total, line) => total + line.range[end], 0);
			for (const { range, lines, bundle } of price(answers, rateCard).packages) {
				expect(range.low).toBe(sum("low", lines) - (bundle?.saving.low ?? 0));
				expect(range.high).toBe(sum("high", lines) - (bundle?.saving.high ?? 0));
				const share = (bundle?.percent ?? 0) / 100;
				expect(Math.abs((bundle?.saving.high ?? 0) - sum("high", lines) * share)).toBeLessThanOrEqual(2.5);
				expect([range.low % 5, range.high % 5]).toEqual([0, 0]);
			}
			const reversed = { ...answers, services: answers.services.toReversed() };
			expect(price(reversed, rateCard).packages).toEqual(price(answers, rateCard).packages);
		}),
	);
});

test("exactly one package is recommended, and it comes first", () => {
	fc.assert(
		fc.property(anyAnswers, (answers) => {
			const [first, ...others] = price(answers, rateCard).packages;
			expect(first?.recommended).toBe(true);
			expect(others.some(({ recommended }) => recommended)).toBe(false);
			expect(others).toHaveLength(answers.services.includes("window-cleaning") ? 2 : 0);
		}),
	);
});

test("an estimate with add-ons is in whole dollars, no more than its parts, and no less than the best bundle makes of them", () => {
	fc.assert(
		fc.property(anyAnswers, fc.subarray([...addons.values]), (answers, chosen) => {
			const priced = price(answers, rateCard);
			const extras = chosen.map((addon) => ({ addon, price: priced.addons[addon] }));
			const added = extras.reduce((sum, { price: dollars }) => sum + dollars, 0);
			for (const offered of priced.packages) {
				const total = estimateTotal(workOf(offered, priced), extras);
				const parts = offered.lines.reduce((sum, { range }) => sum + (range.low + range.high) / 2, added);
				expect(Number.isInteger(total)).toBe(true);
				expect(total).toBeLessThanOrEqual(offered.midpoint + added + 5);
				expect(total).toBeGreaterThanOrEqual(parts * 0.8 - 5);
				expect(total).toBeGreaterThanOrEqual(offered.range.low);
			}
		}),
	);
});
