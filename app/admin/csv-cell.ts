/** What a spreadsheet may cut a cell at, whatever it was told: its own separators, and line breaks. */
const STARTS = /(^|[;,\t|:\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
/** At a blank it cuts only when it is asked to: there nothing but a formula's own sign counts. */
const AFTER_BLANK = /( )(?=[=＝])/g;

/** A text that no spreadsheet runs as a formula, wherever it cuts it into cells: an apostrophe marks it as text. */
export function defuseCell(text: string): string {
	return text.replace(STARTS, "$1$2'").replace(AFTER_BLANK, "$1'");
}
