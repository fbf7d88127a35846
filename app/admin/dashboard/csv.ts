import { stringify } from "csv-stringify/sync";

/** Where spreadsheets split a cell: their separators and line breaks. */
const STARTS = /(^|[;,\t|:\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
/** They split at a blank only on request: there only a formula's own sign counts. */
const AFTER_BLANK = /( )(?=[=＝])/g;

/** A text that no spreadsheet runs as a formula: an apostrophe marks it as text. */
export function defuseCell(text: string): string {
	return text.replace(STARTS, "$1$2'").replace(AFTER_BLANK, "$1'");
}

type Cell = string | number | null;

/** CSV for spreadsheets, in which no cell runs as a formula. With `header` it begins with a byte order mark, for UTF-8. */
export function toCsv<Row>(
	columns: Record<string, (row: Row) => Cell>,
	rows: readonly Row[],
	{ header }: { header: boolean },
): string {
	return stringify(
		rows.map((row) => Object.values(columns).map((cellOf) => cellText(cellOf(row)))),
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

function cellText(value: Cell): Cell {
	return typeof value === "string" ? defuseCell(value) : value;
}
