import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { digitsCell, toCsv } from "#app/admin/dashboard/csv.ts";
import { loadNumbers } from "#app/admin/numbers/load-numbers.server.ts";
import { requireAdmin } from "#app/auth/guard.server.ts";
import { numbersPage } from "#app/content/numbers.ts";
import { logError } from "#app/log/log.server.ts";
import { readRange } from "#app/numbers/range.ts";
import type { NumbersTable } from "#app/numbers/tables.ts";

export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const { searchParams } = new URL(request.url);
	const now = Date.now();
	const range = readRange(searchParams, now);
	try {
		if (typeof range === "string") {
			await requireAdmin(args, () => []);
			return new Response(numbersPage.range.faults[range], { status: 400 });
		}
		const { tables } = await loadNumbers(args, range, now);
		const table = tables.find(({ name }) => name === searchParams.get("table")) ?? tables[0];
		return new Response(table && csvOf(table), {
			headers: {
				"Content-Type": "text/csv; charset=utf-8",
				"Content-Disposition": `attachment; filename="numbers-${table?.name}-${range.from}-${range.to}.csv"`,
				"Cache-Control": "no-store",
			},
		});
	} catch (error) {
		if (error instanceof Response) throw error;
		logError("numbers not exported", error, { requestId: context.requestId });
		throw new Response(null, { status: 503, headers: { "Retry-After": "10" } });
	}
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
