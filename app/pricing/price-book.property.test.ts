import fc from "fast-check";
import { expect, test } from "vitest";
import { someAnswersSchema } from "#app/answers/answer-schema.ts";
import { questionsByStep } from "#app/answers/questions.ts";
import { addons, homeSizes, storyCounts } from "#app/catalog/options.ts";
import type { Question } from "#app/catalog/question.ts";
import { services } from "#app/services/services.ts";
import { anyPriceBook } from "#tests/support/price-books.ts";
import { bundleWith } from "./bundle.ts";
import { estimateHome } from "./early-estimate.ts";
import { estimateTotal, lessPercent, workOf } from "./estimate-total.ts";
import { pinPrice, priceAsPinned } from "./pinned-price.ts";
import { price } from "./price.ts";
import { MAX_PERCENT, roundings } from "./price-book.ts";

const someOf = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });

const anyHome = fc.record({
	services: someOf(services.values),
	homeSize: fc.constantFrom(...homeSizes.values),
	stories: fc.constantFrom(...storyCounts.values),
	zip: fc.constant("18411"),
});

/** An answer to every question that has options. */
const anyCondition = fc
	.record(
		Object.fromEntries(
			Object.entries<Question>(questionsByStep.condition).flatMap(([name, asked]) => {
				if (asked.kind === "text") return [];
				const { values } = asked.options;
				return [[name, asked.kind === "choice" ? fc.constantFrom(...values) : someOf(values)]];
			}),
		),
	)
	.map((sent) => someAnswersSchema(questionsByStep.condition).parse(sent));

const anyAnswers = fc.tuple(anyHome, anyCondition).map(([home, condition]) => ({ ...home, ...condition }));

const noBundles = { windowsAndGutters: 0, withPressureWashing: 0 };

test("by any valid price book: low ≤ midpoint ≤ high, at least the minimum, and no bundle raises a price", () => {
	fc.assert(
		fc.property(anyAnswers, anyPriceBook, (answers, card) => {
			const apart = price(answers, { ...card, bundlePercent: noBundles }).packages;
			for (const { name, range, midpoint, lines, bundle } of price(answers, card).packages) {
				expect(range.low).toBeLessThanOrEqual(midpoint);
				expect(midpoint).toBeLessThanOrEqual(range.high);
				expect(range.low).toBeGreaterThanOrEqual(card.minimum[answers.homeSize][name]);
				const alone = apart.find((offered) => offered.name === name)?.range;
				expect(range.low).toBeLessThanOrEqual(alone?.low ?? 0);
				expect(range.high).toBeLessThanOrEqual(alone?.high ?? 0);
				for (const line of lines) expect(line.range.low).toBeLessThanOrEqual(line.range.high);
				const sum = (end: "low" | "high") => lines.reduce((total, line) => total + line.range[end], 0);
				expect(range.low).toBe(sum("low") - (bundle?.saving.low ?? 0));
				expect(range.high).toBe(sum("high") - (bundle?.saving.high ?? 0));
			}
		}),
	);
});

test("by any valid price book the early estimate holds what any further answers lead to", () => {
	fc.assert(
		fc.property(anyAnswers, anyPriceBook, (answers, card) => {
			const { services: chosen, homeSize } = answers;
			const estimate = estimateHome({ services: chosen, homeSize }, card);
			for (const { range } of price(answers, card).packages) {
				expect(range.low).toBeGreaterThanOrEqual(estimate?.low ?? Number.POSITIVE_INFINITY);
				expect(range.high).toBeLessThanOrEqual(estimate?.high ?? 0);
			}
		}),
	);
});

test("by any valid price book a job that costs more before its bundle's saving never costs less after it", () => {
	fc.assert(
		fc.property(
			fc.nat(5000),
			fc.nat(300),
			fc.nat(MAX_PERCENT),
			fc.constantFrom(...roundings),
			(less, more, percent, step) => {
				const left = lessPercent(less, percent, step);
				expect(left).toBeGreaterThanOrEqual(0);
				expect(left).toBeLessThanOrEqual(less);
				expect(lessPercent(less + more, percent, step)).toBeGreaterThanOrEqual(left);
			},
		),
	);
});

test("by any valid price book an add-on lowers a total only where it makes the bundle", () => {
	fc.assert(
		fc.property(anyAnswers, anyPriceBook, fc.constantFrom(...addons.values), (answers, card, addon) => {
			const quote = price(answers, card);
			for (const priced of quote.packages) {
				const work = workOf(priced, quote);
				const without = estimateTotal(work, []);
				const total = estimateTotal(work, [{ addon, price: quote.addons[addon] }]);
				const makesBundle = bundleWith(answers.services, [addon], card.bundlePercent) > work.percent;
				expect(total).toBeGreaterThanOrEqual(makesBundle ? priced.range.low : without);
			}
		}),
	);
});

test("a price that is pinned stays what it was by any later price book", () => {
	fc.assert(
		fc.property(anyAnswers, anyPriceBook, anyPriceBook, (answers, card, later) => {
			const shown = price(answers, card);
			const { packages, addons } = priceAsPinned(answers, pinPrice(shown), later);
			expect({ packages, addons }).toEqual({ packages: shown.packages, addons: shown.addons });
		}),
	);
});
