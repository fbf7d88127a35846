import { homeSizes } from "#app/catalog/options.ts";
import { namesOf, recordOf } from "#app/catalog/records.ts";
import { wholeDollars } from "#app/fields/whole-dollars.ts";
import { windowPackages } from "#app/services/window-cleaning.ts";
import { MAX_DOLLARS, MAX_PERCENT, type PriceBook, priceBookSchema } from "./price-book.ts";
import { rateCard } from "./rates.ts";

/** The cells are a price book's numbers, each by its place such as `windows.small.basic.high`. */
export type PriceCells = Readonly<Record<string, number>>;

interface Tree {
	readonly [name: string]: number | Tree;
}

/** Returns the cells of a price book. */
export function cellsOf({ version: _, ...book }: PriceBook & { version?: string }): PriceCells {
	return Object.fromEntries(leavesOf(book, ""));
}

function leavesOf(tree: Tree, place: string): [string, number][] {
	return namesOf(tree).flatMap((name): [string, number][] => {
		const value = tree[name] ?? 0;
		return typeof value === "number" ? [[place + name, value]] : leavesOf(value, `${place}${name}.`);
	});
}

const { version: _, ...compiledIn } = rateCard;

/** The places of every cell, in the order of the compiled-in book. */
export const cellNames: readonly string[] = namesOf(cellsOf(rateCard));

const isPercent = (cell: string) => /Percent/.test(cell);

/** A cell that has no number, or one below that of another cell which it must reach. */
export type WrongCell = { readonly cell: string } & (
	| { readonly problem: "number"; readonly most: number }
	| { readonly problem: "below"; readonly least: number; readonly than: string }
);

/** Returns the price book of cells as they were typed, or what is wrong with them, each with its cell. */
export function readCells(
	typed: Readonly<Record<string, string>>,
): { book: PriceBook; wrong?: undefined } | { book?: undefined; wrong: readonly WrongCell[] } {
	const numbers = Object.fromEntries(
		cellNames.map((cell) => [cell, wholeDollars((typed[cell] ?? "").replace(/%\s*$/, ""))]),
	);
	const { data, error } = priceBookSchema.safeParse(treeOf(numbers));
	if (!data)
		return {
			wrong: [...new Set(error.issues.map(({ path }) => path.join(".")))].map((cell) => ({
				cell,
				problem: "number",
				most: isPercent(cell) ? MAX_PERCENT : MAX_DOLLARS,
			})),
		};
	const wrong = wrongOrders(data);
	return wrong.length > 0 ? { wrong } : { book: data };
}

function treeOf(numbers: PriceCells, shape: Tree = compiledIn, place = ""): object {
	return recordOf<Record<string, unknown>>(namesOf(shape), (name) => {
		const value = shape[name] ?? 0;
		return typeof value === "number" ? numbers[place + name] : treeOf(numbers, value, `${place}${name}.`);
	});
}

/** Each pair of cells of which the second must not be below the first. */
const orders: readonly (readonly [less: string, more: string])[] = [
	...cellNames.flatMap((cell) =>
		cell.endsWith(".low") ? [[cell, cell.replace(/low$/, "high")] as const] : [],
	),
	...chained(/^(windows\.\w+\.)basic(\.\w+)$/, windowPackages),
	...chained(/^(\w+\.)small(\..+)$/, homeSizes.values),
	...chained(/^(minimum\.\w+\.)basic()$/, windowPackages),
	// A visit that costs more at least than the price at most makes every price that the site tells untrue.
	...homeSizes.values.flatMap((size) =>
		windowPackages.map((name) => [`minimum.${size}.${name}`, `windows.${size}.${name}.high`] as const),
	),
	["bundlePercent.windowsAndGutters", "bundlePercent.withPressureWashing"],
];

/** Pairs the cells that match, whose middle is the first of these names, with those of the next name, and so on. */
function chained(first: RegExp, names: readonly string[]): [string, string][] {
	return cellNames.flatMap((cell) => {
		const [, before, after] = first.exec(cell) ?? [];
		if (before === undefined) return [];
		return names
			.slice(1)
			.map((name, index): [string, string] => [
				`${before}${names[index]}${after}`,
				`${before}${name}${after}`,
			]);
	});
}

/** Returns the cells that are below one which they must reach, such as a high end below its low one, or a package below a smaller one. */
export function wrongOrders(book: PriceBook): WrongCell[] {
	const cells = cellsOf(book);
	return orders.flatMap(([than, cell]): WrongCell[] => {
		const least = cells[than] ?? 0;
		return (cells[cell] ?? 0) < least ? [{ cell, problem: "below", least, than }] : [];
	});
}
