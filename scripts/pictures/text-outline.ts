import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

export type Weight = 500 | 600 | 700;

/** A text turned into an SVG path that starts at 0,0 on its baseline. */
export type TextOutline = { readonly path: string; readonly width: number };

/** Lines of text at the size at which they fit. */
export type FittedText = { readonly lines: readonly string[]; readonly size: number };

/** The font comes in two files; a letter the first one lacks (ł, ő) is taken from the second. */
const subsets = ["latin", "latin-ext"] as const;
const require = createRequire(import.meta.url);
const opened = new Map<Weight, readonly Font[]>();

/** Outlines one line, so that rendering it needs no installed font. */
export function outlineText(text: string, size: number, weight: Weight): TextOutline {
	let path = "";
	let left = 0;
	for (const run of fontRuns(text, weight)) {
		const scale = size / run.font.unitsPerEm;
		const { glyphs, positions } = run.font.layout(run.text);
		glyphs.forEach((glyph, index) => {
			const position = positions[index];
			if (!position) return;
			const placed = glyph.path
				.scale(scale, -scale)
				.translate(left + position.xOffset * scale, -position.yOffset * scale);
			path += placed.toSVG();
			left += position.xAdvance * scale;
		});
	}
	return { path, width: left };
}

/** Breaks a text into at most `maxLines` balanced lines, trying smaller sizes until the longest line fits. */
export function fitText(
	text: string,
	weight: Weight,
	box: { width: number; maxLines: number; sizes: readonly number[] },
): FittedText {
	for (const size of box.sizes) {
		const lines = wrap(text, size, weight, box.width);
		if (lines && lines.length <= box.maxLines)
			return { lines: balance(lines, text, size, weight, box.width), size };
	}
	// A single word longer than the box: shrink the whole text to one line's width.
	const size = Math.min(...box.sizes);
	return { lines: [text], size: (size * box.width) / outlineText(text, size, weight).width };
}

/** The narrowest setting with as many lines: it leaves no single word on the last one. */
function balance(lines: string[], text: string, size: number, weight: Weight, width: number): string[] {
	const step = size / 4;
	let best = lines;
	for (let narrower = width - step; narrower > 0; narrower -= step) {
		const attempt = wrap(text, size, weight, narrower);
		if (!attempt || attempt.length > lines.length) return best;
		best = attempt;
	}
	return best;
}

/** Fills lines up to a width; nothing when one word alone is wider. */
function wrap(text: string, size: number, weight: Weight, width: number): string[] | undefined {
	const fits = (line: string) => outlineText(line, size, weight).width <= width;
	const lines: string[] = [];
	for (const word of text.split(/\s+/)) {
		const current = lines.at(-1);
		const joined = current === undefined ? word : `${current} ${word}`;
		if (current !== undefined && fits(joined)) lines[lines.length - 1] = joined;
		else if (fits(word)) lines.push(word);
		else return undefined;
	}
	return lines;
}

function fontRuns(text: string, weight: Weight): { font: Font; text: string }[] {
	const runs: { font: Font; text: string }[] = [];
	for (const letter of text) {
		const font = fontFor(letter, weight);
		const last = runs.at(-1);
		if (last?.font === font) last.text += letter;
		else runs.push({ font, text: letter });
	}
	return runs;
}

function fontFor(letter: string, weight: Weight): Font {
	const codePoint = letter.codePointAt(0) ?? 0;
	const font = fonts(weight).find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
	if (!font)
		throw new Error(`Instrument Sans has no letter "${letter}"; change the text of the social picture.`);
	return font;
}

function fonts(weight: Weight): readonly Font[] {
	const known = opened.get(weight);
	if (known) return known;
	const loaded = subsets.map((subset) => openFont(`instrument-sans-${subset}-${weight}-normal.woff`));
	opened.set(weight, loaded);
	return loaded;
}

function openFont(file: string): Font {
	const font = openSync(require.resolve(`@fontsource/instrument-sans/files/${file}`));
	if ("fonts" in font) throw new Error(`${file} is a font collection; one font is expected.`);
	return font;
}
