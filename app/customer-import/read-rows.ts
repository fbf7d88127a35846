import { parse } from "csv-parse/sync";
import { importFaults as faults, importLimits } from "#app/content/customer-import.ts";
import { limits, normalizeText } from "#app/fields/text.ts";
import { readZip } from "#app/fields/zip.ts";
import { localTime, type UtcMs } from "#app/time/clock.ts";
import type { ImportColumns, ImportField } from "./columns.ts";
import {
	hasDayFirst,
	isZip,
	keysIn,
	nameColumns,
	readDay,
	readEmail,
	readPhone,
	readSum,
} from "./read-cells.ts";
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
	const zip = cell("zip");
	const place = [cell("street"), cell("city"), zip].filter(Boolean).join(", ");
	const company = fullName === cell("company") ? "" : cell("company");
	// The company of somebody with a name, the place, and what else the file says.
	const told = [company, place, cell("note")].filter(Boolean).join("\n");
	// Cut within a character it would be none.
	const note = normalizeText(told.slice(0, importLimits.note)) || null;
	const odd = [
		...(zip === "" || isZip(zip) ? [] : [faults.zip(short(zip))]),
		...(fullName.length > limits.name ? [faults.longName] : []),
		...(told.length > importLimits.note ? [faults.longNote] : []),
	];
	/** What a quote by phone begins with; null where the file does not say. */
	const home = {
		importedAddress: normalizeText(cell("street").slice(0, limits.address)) || null,
		importedZip: readZip(zip),
	};
	return { row: { name, keys, note, home, job: job.job }, faults: [...wrong, ...odd, ...job.faults] };
}

/** These cells are one line of text. */
const shortFields: readonly ImportField[] = [
	...["name", "firstName", "lastName", "phone", "phone2", "email", "email2", "date", "total"],
] as const;

const short = (cell: string) => (cell.length > 60 ? `${normalizeText(cell.slice(0, 60))}…` : cell);

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
			isRounded: sum !== null && /\.\d*[1-9]/.test(total),
		},
		faults: [
			...(work.length > importLimits.work ? [faults.longWork] : []),
			...(sum === null && total !== "" ? [faults.total(short(total))] : []),
		],
	};
}
