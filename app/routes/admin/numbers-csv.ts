import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { digitsCell, toCsv } from "#app/admin/dashboard/csv.ts";
import { loadNumbers } from "#app/admin/numbers/load-numbers.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { dashboardFailures } from "#app/content/dashboard.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { daysAhead, readRange } from "#app/numbers/range.ts";
import type { NumbersTable } from "#app/numbers/tables.ts";
import { answerFile, fileToSave } from "#app/security/file-answer.server.ts";

export function loader(args: LoaderFunctionArgs) {
	const { searchParams } = new URL(args.request.url);
	const now = Date.now();
	const range = readRange(searchParams, now);
	const failure = { what: "numbers not exported", failed: dashboardFailures.reasons.unreachable };
	return answerFile(args, failure, async () => {
		if (typeof range === "string") {
			await requireAdmin(args, () => []);
			return new Response(numbersPage.range.faults[range], { status: 400 });
		}
		const { tables } = await loadNumbers(args, range, now);
		const table = tables.find(({ name }) => name === searchParams.get("table")) ?? tables[0];
		const { from, to } = table?.name === "ahead" ? daysAhead(now) : range;
		const name = `numbers-${table?.name}-${from}-${to}.csv`;
		return fileToSave(table && csvOf(table), "text/csv", name);
	});
}

function csvOf({ name, columns, rows }: NumbersTable): string {
	const isOfDays = name === "series" || name === "ahead";
	const cells: Parameters<typeof toCsv<(typeof rows)[number]>>[0] = {
		[numbersPage.tables[name].name]: (row) => digitsCell(isOfDays ? row.name : row.label),
	};
	for (const [index, column] of columns.entries())
		cells[numbersPage.columns[column]] = ({ values }) => values[index] ?? null;
	return toCsv(cells, rows, { header: true });
}
