import { stringify } from "csv-stringify/sync";

/** Spreadsheets split a cell at these separators and line breaks. */
const STARTS = /(^|[;,\t|:\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
/** Spreadsheets split at a blank only on request: there only a formula's own sign counts. */
const AFTER_BLANK = /( )(?=[=＝])/g;

/** A text that no spreadsheet runs as a formula: an apostrophe marks it as text. */
export function defuseCell(text: string): string {
	return text.replace(STARTS, "$1$2'").replace(AFTER_BLANK, "$1'");
}

/** What spreadsheets would read as another number, leaving out a first zero or multiplying by what follows an E: a formula of
 * nothing but its text keeps it. */
interface Digits {
	readonly digits: string;
}

type Cell = string | number | null | Digits;

export function digitsCell(text: string | null): Cell {
	return text !== null && /^(0\d*|\d+E\d+)$/i.test(text) ? { digits: text } : text;
}

/** CSV for spreadsheets, in which no cell runs as a formula. With `header` it begins with a byte order mark, for UTF-8. */
export function toCsv<Row>(
	columns: Record<string, (row: Row) => Cell>,
	rows: readonly Row[],
	{ header }: { header: boolean },
): string {
	const cells = Object.values(columns);
	return stringify(
		rows.map((row) => cells.map((cellOf) => cellText(cellOf(row)))),
		{
			bom: header,
			header,
			columns: Object.keys(columns),
			record_delimiter: "windows",
			// Without it a bare line break would stay unquoted and tear the record apart.
			quoted_match: /[\r\n]/,
		},
	);
}

function cellText(value: Cell): string | number | null {
	if (value !== null && typeof value === "object") return `="${value.digits}"`;
	return typeof value === "string" ? defuseCell(value) : value;
}
