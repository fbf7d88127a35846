import fc from "fast-check";
import { addons, homeSizes, storyCounts } from "#app/catalog/options.ts";
import { namesOf, recordOf } from "#app/catalog/records.ts";
import { MAX_PERCENT, type RateCard, roundings } from "#app/pricing/price-book.ts";
import { cellNames, cellsOf, readCells } from "#app/pricing/price-cells.ts";
import { rateCard } from "#app/pricing/rates.ts";
import { windowPackages } from "#app/services/window-cleaning.ts";

const table = <Name extends string>(names: readonly Name[], max: number) =>
	fc.record(recordOf<Record<Name, fc.Arbitrary<number>>>(names, () => fc.nat(max)));

/** Two ends in order for each size and column, none of which falls from one size to the next, or from one column to the
 * next where those are packages. */
function ranges(columns: number, arePackages: boolean) {
	const steps = fc.array(fc.tuple(fc.nat(300), fc.nat(200)), {
		minLength: 4 * columns,
		maxLength: 4 * columns,
	});
	return steps.map((grid) => {
		const cells: { low: number; high: number }[] = [];
		for (const [index, [step, width]] of grid.entries()) {
			const above = cells[index - columns] ?? { low: 0, high: 0 };
			const beside = (arePackages && index % columns > 0 && cells[index - 1]) || { low: 0, high: 0 };
			const low = Math.max(above.low, beside.low) + step;
			cells.push({ low, high: Math.max(above.high, beside.high, low) + width });
		}
		return cells;
	});
}

/** Any price book that an owner may publish. */
export const anyPriceBook: fc.Arbitrary<RateCard> = fc
	.record({
		windows: ranges(3, true),
		gutters: ranges(1, false),
		pressure: ranges(3, false),
		addons: table(addons.values, 500),
		minimum: fc.array(fc.nat(800), { minLength: 16, maxLength: 16 }),
		stories: table(storyCounts.values, MAX_PERCENT),
		percents: fc.tuple(fc.nat(MAX_PERCENT), fc.nat(MAX_PERCENT)),
		neglectedPercent: fc.nat(MAX_PERCENT),
		neglectedSpread: fc.nat(400),
		rounding: fc.constantFrom(...roundings),
	})
	.map(({ windows, gutters, pressure, minimum, stories, percents, ...others }) => {
		const cells: Record<string, number> = { ...cellsOf(rateCard) };
		const place = (
			name: string,
			columns: readonly string[],
			grid: readonly { low: number; high: number }[],
		) => {
			for (const [row, size] of homeSizes.values.entries())
				for (const [column, suffix] of columns.entries())
					Object.assign(cells, {
						[`${name}.${size}${suffix}.low`]: grid[row * columns.length + column]?.low,
						[`${name}.${size}${suffix}.high`]: grid[row * columns.length + column]?.high,
					});
		};
		place("windows", [".basic", ".deluxe", ".luxury"], windows);
		place("gutters", [""], gutters);
		place("pressure", [".house", ".patio", ".driveway"], pressure);
		/** Of the homes and packages up to one. */
		const highest = (row: number, column: number) =>
			Math.max(...minimum.filter((_, at) => Math.floor(at / 4) <= row && at % 4 <= column));
		for (const [row, size] of homeSizes.values.entries()) {
			for (const [column, name] of windowPackages.entries())
				cells[`minimum.${size}.${name}`] = Math.min(
					highest(row, column),
					cells[`windows.${size}.${name}.high`] ?? 0,
				);
			cells[`minimum.${size}.standard`] = highest(row, 3);
		}
		for (const name of namesOf(stories)) cells[`storiesPercent.${name}`] = stories[name];
		for (const name of namesOf(others.addons)) cells[`addons.${name}`] = others.addons[name];
		cells["bundlePercent.windowsAndGutters"] = Math.min(...percents);
		cells["bundlePercent.withPressureWashing"] = Math.max(...percents);
		for (const name of ["neglectedPercent", "neglectedSpread", "rounding"] as const)
			cells[name] = others[name];
		const { book } = readCells(Object.fromEntries(cellNames.map((cell) => [cell, String(cells[cell])])));
		if (!book) throw new Error("The generated price book is invalid");
		return { ...book, version: "any" };
	});
