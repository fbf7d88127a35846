import { importPage } from "#app/content/customer-import.ts";
import { type ImportColumns, recognizeColumns, unusedHeadings } from "#app/customer-import/columns.ts";
import type { ImportReport } from "#app/customer-import/import-report.ts";
import { jobRow } from "#app/customer-import/import-row.ts";
import type { ImportLayout, StoredImport } from "#app/customer-import/imports.server.ts";
import { nameColumns } from "#app/customer-import/read-cells.ts";
import { readLines, readRecords, separatorOf } from "#app/customer-import/read-rows.ts";
import type { UtcMs } from "#app/time/clock.ts";

export type ImportPageData = { name: string } & (
	| { at: "broken-off" | "unreadable" }
	| { at: "columns"; options: readonly string[]; chosen: ImportColumns }
	| { at: "running"; phase: "check" | "import" | "undo"; progress: number; parts: number }
	| {
			at: "checked";
			report: ImportReport;
			isExact: boolean;
			layout: string;
			unused: readonly string[];
			samples: readonly ReadSample[];
	  }
	| { at: "imported"; report: ImportReport; isWhole: boolean }
	| { at: "undone" }
);

const SAMPLES = 3;

/** Returns what the page of an import shows at `now`; `isAgain` where somebody wants to choose other columns. */
export function importPageOf(found: StoredImport, isAgain: boolean, now: UtcMs): ImportPageData {
	const { name, phase, progress, parts, report, arrived, head, layout, rawLayout } = found;
	if (phase === "undone") return { name, at: "undone" };
	if (phase === "undo") return { name, at: "running", phase, progress, parts };
	const isWhole = progress === parts;
	// A file is kept for a day, and its parts go with the import's last step.
	const isThere = arrived === parts && head !== null;
	if (phase === "import" && (isWhole || !isThere)) return { name, at: "imported", report, isWhole };
	if (!isThere) return { name, at: "broken-off" };
	if (phase === "new" || (phase === "check" && isAgain)) {
		const { headings, options } = columnsOf(head ?? "");
		if (options.length === 0) return { name, at: "unreadable" };
		return { name, at: "columns", options, chosen: layout?.columns ?? recognizeColumns(headings) };
	}
	if (isWhole) {
		const unused = unusedHeadings(columnsOf(head ?? "").headings, layout?.columns ?? {});
		const samples = layout ? readSamples(head ?? "", layout, now) : [];
		return { name, at: "checked", report, isExact: parts === 1, layout: rawLayout ?? "", unused, samples };
	}
	return { name, at: "running", phase, progress, parts };
}

export type ReadSample = ReturnType<typeof readSamples>[number];

function readSamples(head: string, layout: ImportLayout, now: UtcMs) {
	const lines = readLines({ text: head, line: 1 }, { ...layout, now });
	const people = lines.flatMap(({ line, row }) =>
		row ? [{ ...row, line, job: row.job && jobRow(row, row.job) }] : [],
	);
	return people.slice(0, SAMPLES);
}

/** More than any program writes. */
const MAX_COLUMNS = 200;

function columnsOf(head: string) {
	const records = readRecords({ text: head, line: 1 }, separatorOf(head)).records;
	const header = (records[0]?.cells ?? []).slice(0, MAX_COLUMNS);
	const [headings, first] = nameColumns(header) ? [header, records[1]] : [header.map(() => ""), records[0]];
	const { column, unnamed } = importPage.columns;
	const options = headings.map((heading, at) =>
		column(heading || unnamed(at + 1), (first?.cells[at] ?? "").slice(0, 40)),
	);
	return { headings, options };
}
