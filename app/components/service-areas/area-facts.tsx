import type { ReactNode } from "react";
import type { ServiceArea } from "#app/config/places.ts";
import { locationLabels } from "#app/content/service-area-page.ts";

interface AreaFactsProps {
	area: ServiceArea;
	visits?: string | undefined;
	landmarks?: number;
}

export function AreaFacts({ area, visits, landmarks = area.landmarks.length }: AreaFactsProps) {
	return (
		<dl className="grid gap-4">
			<Fact label={locationLabels.response}>
				<p>{area.responseTime}</p>
				{visits && <p className="font-normal">{visits}</p>}
			</Fact>
			<Fact label={locationLabels.zips}>
				<ul className="flex flex-wrap gap-x-4 tabular-nums">
					{area.zips.map((zip) => (
						<li key={zip}>{zip}</li>
					))}
				</ul>
			</Fact>
			<Fact label={locationLabels.landmarks}>
				<ul className="font-normal">
					{area.landmarks.slice(0, landmarks).map((landmark) => (
						<li key={landmark}>{landmark}</li>
					))}
				</ul>
			</Fact>
		</dl>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-sm text-ink-soft">{label}</dt>
			<dd className="font-bold">{children}</dd>
		</div>
	);
}
