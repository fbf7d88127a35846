import { packageNames } from "#app/catalog/options.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { type ComparisonCell, comparisonLabels, comparisonRows } from "#app/content/packages.ts";

const columns = ["basic", "deluxe", "luxury"] as const;

/** Opens without a script. A feature's name is above its row, because phones have no room beside it. */
export function ComparisonTable() {
	return (
		<details className="group rounded-lg border border-line">
			<summary className="tap min-h-14 w-full justify-between gap-4 px-4 font-bold sm:px-5">
				{comparisonLabels.toggle}
				<Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
			</summary>
			<table className="comparison">
				<caption className="sr-only">{comparisonLabels.caption}</caption>
				<thead>
					<tr>
						{columns.map((name) => (
							<th key={name} scope="col">
								{packageNames.labels[name]}
							</th>
						))}
					</tr>
				</thead>
				{comparisonRows.map((row) => (
					<tbody key={row.feature}>
						<tr>
							<th colSpan={columns.length} scope="rowgroup">
								{row.feature}
							</th>
						</tr>
						<tr>
							{columns.map((name) => (
								<td key={name}>
									<Cell value={row[name]} />
								</td>
							))}
						</tr>
					</tbody>
				))}
			</table>
		</details>
	);
}

function Cell({ value }: { value: ComparisonCell }) {
	if (typeof value === "string") return value;
	return value ? (
		<>
			<Icon name="check" className="size-5 text-leaf" />
			<span className="sr-only">{comparisonLabels.included}</span>
		</>
	) : (
		<>
			<Icon name="minus" className="size-5 text-ink-soft" />
			<span className="sr-only">{comparisonLabels.notIncluded}</span>
		</>
	);
}
