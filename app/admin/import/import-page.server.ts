import { importPage } from "#app/content/customer-import.ts";
import { type ImportColumns, recognizeColumns, unusedHeadings } from "#app/customer-import/columns.ts";
import type { ImportReport } from "#app/customer-import/import-report.ts";
import type { StoredImport } from "#app/customer-import/imports.server.ts";
import { nameColumns, readRecords, separatorOf } from "#app/customer-import/read-rows.ts";

export type ImportPageData = { name: string } & (
	| { at: "broken-off" | "unreadable" }
	| { at: "columns"; options: readonly string[]; chosen: ImportColumns }
	| { at: "running"; phase: "check" | "import" | "undo"; progress: number; parts: number }
	| { at: "checked"; report: ImportReport; isExact: boolean; layout: string; unused: readonly string[] }
	| { at: "imported"; report: ImportReport; isWhole: boolean }
	| { at: "undone" }
);

/** Returns what the page of an import shows; `isAgain` where somebody wants to choose other columns. */
export function importPageOf(found: StoredImport, isAgain: boolean): ImportPageData {
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
		return { name, at: "checked", report, isExact: parts === 1, layout: rawLayout ?? "", unused };
	}
	return { name, at: "running", phase, progress, parts };
}

/** More than any program writes. */
const MAX_COLUMNS = 200;

/** The columns of a file by what it begins with: their headings, and how each is shown. */
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
