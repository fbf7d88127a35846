import { expect, test } from "vitest";
import { priceSections } from "#app/content/price-book.ts";
import { priceBookSchema } from "./price-book.ts";
import { cellNames, cellsOf, readCells, wrongOrders } from "./price-cells.ts";
import { rateCard } from "./rates.ts";

const { version: _, ...first } = rateCard;
const typed = Object.fromEntries(
	Object.entries(cellsOf(rateCard)).map(([cell, value]) => [cell, String(value)]),
);

test("the compiled-in price book fits the schema of the stored ones, and is what its own cells say", () => {
	expect(priceBookSchema.parse(first)).toEqual(first);
	expect(wrongOrders(first)).toEqual([]);
	expect(readCells(typed)).toEqual({ book: first });
	expect(cellNames).toContain("windows.small.basic.low");
});

test("the owner's form has every cell once, or nothing could be published", () => {
	const shown = priceSections.flatMap(({ groups }) =>
		groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ cell }) => cell))),
	);
	expect(shown.toSorted()).toEqual(cellNames.toSorted());
});

test.each(["", "many", "1.5", "-1", "20001", "1e3"])("every cell is named where it holds %j", (value) => {
	for (const cell of cellNames.filter((name) => name !== "rounding"))
		expect(readCells({ ...typed, [cell]: value })).toEqual({
			wrong: [{ cell, problem: "number", most: cell.includes("Percent") ? 90 : 20000 }],
		});
	expect(readCells({ ...typed, rounding: "7" }).wrong?.[0]?.cell).toBe("rounding");
});

test.each([" $1,300 ", "1300.00"])(
	"an amount may be written as %j, and a percentage with its sign",
	(high) => {
		const cells = { ...typed, "windows.xl.luxury.high": high, "storiesPercent.one": "5 %" };
		expect(readCells(cells).book).toMatchObject({
			windows: { xl: { luxury: { high: 1300 } } },
			storiesPercent: { one: 5 },
		});
	},
);

test.each([
	["windows.small.basic.high", "299", "windows.small.basic.low", 300],
	["gutters.xl.high", "449", "gutters.xl.low", 450],
	["windows.small.deluxe.low", "299", "windows.small.basic.low", 300],
	["windows.xl.luxury.high", "1000", "windows.xl.deluxe.high", 1050],
	["windows.large.basic.low", "390", "windows.medium.basic.low", 400],
	["pressure.large.house.low", "200", "pressure.medium.house.low", 250],
	["minimum.medium.luxury", "199", "minimum.medium.deluxe", 200],
	["bundlePercent.withPressureWashing", "10", "bundlePercent.windowsAndGutters", 15],
])("%s of %s is named as below %s", (cell, value, than, least) => {
	expect(readCells({ ...typed, [cell]: value }).wrong).toContainEqual({
		cell,
		problem: "below",
		least,
		than,
	});
});

test("a visit costs at least no more than the windows at most, in each package and home", () => {
	expect(readCells({ ...typed, "minimum.medium.deluxe": "5000" }).wrong).toContainEqual({
		...{ cell: "windows.medium.deluxe.high", problem: "below", least: 5000, than: "minimum.medium.deluxe" },
	});
	const { high } = rateCard.windows.xl.luxury;
	expect(readCells({ ...typed, "minimum.xl.luxury": String(high) }).book?.minimum.xl.luxury).toBe(high);
	expect(readCells({ ...typed, "minimum.xl.luxury": String(high + 1) }).wrong).toHaveLength(1);
});
