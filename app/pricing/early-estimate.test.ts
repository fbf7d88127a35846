import { expect, test } from "vitest";
import { homeSizes } from "#app/catalog/options.ts";
import { gutterCleaning } from "#app/services/gutter-cleaning.ts";
import type { PressureTarget } from "#app/services/pressure-washing.ts";
import type { Service } from "#app/services/services.ts";
import { estimateHome } from "./early-estimate.ts";
import { price } from "./price.ts";
import { rateCard } from "./rates.ts";

function choicesOf<Value>(values: readonly Value[]): Value[][] {
	const [first, ...rest] = values;
	if (first === undefined) return [];
	const others = choicesOf(rest);
	return [[first], ...others, ...others.map((some) => [first, ...some])];
}

const services = choicesOf<Service>(["window-cleaning", "gutter-cleaning", "pressure-washing"]);
const targets = choicesOf<PressureTarget>(["house", "patio", "driveway"]);
const homes = homeSizes.values.flatMap((homeSize) => services.map((some) => ({ homeSize, services: some })));

/** The range of every package that any answers lead to. */
function everyRange(home: (typeof homes)[number]) {
	const times = gutterCleaning.questions.gutterLastCleaned.options.values;
	return targets.flatMap((pressureTargets) =>
		times.flatMap((gutterLastCleaned) =>
			times.flatMap((pressureLastCleaned) =>
				price(
					{
						...home,
						stories: "two",
						zip: "18411",
						pressureTargets,
						gutterLastCleaned,
						pressureLastCleaned,
					},
					rateCard,
				).packages.map(({ range }) => range),
			),
		),
	);
}

test.each(homes)(
	"a $homeSize home with $services costs nothing outside its estimate, and reaches both ends",
	(home) => {
		const ranges = everyRange(home);
		expect(estimateHome(home, rateCard)).toEqual({
			low: Math.min(...ranges.map(({ low }) => low)),
			high: Math.max(...ranges.map(({ high }) => high)),
		});
	},
);

test("where the stories are known, no other home's price is in its estimate", () => {
	const card = { ...rateCard, storiesPercent: { ...rateCard.storiesPercent, "three-plus": 25 } };
	const home = { homeSize: "medium", services: ["window-cleaning"] } as const;
	const [one, three, any] = [
		estimateHome({ ...home, stories: "one" }, card),
		estimateHome({ ...home, stories: "three-plus" }, card),
		estimateHome(home, card),
	];
	expect(one).toEqual(estimateHome(home, rateCard));
	expect(three?.low).toBeGreaterThan(one?.low ?? 0);
	expect(any).toEqual({ low: one?.low, high: three?.high });
});

test("an estimate is in whole fives", () => {
	for (const home of homes) {
		const { low, high } = estimateHome(home, rateCard) ?? { low: 1, high: 1 };
		expect([low % 5, high % 5]).toEqual([0, 0]);
	}
});

test("the windows of a medium home cost $400 to $850, and no service nothing", () => {
	expect(estimateHome({ homeSize: "medium", services: ["window-cleaning"] }, rateCard)).toEqual({
		low: 400,
		high: 850,
	});
	expect(estimateHome({ homeSize: "medium", services: [] }, rateCard)).toBeNull();
});
