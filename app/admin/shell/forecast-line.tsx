import { forecastSource } from "#app/config/forecast.ts";
import { forecastTexts } from "#app/content/forecast.ts";

/** A day's weather, with who tells it; nothing where it is not known. */
export function ForecastLine({ forecast }: { forecast: string | null }) {
	if (forecast === null) return null;
	return (
		<p className="flex flex-wrap items-center gap-x-2 text-sm">
			<span className="font-bold">{forecast}</span>{" "}
			<span className="text-ink-soft print:hidden">
				{forecastTexts.source}{" "}
				<a href={forecastSource.href} target="_blank" rel="noreferrer" className="link tap">
					{forecastSource.label}
				</a>
			</span>
		</p>
	);
}
