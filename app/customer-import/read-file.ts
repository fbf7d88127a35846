/** Megabytes of a file that a script cuts into parts. */
export const MAX_FILE_MB = 15;
/** A part has at most this many characters, with its last record. */
export const MAX_PART = 40_000;
/** Characters of a part of a file, so that reading and writing one is a short request. */
const PART_SIZE = 12_000;
/** Characters of one record: after as many a quotation mark that is not closed ends by itself. */
const MAX_RECORD = 8_000;

/** Returns a file's name as it is kept. */
export function fileName(typed: string): string {
	return typed.trim().slice(0, 200) || "customers.csv";
}

/** Returns the text of a file in UTF-8, UTF-16 or, where it is none of them, Windows-1252, with `\n` at the ends of its lines; null
 * where it is no text. A first line such as `sep=;`, which tells spreadsheets what separates the columns, is empty. */
export function decodeFile(bytes: Uint8Array): string | null {
	const text = decode(bytes)
		.replace(/^\ufeff/, "")
		.replace(/\r\n?/g, "\n")
		.replace(/^"?sep=.?"?\n/i, "\n");
	return text.includes("\0") || text.startsWith("PK\u0003\u0004") ? null : text;
}

function decode(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

/** A piece of a file that ends with a whole record. */
export interface FilePart {
	text: string;
	/** The part's first line has this number. */
	line: number;
}

/** Cuts a file into parts of about `size` characters. A line break between quotation marks ends no record. */
export function cutFile(text: string, size = PART_SIZE): FilePart[] {
	const parts: FilePart[] = [];
	let [from, end, line, lines] = [0, 0, 1, 1];
	let linesAtEnd = 1;
	let isQuoted = false;
	const cut = (until: number, nextLine: number) => {
		parts.push({ text: text.slice(from, until), line });
		[from, line] = [until, nextLine];
	};
	for (let at = 0; at < text.length; at++) {
		const character = text.charCodeAt(at);
		if (character === QUOTE) isQuoted = !isQuoted;
		if (character !== LINE_BREAK) continue;
		lines++;
		if (isQuoted && at - end < MAX_RECORD) continue;
		isQuoted = false;
		if (at + 1 - from > size && end > from) cut(end, linesAtEnd);
		[end, linesAtEnd] = [at + 1, lines];
	}
	if (text.length - from > size && end > from && end < text.length) cut(end, linesAtEnd);
	if (from < text.length) cut(text.length, lines);
	return parts;
}

const QUOTE = 34;
const LINE_BREAK = 10;
