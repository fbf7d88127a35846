import type { ReactNode } from "react";
import { EmptyNote } from "#app/admin/shell/owner-page.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ownerPaths } from "#app/config/owner-paths.ts";
import { formatPercent, formatWait, numbersPage } from "#app/content/numbers.ts";
import type { Range } from "#app/numbers/range.ts";
import { formatFigure, type NumbersTable } from "#app/numbers/tables.ts";
import type { Totals } from "#app/numbers/tally.ts";
import { formatCount } from "#app/pricing/format.ts";
import { BarChart } from "./bar-chart.tsx";
import type { Numbers } from "./load-numbers.server.ts";
import { rangeQuery } from "./range-form.tsx";
import { SeriesChart } from "./series-chart.tsx";

/** A picture has at most this many bars; the table and the file have every row. */
const MAX_BARS = 8;

export function NumbersView({ numbers, range }: { numbers: Numbers; range: Range }) {
	const { totals, before, tables } = numbers;
	const [first, ...others] = tables.filter(({ rows }) =>
		rows.some(({ values }) => values.some((value) => value !== 0)),
	);
	const isEmpty = [totals, before].every((counts) => Object.values(counts).every((value) => !value));
	return (
		<>
			{isEmpty && <EmptyNote icon="info" tone="plain" {...numbersPage.empty} />}
			{first && <TableSection table={first} range={range} />}
			{!isEmpty && <TotalFigures totals={totals} before={before} days={range.days} />}
			<div className="grid items-start gap-6 lg:grid-cols-2">
				{others.map((table) => (
					<TableSection key={table.name} table={table} range={range} />
				))}
			</div>
			<p className="max-w-prose text-sm text-ink-soft">{numbersPage.note}</p>
		</>
	);
}

function TableSection({ table, range }: { table: NumbersTable; range: Range }) {
	const { name } = table;
	const { title, text } = textsOf(name, range);
	const file = `${ownerPaths.numbersCsv}${rangeQuery(range, range.unit)}&table=${name}`;
	return (
		<section className="print-closely grid content-start gap-3 rounded-lg border border-line bg-white p-4 sm:p-6">
			<h2 className="text-lg">{title}</h2>
			<p className="text-sm text-ink-soft">{text}</p>
			{pictureOf(table, title, range)}
			<div className="flex flex-wrap items-start justify-between gap-x-6">
				<details className="min-w-0 open:basis-full print:hidden">
					<summary className="link tap">{numbersPage.showTable}</summary>
					<FigureTable table={table} title={title} />
				</details>
				<a href={file} className="link tap gap-2 print:hidden">
					<Icon name="download" className="size-5" />
					{numbersPage.csv}
					<span className="sr-only">: {title}</span>
				</a>
			</div>
		</section>
	);
}

function textsOf(name: NumbersTable["name"], { unit }: Range): { title: string; text: string } {
	if (name !== "series") return numbersPage.tables[name];
	const { title, text } = numbersPage.tables.series;
	return { title: title[unit], text: text[unit] };
}

function pictureOf(table: NumbersTable, title: string, { unit }: Range): ReactNode {
	const { name, columns, rows } = table;
	const label = numbersPage.picture(title);
	const drawn = (column: (typeof columns)[number]) => ({
		label: numbersPage.columns[column],
		values: rows.map(({ values }) => values[columns.indexOf(column)] ?? 0),
	});
	const dollars = (value: number) => formatFigure(value, "total");
	const weeks = rows.map((row) => row.label.replace(/,.*/, ""));
	const days = unit === "week" ? weeks : rows.map((row) => row.label.replace(/\s\d+,/, ""));
	if (name === "series")
		return (
			<div className="grid gap-6 lg:grid-cols-2">
				<SeriesChart
					title={label}
					labels={days}
					bars={drawn("requests")}
					lines={[drawn("offers"), drawn("accepted")]}
					format={formatCount}
				/>
				<SeriesChart
					title={label}
					labels={days}
					bars={drawn("booked")}
					lines={[drawn("done")]}
					format={dollars}
				/>
			</div>
		);
	if (name === "ahead")
		return <SeriesChart title={label} labels={weeks} bars={drawn("total")} lines={[]} format={dollars} />;
	const bars = rows.slice(0, MAX_BARS).map(({ label, values: [value = 0] }) => ({ label, value }));
	return (
		<>
			<BarChart title={label} rows={bars} format={formatCount} />
			{rows.length > MAX_BARS && <p className="text-sm">{numbersPage.others(rows.length - MAX_BARS)}</p>}
		</>
	);
}

const { figures } = numbersPage;

function TotalFigures({ totals, before, days }: { totals: Totals; before: Totals; days: number }) {
	const wait = ({ minutes }: Totals) => (minutes === null ? "–" : formatWait(minutes));
	const won = ({ won: accepted, offers }: Totals) => formatPercent(accepted, offers);
	const counted = (["requests", "offers", "accepted", "booked", "done"] as const).map((name) => ({
		...figures[name],
		now: formatFigure(totals[name], name),
		earlier: formatFigure(before[name], name),
	}));
	const shown = [
		...counted,
		{ ...figures.won, now: won(totals), earlier: won(before) },
		{ ...figures.wait, now: wait(totals), earlier: wait(before) },
	];
	return (
		<dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
			{shown.map(({ label, text, now, earlier }) => (
				<div key={label} className="print-closely border-t border-line pt-2">
					<dt className="font-bold">{label}</dt> <dd className="text-xl font-bold tabular-nums">{now}</dd>{" "}
					<dd className="text-sm">
						{label === figures.wait.label && <>{figures.wait.of(totals.contacted, totals.asked)}; </>}
						{earlier === "–" ? numbersPage.noneBefore(days) : numbersPage.before(earlier, days)}
					</dd>{" "}
					<dd className="text-sm text-ink-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** Shows the figures of a picture. Where a screen is too narrow for them, the table scrolls, and not the page. */
function FigureTable({ table, title }: { table: NumbersTable; title: string }) {
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
