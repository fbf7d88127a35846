import { priceLineLabels } from "#app/content/wizard-package.ts";
import { formatRange, formatSaving } from "#app/pricing/format.ts";
import type { PricedPackage } from "#app/pricing/price.ts";
import { services } from "#app/services/services.ts";

export function PriceLines({ lines, bundle }: Pick<PricedPackage, "lines" | "bundle">) {
	if (lines.length < 2) return null;
	return (
		<dl className="grid gap-1 border-t border-line pt-3 text-sm tabular-nums">
			{lines.map(({ service, range }) => (
				<div key={service} className="flex flex-wrap gap-x-2">
					<dt className="text-ink-soft">{services.labels[service]}</dt>
					<dd className="ml-auto">{formatRange(range)}</dd>
				</div>
			))}
			{bundle && bundle.saving.high > 0 && (
				<div className="flex flex-wrap gap-x-2 font-bold text-leaf">
					<dt>{priceLineLabels.bundle(bundle.percent)}</dt>
					<dd className="ml-auto">{formatSaving(bundle.saving)}</dd>
				</div>
			)}
		</dl>
	);
}
