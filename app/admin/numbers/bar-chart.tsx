/** How much of its line the longest bar takes, in percent; its value stands behind it. */
const LONGEST = 80;

interface BarChartProps {
	title: string;
	rows: readonly { label: string; value: number }[];
	format(value: number): string;
}

/** A bar for each row, its name above, which a phone has no room for beside it. */
export function BarChart({ title, rows, format }: BarChartProps) {
	const most = Math.max(1, ...rows.map(({ value }) => value));
	return (
		<div role="img" aria-label={title} className="grid max-w-xl gap-1.5 text-sm">
			{rows.map(({ label, value }) => (
				<div key={label}>
					<p className="wrap-anywhere">{label}</p>
					<div className="flex items-center gap-1.5">
						<svg width={`${Math.max(0.5, (value / most) * LONGEST)}%`} height="12" aria-hidden="true">
							<rect width="100%" height="100%" fill="currentColor" className="text-glass" />
						</svg>
						{format(value)}
					</div>
				</div>
			))}
		</div>
	);
}
