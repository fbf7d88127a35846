import { sharedLabels } from "#app/content/site.ts";

const starShape =
	"m12 3.3 2.7 5.5 6 .87-4.35 4.24 1.03 5.99L12 17.07 6.62 19.9l1.03-5.99L3.3 9.67l6-.87L12 3.3Z";

const STEP = 26;

export function Stars({ rating }: { rating: number }) {
	const stars = Array.from({ length: Math.round(rating) }, (_, position) => STEP * position);
	return (
		<p className="text-ember">
			<span className="sr-only">{sharedLabels.rated(rating)}</span>
			{/* One picture: an icon for each would be twenty elements where six do. */}
			<svg
				className="fill-current"
				width={(STEP * stars.length * 5) / 6}
				height="20"
				viewBox={`0 0 ${STEP * stars.length} 24`}
				aria-hidden="true"
				focusable="false"
			>
				{stars.map((left) => (
					<path key={left} d={starShape} transform={`translate(${left})`} />
				))}
			</svg>
		</p>
	);
}
