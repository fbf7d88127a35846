import { priceBookPage, priceCellNames } from "#app/content/price-book.ts";
import { normalizeText } from "#app/fields/text.ts";
import { formatCount, formatDollars } from "#app/pricing/format.ts";
import type { PriceBook } from "#app/pricing/price-book.ts";
import { cellNames, cellsOf, readCells, type WrongCell } from "#app/pricing/price-cells.ts";

const { failures } = priceBookPage;
const MAX_REASON = 200;

export function fieldOf(cell: string): string {
	return cell.replaceAll(".", "-");
}

export function typedOf(book: PriceBook): Record<string, string> {
	return Object.fromEntries(
		Object.entries(cellsOf(book)).map(([cell, value]) => [fieldOf(cell), String(value)]),
	);
}

export function readTyped(form: FormData): Record<string, string> {
	const names = [...cellNames.map(fieldOf), "reason"];
	return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")]));
}

/** Returns the price book that was typed, where it is one, with its reason and messages by the fields' names. Only what is published needs a
 * reason. */
export function checkTyped(typed: Readonly<Record<string, string>>, needsReason: boolean) {
	const { book, wrong = [] } = readCells(
		Object.fromEntries(cellNames.map((cell) => [cell, typed[fieldOf(cell)] ?? ""])),
	);
	const reason = normalizeText(typed.reason ?? "");
	const errors = Object.fromEntries(wrong.map((cell) => [fieldOf(cell.cell), messageOf(cell)]));
	if (needsReason && (reason === "" || reason.length > MAX_REASON))
		errors.reason = failures.reason(MAX_REASON);
	return { book, reason, errors };
}

/** Returns which cells differ between two price books, in words, whatever their versions. */
export function changedCells(now: PriceBook, after: PriceBook): string[] {
	const [before, then] = [cellsOf(now), cellsOf(after)];
	const changed = cellNames.filter((cell) => before[cell] !== then[cell]);
	return changed.map((cell) => {
		const [one, other] = [cellText(cell, before[cell]), cellText(cell, then[cell])];
		return priceBookPage.changed(priceCellNames[cell] ?? cell, one, other);
	});
}

const cellText = (cell: string, value = 0) => (cell.includes("Percent") ? `${value}%` : formatDollars(value));

function messageOf(wrong: WrongCell): string {
	const name = priceCellNames[wrong.cell] ?? wrong.cell;
	if (wrong.cell === "rounding") return failures.rounding(name);
	if (wrong.problem === "number") return failures.number(name, formatCount(wrong.most));
	return failures.below(name, cellText(wrong.cell, wrong.least), priceCellNames[wrong.than] ?? wrong.than);
}
