/** Where spreadsheets split a cell: their separators and line breaks. */
const STARTS = /(^|[;,\t|:\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
/** They split at a blank only on request: there only a formula's own sign counts. */
const AFTER_BLANK = /( )(?=[=＝])/g;

/** A text that no spreadsheet runs as a formula: an apostrophe marks it as text. */
export function defuseCell(text: string): string {
	return text.replace(STARTS, "$1$2'").replace(AFTER_BLANK, "$1'");
}
