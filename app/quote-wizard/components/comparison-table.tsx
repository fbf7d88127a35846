import { packageNames } from "#app/catalog/options.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { type ComparisonCell, comparisonLabels, comparisonRows } from "#app/content/packages.ts";

const columns = ["basic", "deluxe", "luxury"] as const;

/** The packages by feature, opened and closed without a script (SPEC section 2, step 4). */
export function ComparisonTable() {
	return (
		<details className="group rounded-lg border border-line">
			<summary className="tap min-h-14 w-full justify-between gap-4 px-5 font-bold">
				{comparisonLabels.toggle}
				<Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
			</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
			<section className="overflow-x-auto px-5 pb-5" aria-label={comparisonLabels.caption} tabIndex={0}>
				<table className="w-full min-w-md text-left text-sm">
					<caption className="sr-only">{comparisonLabels.caption}</caption>
					<thead>
						<tr className="border-b-2 border-ink">
							<th scope="col" className="py-2 pr-4">
								{comparisonLabels.feature}
							</th>
							{columns.map((name) => (
								<th key={name} scope="col" className="py-2 pr-4">
									{packageNames.labels[name]}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{comparisonRows.map((row) => (
							<tr key={row.feature} className="border-b border-line last:border-0">
								<th scope="row" className="py-2.5 pr-4 font-normal">
									{row.feature}
								</th>
								{columns.map((name) => (
									<td key={name} className="py-2.5 pr-4">
										<Cell value={row[name]} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
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
			<span aria-hidden="true" className="text-ink-soft">
				–
			</span>
			<span className="sr-only">{comparisonLabels.notIncluded}</span>
		</>
	);
}
