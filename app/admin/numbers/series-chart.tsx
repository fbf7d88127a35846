import { scaleBand, scaleLinear } from "d3-scale";
import { line, symbol, symbolCircle, symbolDiamond } from "d3-shape";

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 60;
const TOP = 24;
const BOTTOM = 166;
const MAX_LABELS = 5;

interface Drawn {
	label: string;
	values: readonly number[];
}

interface SeriesChartProps {
	title: string;
	labels: readonly string[];
	bars: Drawn;
	lines: readonly Drawn[];
	format(value: number): string;
}

/** The first is the larger, so that it is seen below the second where both have the same value. */
const marks = [
	{ tone: "text-ember", path: symbol(symbolCircle, 100)() },
	{ tone: "text-ink", path: symbol(symbolDiamond, 44)() },
] as const;

/** Bars, and lines above them, over days. The lines' points differ by their shapes too. */
export function SeriesChart({ title, labels, bars, lines, format }: SeriesChartProps) {
	const all = [bars, ...lines].flatMap(({ values }) => values);
	const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [BOTTOM, TOP]).nice(4);
	const places = labels.map((_, index) => String(index));
	const x = scaleBand(places, [LEFT, WIDTH]).padding(0.25);
	const middleOf = (index: number) => (x(String(index)) ?? 0) + x.bandwidth() / 2;
	const step = Math.ceil(labels.length / MAX_LABELS);
	return (
		<svg
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			width={WIDTH}
			height={HEIGHT}
			role="img"
			aria-label={title}
			className="h-full w-full max-w-xl"
		>
			<Legend entries={[bars, ...lines].map(({ label }) => label)} />
			<g fill="currentColor" fontSize="11" className="text-ink-soft">
				{y
					.ticks(4)
					.filter(Number.isInteger)
					.map((tick) => (
						<g key={tick}>
							<path
								d={`M${LEFT} ${y(tick)}H${WIDTH}`}
								stroke="currentColor"
								strokeOpacity={tick === 0 ? 1 : 0.2}
							/>
							<text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
								{format(tick)}
							</text>
						</g>
					))}
				{labels.map(
					(label, index) =>
						index % step === 0 && (
							<text
								key={places[index]}
								x={Math.min(middleOf(index), WIDTH - 26)}
								y={HEIGHT - 8}
								textAnchor="middle"
							>
								{label}
							</text>
						),
				)}
			</g>
			<g fill="currentColor" className="text-glass">
				{bars.values.map((value, index) => (
					<rect
						key={places[index]}
						x={x(String(index))}
						y={y(Math.max(0, value))}
						width={x.bandwidth()}
						height={Math.abs(y(value) - y(0))}
					/>
				))}
			</g>
			{lines.map(({ label, values }, index) => (
				<g key={label} fill="currentColor" className={marks[index]?.tone}>
					<path
						d={
							line<number>(
								(_, place) => middleOf(place),
								(value) => y(value),
							)(values) ?? ""
						}
						fill="none"
						stroke="currentColor"
						strokeWidth="2"
					/>
					{values.map((value, place) => (
						<path
							key={places[place]}
							d={marks[index]?.path ?? ""}
							transform={`translate(${middleOf(place)} ${y(value)})`}
						/>
					))}
				</g>
			))}
		</svg>
	);
}

function Legend({ entries }: { entries: readonly string[] }) {
	return (
		<g fill="currentColor" fontSize="12">
			{entries.map((entry, index) => {
				const mark = marks[index - 1];
				const left = LEFT + index * 100;
				return (
					<g key={entry}>
						<path
							d={mark?.path ?? "M-5 -5h10v10h-10z"}
							transform={`translate(${left + 6} 8)`}
							className={mark?.tone ?? "text-glass"}
						/>
						<text x={left + 16} y="12">
							{entry}
						</text>
					</g>
				);
			})}
		</g>
	);
}
