import { number, type Result, reachText } from "./report.ts";

const WIDTH = 900;
const ROW = 30;
const TOP = 62;
/** Where the bars begin, and where what is wanted is just reached. */
const LEFT = 440;
const FULL = 720;
const LONGEST = WIDTH - 12;

/**
 * The results that have something to reach, as an SVG: each bar is the share of the allowance used, the line the
 * allowance, the thin mark the takes' spread.
 */
export function chartOf(results: readonly Result[], caption: string): string {
	const rows = results.filter(({ reach }) => reach !== null);
	const height = TOP + rows.length * ROW + 34;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13" fill="#1f2933">
<title id="title">How much of each allowance the site uses</title>
<rect width="${WIDTH}" height="${height}" rx="8" fill="#fff"/>
<text x="16" y="26" font-size="16" font-weight="700">How much of each allowance the site uses</text>
<text x="16" y="46" fill="#52606d">${encode(caption)}</text>
${rows.map((row, index) => barOf(row, TOP + index * ROW)).join("\n")}
<line x1="${FULL}" y1="${TOP - 6}" x2="${FULL}" y2="${height - 28}" stroke="#b42318" stroke-width="2"/>
<text x="${FULL}" y="${height - 12}" text-anchor="middle" fill="#b42318">allowed</text>
</svg>
`;
}

function barOf(result: Result, y: number): string {
	const { name, value, lowest, highest, reached, unit, yardstick } = result;
	const [start, end] = [lowest, highest].map((bound) => xOf(bound, result)).toSorted((a, b) => a - b);
	const measured = `${number(value)}${yardstick === null ? ` ${unit}` : " ×"} (${reachText(result)})`;
	const middle = y + ROW / 2;
	return [
		`<text x="16" y="${middle + 4}">${encode(name)}</text>`,
		`<rect x="${LEFT}" y="${y + 6}" width="${round(Math.max(1, xOf(value, result) - LEFT))}" height="${ROW - 12}" rx="3" fill="${reached ? "#1f7a8c" : "#f97316"}"/>`,
		`<line x1="${round(start ?? 0)}" y1="${middle}" x2="${round(end ?? 0)}" y2="${middle}" stroke="#0b3c49" stroke-width="2"/>`,
		`<text x="${LONGEST}" y="${middle + 4}" text-anchor="end" fill="#52606d">${encode(measured)}</text>`,
	].join("");
}

function xOf(value: number, { reach }: Result): number {
	const { least, most } = reach ?? {};
	const share = least === undefined ? (most === 0 ? value : value / (most ?? 1)) : least / value;
	return Math.min(LEFT + share * (FULL - LEFT), LONGEST);
}

function round(value: number): string {
	return value.toFixed(1);
}

function encode(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
