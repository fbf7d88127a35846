import { numbersPage } from "#app/content/numbers.ts";
import { formatFigure, type NumbersTable } from "#app/numbers/tables.ts";

/** The figures of a picture. Where a screen is too narrow for them, the table moves, and not the page. */
export function FigureTable({ table, title }: { table: NumbersTable; title: string }) {
	const { columns, rows, name } = table;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keyboard
		<section tabIndex={0} aria-label={title} className="overflow-x-auto">
			<table className="figure-table w-full text-sm">
				<caption className="sr-only">{title}</caption>
				<thead>
					<tr className="text-left text-ink-soft">
						<th scope="col" className="py-1 font-normal">
							{numbersPage.tables[name].name}
						</th>
						{columns.map((column) => (
							<th key={column} scope="col" className="py-1 font-normal">
								{numbersPage.columns[column]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.name} className="border-t border-line align-top">
							<th scope="row" className="py-1.5 text-left font-normal">
								{row.label}
							</th>
							{columns.map((column, index) => (
								<td key={column} className="py-1.5 tabular-nums">
									{formatFigure(row.values[index] ?? 0, column)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
