import { scaleLinear } from "d3-scale";

const WIDTH = 360;
const ROW = 38;
const MAX_LABEL = 44;

interface BarChartProps {
	title: string;
	rows: readonly { label: string; value: number }[];
	format(value: number): string;
}

/** A bar for each row, its name above, which a phone has no room for beside it. */
export function BarChart({ title, rows, format }: BarChartProps) {
	const x = scaleLinear([0, Math.max(1, ...rows.map(({ value }) => value))], [2, WIDTH - 70]);
	return (
		<svg
			viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`}
			width={WIDTH}
			height={rows.length * ROW}
			role="img"
			aria-label={title}
			className="h-full w-full max-w-xl"
		>
			{rows.map(({ label, value }, index) => (
				<g key={label} fill="currentColor" fontSize="13" transform={`translate(0 ${index * ROW})`}>
					<text y="13">{shortened(label)}</text>
					<rect y="18" width={x(Math.max(0, value))} height="12" className="text-glass" />
					<text x={x(Math.max(0, value)) + 6} y="29">
						{format(value)}
					</text>
				</g>
			))}
		</svg>
	);
}

function shortened(label: string): string {
	return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
}
