import { parse } from "csv-parse/sync";
import * as z from "zod/mini";
import { importFaults as faults, importLimits } from "#app/content/customer-import.ts";
import { normalizePhone } from "#app/fields/phone.ts";
import { limits, normalizeText } from "#app/fields/text.ts";
import { isDate, localTime, type UtcMs } from "#app/time/clock.ts";
import type { ImportColumns, ImportField } from "./columns.ts";
import type { FilePart } from "./read-file.ts";

/** A line as it was read: its row is null where it is left out, and `faults` tell what is wrong with it. */
export type ReadLine = ReturnType<typeof readLines>[number];

/** A row is a line of a file: somebody with a number or an address, and perhaps a job. */
export type ImportedRow = NonNullable<ReadLine["row"]>;

/** A job that was done before this site kept jobs. */
export type PastJob = NonNullable<ImportedRow["job"]>;

const SEPARATORS = [",", ";", "\t"] as const;

/** Returns what separates the columns: what the first line that is not empty has most of. */
export function separatorOf(text: string): string {
	const [first = ""] = /.+/.exec(text) ?? [];
	const counts = SEPARATORS.map((separator) => first.split(separator).length);
	return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Returns the records of a part of a file with the numbers of their first lines, and from which line on it cannot be read. */
export function readRecords({ text, line }: FilePart, separator: string) {
	const records: { line: number; cells: readonly string[] }[] = [];
	let next = line;
	try {
		parse(text, {
			...{ delimiter: separator, relax_column_count: true },
			...{ relax_quotes: true, max_record_size: 16_000 },
			on_record(record: string[], { lines }) {
				const cells = record.map(normalizeText);
				if (cells.some((cell) => cell !== "")) records.push({ line: next, cells });
				next = line + lines;
				return null;
			},
		});
		return { records, brokenAt: null };
	} catch {
		return { records, brokenAt: next };
	}
}

/** Reads the lines of a part by what their columns are, at `now`. */
export function readLines(
	part: FilePart,
	{ separator, columns, now }: { separator: string; columns: ImportColumns; now: UtcMs },
) {
	const { records, brokenAt } = readRecords(part, separator);
	const told = part.line === 1 && nameColumns(records[0]?.cells) ? records.slice(1) : records;
	const lines = told.map(({ line, cells }) => ({ line, ...readRow(cells, columns, { separator, now }) }));
	const broken = brokenAt === null ? [] : [{ line: brokenAt, row: null, faults: [faults.unreadable] }];
	return [...lines, ...broken];
}

/** Whether a file's first record names its columns: one with a number or an address is somebody in the list. */
export function nameColumns(cells: readonly string[] = []): boolean {
	return cells.every((cell) => keysIn(cell, readPhone).length + keysIn(cell, readEmail).length === 0);
}

function readRow(
	cells: readonly string[],
	columns: ImportColumns,
	{ separator, now }: { separator: string; now: UtcMs },
) {
	const whole = (field: ImportField) => cells[columns[field] ?? -1] ?? "";
	// Without its second quotation mark a cell goes on with the next lines and their cells.
	const isTorn = (field: ImportField) => whole(field).includes("\n") && whole(field).includes(separator);
	if (shortFields.some(isTorn)) return { row: null, faults: [faults.lines] };
	const cell = (field: ImportField) =>
		shortFields.includes(field) ? whole(field).replaceAll("\n", " ") : whole(field);
	const both = [cell("firstName"), cell("lastName")].filter(Boolean).join(" ");
	const fullName = cell("name") || both || cell("company");
	const name = normalizeText(fullName.slice(0, limits.name));
	const numbers = readKeys([whole("phone"), whole("phone2")], readPhone, faults.phone);
	const addresses = readKeys([whole("email"), whole("email2")], readEmail, faults.email);
	// Every number, in E.164, and then every email address, each once.
	const keys = [...new Set([...numbers.keys, ...addresses.keys])];
	const wrong = [...numbers.wrong, ...addresses.wrong];
	if (name === "") return { row: null, faults: [faults.noName] };
	if (keys.length === 0)
		return { row: null, faults: wrong.length > 0 ? [...wrong, faults.leftOut] : [faults.noContact] };
	const job = readJob({ date: cell("date"), work: cell("work"), total: cell("total") }, now);
	const place = [cell("street"), cell("city"), cell("zip")].filter(Boolean).join(", ");
	const company = fullName === cell("company") ? "" : cell("company");
	// The company of somebody with a name, the place, and what else the file says.
	const told = [company, place, cell("note")].filter(Boolean).join("\n");
	// Cut within a character it would be none.
	const note = normalizeText(told.slice(0, importLimits.note)) || null;
	const cut = [
		...(fullName.length > limits.name ? [faults.longName] : []),
		...(told.length > importLimits.note ? [faults.longNote] : []),
	];
	return { row: { name, keys, note, job: job.job }, faults: [...wrong, ...cut, ...job.faults] };
}

/** These cells are one line of text. */
const shortFields: readonly ImportField[] = [
	...["name", "firstName", "lastName", "phone", "phone2", "email", "email2", "date", "total"],
] as const;

/** Returns a cell as a fault quotes it. */
const short = (cell: string) => (cell.length > 60 ? `${normalizeText(cell.slice(0, 60))}…` : cell);

/** Returns what a cell has. It can have several, as Google Contacts writes them, `a ::: b`, or as people do: `a / b`, `a or b`. */
function keysIn(cell: string, read: (text: string) => string | null): string[] {
	return cell.split(/\s*(?::::|[,;|\n])\s*| (?:\/|or) /i).flatMap((text) => read(text) ?? []);
}

/** Returns what cells have, and a fault for each that has none. */
function readKeys(
	cells: readonly string[],
	read: (text: string) => string | null,
	fault: (typed: string) => string,
) {
	const told = cells.filter(Boolean).map((cell) => ({ cell, keys: keysIn(cell, read) }));
	return {
		keys: told.flatMap(({ keys }) => keys),
		wrong: told.filter(({ keys }) => keys.length === 0).map(({ cell }) => fault(short(cell))),
	};
}

/** Reads a number also as a spreadsheet wrote it: `5705550123.0`, or `'5705550123`. */
const readPhone = (text: string) => normalizePhone(text.replace(/^'|\.0$/g, ""));

function readEmail(text: string): string | null {
	const email = text.replace(/^mailto:/i, "");
	return email.length <= limits.email && z.email().safeParse(email).success ? email.toLowerCase() : null;
}

function readJob({ date: typed, work, total }: Record<"date" | "work" | "total", string>, now: UtcMs) {
	const none = (fault?: string) => ({ job: null, faults: fault ? [fault] : [] });
	if (typed === "") return none(work === "" && !readSum(total) ? undefined : faults.noDate);
	const date = readDay(typed);
	if (date === null) return none((hasDayFirst(typed) ? faults.dayFirst : faults.date)(short(typed)));
	if (date > localTime(now).date) return none(faults.future);
	const sum = readSum(total);
	return {
		job: {
			/** The date is one such as `2026-05-12`. */
			date,
			work: normalizeText(work.slice(0, importLimits.work)),
			/** Whole dollars; null where the file does not say. */
			total: sum,
			/** Whether the file's amount has cents. */
			isRounded: sum !== null && /\.\d*[1-9]/.test(total),
		},
		faults: [
			...(work.length > importLimits.work ? [faults.longWork] : []),
			...(sum === null && total !== "" ? [faults.total(short(total))] : []),
		],
	};
}

/** Whether a date is one of a file that has the day before the month, by which others of that file would be read as other days. */
const hasDayFirst = (typed: string) => /^(1[3-9]|2\d|3[01])[/.-](0?[1-9]|1[0-2])[/.-]\d/.test(typed.trim());

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns the date of `2026-05-12`, `5/12/2026`, `5/12/26`, `May 12, 2026` and `12 May 2026`, with a time behind it or not; null where it
 * is none. */
export function readDay(typed: string): string | null {
	const text = typed.trim().toLowerCase();
	const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(text);
	const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text);
	const named = /^(?:[a-z]{3,9},?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/.exec(text);
	const dayFirst =
		/^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})/.exec(text);
	if (iso) return dayOf(iso[1], iso[2], iso[3]);
	if (us) return dayOf(us[3]?.length === 2 ? `20${us[3]}` : us[3], us[1], us[2]);
	if (named) return dayOf(named[3], monthOf(named[1]), named[2]);
	return dayFirst ? dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]) : null;
}

const monthOf = (name = "") => String(MONTHS.indexOf(name) + 1);

function dayOf(year = "", month = "", day = ""): string | null {
	const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return isDate(date) && date >= "1970-01-02" ? date : null;
}

/** Returns the whole dollars of `$1,234.50`; null where it is no sum. */
export function readSum(typed: string): number | null {
	const text = typed.replace(/[\s$]|USD/gi, "");
	if (!/^\d{1,3}(,\d{3})*(\.\d+)?$|^\d{1,7}(\.\d+)?$/.test(text)) return null;
	const sum = Math.round(Number(text.replaceAll(",", "")));
	return sum <= MAX_SUM ? sum : null;
}

/** A sum has at most this many whole dollars. */
const MAX_SUM = 1_000_000;
