import type { ReactNode } from "react";
import type { ServiceArea } from "#app/config/places.ts";
import { locationLabels } from "#app/content/service-area-page.ts";

interface AreaFactsProps {
	area: ServiceArea;
	/** The ZIP code that was looked up: it is told also where it is one of those that no page lists. */
	zip?: string | null;
	visits?: string | undefined;
	landmarks?: number;
}

export function AreaFacts({ area, zip, visits, landmarks = area.landmarks.length }: AreaFactsProps) {
	const zips = new Set([...(zip ? [zip] : []), ...area.zips].toSorted());
	return (
		<dl className="grid gap-4">
			<Fact label={locationLabels.response}>
				<p>{area.responseTime}</p>
				{visits && <p className="font-normal">{visits}</p>}
			</Fact>
			<Fact label={locationLabels.zips}>
				<ul className="flex flex-wrap gap-x-4 tabular-nums">
					{[...zips].map((code) => (
						<li key={code}>{code}</li>
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
